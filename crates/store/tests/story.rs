//! The story of a store, told once for every back end: each story gets a place, which gives the location of a new database.
//!
//! Another back end would add a [`Place`] and one more line at the end.

mod crowd;
mod daily;
mod decks;
mod life;
mod lists;
mod removal;
mod seats;

pub(crate) use crate::sample::{new_table, person, seed, t};
use atout_store::{ActionRow, ImportId, Location, NewImport, Store};
use tempfile::TempDir;

/// A place with a database of its own, which can be opened, closed and opened again.
pub(crate) trait Place {
    /// Where the database is. It need not be there yet.
    fn location(&self) -> Location;

    async fn open(&self) -> Store {
        Store::open(&self.location()).await.unwrap()
    }

    /// Closes the store and opens it again, as a restart does.
    async fn reopen(&self, store: Store) -> Store {
        store.close().await;
        self.open().await
    }
}

/// A folder with an SQLite file.
struct SqliteFolder(TempDir);

impl Place for SqliteFolder {
    fn location(&self) -> Location {
        Location::Sqlite(self.0.path().join("made/on/demand.db"))
    }
}

pub(crate) fn new_import(id: &str, owner: &str) -> NewImport {
    NewImport {
        id: ImportId::new(id),
        person: person(owner),
        game: "stones".to_owned(),
        players: vec![],
        result: None,
        n_actions: 7,
        record: "{…}".to_owned(),
    }
}

pub(crate) fn action(n: u64, action: &str) -> ActionRow {
    ActionRow { n, seat: u8::from(n.is_multiple_of(2)), action: action.to_owned() }
}

/// A table that is being played.
pub(crate) async fn begun(store: &Store, id: &str, owner: &str) {
    store.create_table(&new_table(id, owner)).await.unwrap();
    store.begin(&t(id), &[], &seed("seed")).await.unwrap();
}

macro_rules! tell {
    ($place:expr; $($module:ident: $($story:ident)+;)+) => {
        $($(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $story() {
                $module::$story($place).await;
            }
        )+)+
    };
}

tell! {
    SqliteFolder(tempfile::tempdir().unwrap());
    life:
        a_table_lives_from_committed_to_over_across_restarts
        an_action_is_never_written_twice_and_never_with_a_gap
        a_row_of_actions_is_written_as_a_whole
        the_pace_of_bots_is_remembered
        secrets_do_not_print_themselves
        all_servers_of_a_database_get_the_same_key
        a_closed_store_refuses_everything;
    crowd:
        one_of_many_writers_of_the_same_number_succeeds
        a_thousand_tables_write_at_once_and_nothing_is_lost
        a_refused_change_does_not_disturb_those_beside_it;
    lists:
        lists_show_the_owners_tables_and_what_is_finished
        tables_of_bots_that_go_on_are_found
        an_opened_record_can_be_read_again;
    daily:
        only_the_first_try_of_a_day_counts_even_if_its_table_is_deleted
        a_score_is_stored_once;
    decks:
        a_deck_belongs_to_one_visitor_across_restarts
        a_visitor_keeps_a_hundred_decks_and_no_more
        a_deck_that_nobody_changes_expires;
    removal:
        an_owner_deletes_a_table_with_its_actions
        an_owner_deletes_a_record
        what_is_too_old_expires_in_small_steps;
    seats:
        a_table_goes_from_open_to_over_across_restarts
        one_of_a_hundred_gets_a_free_seat
        a_change_of_seats_or_set_ups_voids_commitment_and_values
        a_table_belongs_to_its_maker_and_its_seats_to_their_holders;
}
