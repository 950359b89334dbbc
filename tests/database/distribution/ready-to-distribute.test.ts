import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { listSourceFiles } from '#scripts/checks/source-files.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { listOwnedTables } from '#tests/support/database/catalogue.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { JOINS_WITHOUT_KEY, LINKS_WITHOUT_KEY, OF_NO_WORKSPACE, UNIQUE_EVERYWHERE } from './exceptions.ts'
import { carriesKey, readJoins } from './read-joins.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Queries as they are sent, by file: what tests and benchmarks ask is nobody's page. */
const queries = listSourceFiles(ROOT)
  .filter(path => /^(app|db)\//.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

describeOnDatabase('tables that could be spread over several servers by workspace', database => {
  /** The column of each table that holds the workspace. */
  let owners: ReadonlyMap<string, string> = new Map()

  beforeAll(async () => {
    owners = new Map((await listOwnedTables(database().db.sql)).map(({ table, owner }) => [table, owner]))
  })

  test('every table belongs to a workspace or says why not', async () => {
    const tables = await database().db.sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    `
    const unowned = tables.map(({ name }) => name).filter(name => !owners.has(name))
    expect(unowned.toSorted()).toEqual(Object.keys(OF_NO_WORKSPACE).toSorted())
  })

  test('every unique key names the workspace, is an id made by us, or says why it is unique everywhere', async () => {
    const keys = await database().db.sql<{ table: string; columns: string[]; isMade: boolean }[]>`
      select c.relname as table, i.indisprimary and i.indnkeyatts = 1
          and (a.attidentity <> '' or (a.attname = 'id' and a.atttypid = 'uuid'::regtype)) as is_made,
        array(
          select k.attname::text from unnest(i.indkey::smallint[]) with ordinality as u (attnum, place)
          join pg_attribute k on k.attrelid = i.indrelid and k.attnum = u.attnum
          where u.place <= i.indnkeyatts order by u.place
        ) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indisunique and c.relkind in ('r', 'p')
    `
    const everywhere = keys
      .filter(({ table, columns, isMade }) => {
        const owner = owners.get(table)
        return owner !== undefined && !columns.includes(owner) && !isMade
      })
      .map(({ table, columns }) => `${table} (${columns.join(', ')})`)
    expect(everywhere.toSorted()).toEqual(Object.keys(UNIQUE_EVERYWHERE).toSorted())
  })

  test('every foreign key between tables of workspaces carries the workspace', async () => {
    const links = await database().db.sql<{ table: string; target: string; from: string[]; to: string[] }[]>`
      select f.conrelid::regclass::text as table, f.confrelid::regclass::text as target,
        array(
          select a.attname::text from unnest(f.conkey) with ordinality as u (attnum, place)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = u.attnum order by u.place
        ) as from,
        array(
          select a.attname::text from unnest(f.confkey) with ordinality as u (attnum, place)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = u.attnum order by u.place
        ) as to
      from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace
    `
    const between = links.filter(({ table, target }) => owners.has(table) && owners.has(target))
    expect(between.length).toBeGreaterThan(60)
    const loose = between
      .filter(({ table, target, from, to }) => {
        const place = from.indexOf(owners.get(table) ?? '')
        return place < 0 || to[place] !== owners.get(target)
      })
      .map(({ table, target }) => `${table} -> ${target}`)
    expect(loose.toSorted()).toEqual(Object.keys(LINKS_WITHOUT_KEY).toSorted())
    // What belongs to nobody is on another server than what it would have to wait for.
    const outward = links.filter(
      ({ table, target }) =>
        (!owners.has(table) && owners.has(target)) ||
        (owners.has(table) && target !== 'accounts' && !owners.has(target)),
    )
    expect(outward).toEqual([])
  })

  test('every join with a table of a workspace names its key', () => {
    const joins = queries.flatMap(({ path, text }) => readJoins(text).map(found => ({ path, ...found })))
    const owned = joins.filter(({ table }) => owners.has(table))
    expect(owned.length).toBeGreaterThan(200)
    const loose = owned.filter(found => !carriesKey(found, owners.get(found.table) ?? ''))
    expect([...new Set(loose.map(({ path, table }) => `${path}: ${table}`))].toSorted()).toEqual(
      Object.keys(JOINS_WITHOUT_KEY).toSorted(),
    )
  })

  test('no trigger or function leaves anything behind in the session', async () => {
    const functions = await database().db.sql<{ name: string; body: string }[]>`
      select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace
    `
    expect(functions.filter(({ body }) => leftBehind(body).length > 0).map(({ name }) => name)).toEqual([])
  })

  test('every join in a trigger or function names the key as well', async () => {
    const functions = await database().db.sql<{ name: string; body: string }[]>`
      select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace
    `
    const joins = functions.flatMap(({ name, body }) => readJoins(body).map(found => ({ name, ...found })))
    const owned = joins.filter(({ table }) => owners.has(table))
    expect(owned.length).toBeGreaterThan(10)
    const loose = owned.filter(found => !carriesKey(found, owners.get(found.table) ?? ''))
    expect(loose.map(({ name, table }) => `${name}: ${table}`)).toEqual([])
  })
})

describe('what a join carries', () => {
  test.each([
    ['join deals d on d.user_id = l.user_id and d.lead_id = l.id where true', true],
    ['left join "deals" on deals.user_id = l.user_id', true],
    ['join deals d using (user_id, id)', true],
    ['join deals d on d.lead_id = l.id', false],
    ['join deals d on d.lead_id = l.id where d.user_id = $1', false],
    ['join deals d on d.lead_id = l.id join leads l on l.user_id = d.user_id', false],
  ])('%s', (text, carries) => {
    const [found] = readJoins(text)
    expect(found?.table).toBe('deals')
    expect(found && carriesKey(found, 'user_id')).toBe(carries)
  })
})

/** Statements outside of a transaction that leave something behind in the session, which a pooler gives to somebody else. */
const LEFT_BEHIND: readonly (readonly [string, RegExp])[] = [
  ['set', /`\s*set\s+(?!local\b)(?:session\s+)?\w+\s*(?:=|to\b)/gi],
  ['set role', /\bset\s+(?:session\s+)?(?:role|authorization)\s+(?!=)\S/gi],
  ['a lock of the session', /\bpg_(?:try_)?advisory_lock(?:_shared)?\s*\(/gi],
  ['a temporary table', /\bcreate\s+temp(?:orary)?\s+table\b(?![^`;]*on commit drop)/gi],
  ['a cursor that is held', /\bwith hold\b/gi],
]

/** Files with a connection of their own that no pooler is in front of (`DATABASE_DIRECT_URL`, `DATABASE_OWNER_URL`). */
const DIRECT: Readonly<Record<string, string>> = {
  'db/embedded/session-queue.ts': 'the embedded database’s own pooler, which puts back what a session had',
  'db/migrate.ts': 'migrations run over a direct connection',
  'db/queries/platform/backup/contents.ts': 'who restores holds a direct connection for as long as it takes',
}

/** Whether every call of set_config ends with the transaction: its last argument is `true`. */
function isLocal(text: string): boolean {
  return [...text.matchAll(/\bset_config\s*\(/gi)].every(call => {
    const start = call.index + call[0].length
    let open = 1
    let end = start
    for (; open > 0 && end < text.length; end += 1) open += { '(': 1, ')': -1 }[text[end] ?? ''] ?? 0
    return /,\s*true\s*$/i.test(text.slice(start, end - 1))
  })
}

const leftBehind = (text: string) => [
  ...(isLocal(text) ? [] : ['set_config that is not local']),
  ...LEFT_BEHIND.filter(([, pattern]) => text.search(pattern) >= 0).map(([what]) => what),
]

test('no statement leaves anything behind in its session', () => {
  const found = queries.flatMap(({ path, text }) => (leftBehind(text).length > 0 ? [path] : []))
  expect(found).toEqual(Object.keys(DIRECT))
})

test.each([
  ["sql`select set_config('app.workspace', $1, true), set_config('role', 'app', true)`", []],
  ["sql`select set_config('app.workspace', $1, false)`", ['set_config that is not local']],
  [
    "sql`select set_config('role', 'app', true), set_config('app.actor', concat($1, $2), false)`",
    ['set_config that is not local'],
  ],
  ['sql`set statement_timeout = 0`', ['set']],
  ['sql`set local statement_timeout = 0`', []],
  ['sql`update accounts set role = $1`', []],
  ['sql`set role app`', ['set role']],
  ['sql`select pg_advisory_lock(1)`', ['a lock of the session']],
  ['sql`select pg_advisory_xact_lock(1)`', []],
  ['create temp table x (n int)', ['a temporary table']],
])('%s', (text, what) => {
  expect(leftBehind(text)).toEqual(what)
})

describeOnDatabase('what a transaction leaves in its connection', database => {
  test('nothing of a workspace: the next one to get it sees no rows and has no role', async () => {
    const { db, url } = database()
    const { workspace, id } = await createTestAccount(db)
    const pooled = openDatabase({ url, max: 1 })
    try {
      const before = await pooled.unscoped.sql`select current_user as role`
      const mine = await pooled.inWorkspace(
        workspace,
        sql =>
          sql`select id, current_user as role, current_setting('app.workspace') as workspace from profiles`,
        { userId: id, role: 'admin', token: 'ours' },
      )
      expect(mine).toEqual([{ id: workspace, role: 'app', workspace }])
      await pooled.acrossWorkspaces('operator', sql => sql`select 1 from profiles limit 1`)
      const after = await pooled.unscoped.sql`
        select current_user as role,
          array(
            select current_setting(name, true) from unnest(array['workspace', 'actor', 'team_role', 'token']) as n (name_),
              lateral (select 'app.' || name_ as name) full_name where coalesce(current_setting(name, true), '') <> ''
          ) as left_behind
      `
      expect(after).toEqual([{ role: before[0]?.role, leftBehind: [] }])
    } finally {
      await pooled.close()
    }
  })
})
