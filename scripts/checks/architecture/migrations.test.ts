import { describe, expect, it } from 'vitest'
import { checkMigrations } from './migrations.ts'

const findings = (text: string, number = '0900') =>
  checkMigrations([{ path: `db/migrations/${number}_new.sql`, text }])
const said = (text: string) => findings(text).map(({ what }) => what.split('\n')[0])

describe('migrations that lock everybody out', () => {
  it.each([
    ['create index a on stories (title)', 'blocks every write to stories'],
    ['create unique index if not exists a on public.stories (title)', 'blocks every write to stories'],
    ['create index concurrently a on stories (title)', 'cannot run in a transaction'],
    ['alter table stories alter column title type varchar(9)', 'rewrites stories'],
    ['alter table only stories alter title set data type text', 'rewrites stories'],
    ["ALTER TABLE stories ADD CONSTRAINT a CHECK (title <> '')", 'reads all of stories'],
    ["alter table stories add check (title <> '')", 'reads all of stories'],
    ['alter table stories add foreign key (a) references b', 'reads all of stories'],
    ['alter table stories add constraint a unique (title)', 'blocks stories'],
    ['alter table stories add primary key (id)', 'blocks stories'],
    ['alter table stories add constraint a exclude using gist (b with =)', 'blocks stories'],
    ['alter table stories alter column title set not null', 'reads all of stories'],
    ['alter table stories validate constraint a', 'reads all of stories'],
    [
      'alter table stories add column a text, add column b uuid default gen_random_uuid()',
      'rewrites stories',
    ],
    ['alter table stories add a timestamptz default clock_timestamp()', 'rewrites stories'],
    ['alter table stories add column a text generated always as (upper(title)) stored', 'rewrites stories'],
    ['alter table stories add column a bigserial', 'rewrites stories'],
    ['alter table stories add column a text not null', 'fails on rows'],
    ['alter table stories add column a integer default 1 check (a > 0)', 'reads all of stories'],
    ['alter table stories add column a text unique', 'blocks stories'],
    ["alter table stories add column a uuid default '1' references accounts (id)", 'reads all of stories'],
    ["update stories set title = 'where'", 'locks every row of stories'],
    ['delete from stories', 'locks every row of stories'],
    ['lock table stories', 'locks or rewrites'],
    ["set local lock_timeout = '0'", 'lets the migration queue'],
    [
      'do $$ begin if true then create index a on stories (title); end if; end $$',
      'blocks every write to stories',
    ],
    ['do $$ begin alter table stories add check (true); end $$', 'reads all of stories'],
  ])('%s', (sql, what) => {
    expect(said(`${sql};`)).toEqual([expect.stringContaining(what)])
  })

  it.each([
    "create table a (id uuid primary key, b text unique check (b <> '')); create index c on a (b); alter table a add check (true)",
    'create table if not exists public.a (id uuid); create index on a (id)',
    'alter table stories add column a text',
    "alter table stories add column a text not null default 'x', add b timestamptz not null default now(), drop column c",
    "alter table stories add column a text[] not null default '{}', add column b uuid references accounts on delete set null",
    'alter table stories add column a uuid default current_actor()',
    'alter table stories add constraint a check (title is not null) not valid',
    'alter table stories add constraint a unique using index b',
    "alter table stories alter column title set default '', alter column title drop not null, enable row level security",
    "update stories set title = 'x' where title = 'y'",
    'create function a() returns void language sql as $$ create index a on stories (title); update stories set a = 1 $$',
    "-- create index a on stories (title);\nselect 'create index a on stories (title);'",
    'alter table stories add check (true) /* lock is short: one row for each plan */',
  ])('may pass: %s', sql => {
    expect(said(`${sql};`)).toEqual([])
  })

  it('are let be when they are history', () => {
    expect(findings('create index a on stories (title)', '0100')).toEqual([])
    expect(findings('create index a on stories (title)', '0101')).toHaveLength(1)
  })
})

describe('migrations without a transaction', () => {
  const without = (sql: string) => said(`-- transaction: none\n${sql};`)

  it.each([
    'create unique index concurrently a on stories (title)',
    'drop index concurrently if exists a',
    'alter table stories validate constraint a',
    'reindex index concurrently a',
    'analyze stories',
  ])('may %s', sql => {
    expect(without(sql)).toEqual([])
  })

  it.each([
    'create index a on stories (title)',
    'create index concurrently on stories (title)',
    'drop index concurrently a',
    'alter table stories add column a text',
    'alter table stories validate constraint a, add column b text',
    "insert into stories values ('x')",
    'do $$ begin end $$',
  ])('may not %s', sql => {
    expect(without(sql)).toEqual([expect.stringContaining('cannot be undone half way')])
  })
})

it('a column may refuse null once a check of the same was validated', () => {
  const files = [
    ['0901_check', 'alter table stories add constraint titled check (title is not null) not valid;'],
    ['0902_validate', '-- transaction: none\nalter table stories validate constraint titled;'],
    ['0903_require', 'alter table stories alter column title set not null;'],
  ].map(([name, text = '']) => ({ path: `db/migrations/${name}.sql`, text }))
  expect(checkMigrations(files)).toEqual([])
  expect(checkMigrations(files.filter(({ path }) => !path.includes('0902')))).toHaveLength(1)
})
