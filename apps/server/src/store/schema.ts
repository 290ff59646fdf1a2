/**
 * Entries lie in the order in which they came; each knows the one before it in its match (the first has 0). So a batch of many matches fills a
 * few pages. Indexes by match and by key would touch two more for each move, which takes twice the CPU. What a database need not know of an
 * entry is one text. `ends` has the last entry of each match among those up to the largest number in it; the few that came since are looked
 * through. What older servers ask for is not there, so that they can't add what nobody would find.
 */
const SCHEMA = `
create table if not exists tables (
  no integer primary key, id text not null unique, code text not null unique, game text not null, status text not null,
  seed text not null, luck text not null, made integer not null, body text not null
);
create index if not exists tables_by_status on tables (status, made);
create table if not exists entries (
  no integer primary key, before integer not null, match integer not null, seq integer not null, entry text not null, chain text not null
);
create table if not exists ends (match integer primary key, last integer not null);
create index if not exists ends_by_last on ends (last);
create table if not exists snapshots (
  match text not null, seq integer not null, state text not null, hash text not null, primary key (match, seq)
) without rowid;
create table if not exists people (id text primary key, name text not null, token text not null unique, made integer not null) without rowid;
create table if not exists sitters (person text not null, match text not null, primary key (person, match)) without rowid;
pragma user_version = 5;
`;

/** Brings `ends` up to date. */
export const TELL_ENDS = `
insert into ends (match, last)
  select match, max(no) from entries where no > (select coalesce(max(last), 0) from ends) group by match
  on conflict do update set last = excluded.last`;

/** Up to version 4 each value was a column. */
const COLUMNS = ['kind', 'seat', 'key', 'move', 'draws', 'events', 'at'];
const TEXT = COLUMNS.join(' || char(10) || ');
const OLD = 'alter table entries rename to old_entries;';

/** Links entries that had none, and says which are the last. */
const linked = (from: string, match: string): string => `
insert into entries (no, before, match, seq, entry, chain)
  select no, lag(no, 1, 0) over (partition by match order by seq), match, seq, entry, chain from
    (select row_number() over (order by ${match}, seq) as no, ${match} as match, seq, ${TEXT} as entry, chain from ${from});
${TELL_ENDS};
drop table old_entries;
`;

/** Files of version 1 kept their entries by match. */
const FROM_1 = `
alter table tables rename to old_tables;
drop index tables_by_status;
${OLD}
${SCHEMA}
insert into tables (id, code, game, status, seed, luck, made, body)
  select id, code, game, status, seed, luck, made, body from old_tables order by made;
${linked('old_entries join tables on id = old_entries.match', 'tables.no')}
drop table old_tables;
`;

/** Those of version 2 had indexes. */
const FROM_2 = `${OLD} ${SCHEMA} ${linked('old_entries', 'old_entries.match')}`;

/** Those of version 4 had links. */
const FROM_4 = `
${OLD}
${SCHEMA}
insert into entries (no, before, match, seq, entry, chain) select no, before, match, seq, ${TEXT}, chain from old_entries;
${TELL_ENDS};
drop table old_entries;
`;

/** Those of version 3 had the ends of logs in another table, always up to date. */
const FROM_3 = `${FROM_4} drop table heads;`;

/** What brings a file of a version up to date. */
export const UPGRADES: Readonly<Record<string, string>> = {
  0: SCHEMA,
  1: FROM_1,
  2: FROM_2,
  3: FROM_3,
  4: FROM_4,
  5: TELL_ENDS,
};
