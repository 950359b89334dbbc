import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { addMs, HOUR_MS } from '#core/shared/time.ts'
import { ITEM_STATES, type ItemState } from '#core/watch/forms.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { insertItems, listItems } from '#db/queries/watch/items.ts'
import { rarestWord } from '#db/queries/watch/words.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

/** Words as they stand in texts and are searched for, those that come apart or mean something to a search among them. */
const WORDS =
  `loaf rye Rye ryes baking bakes baker bakery the of T t O'Brien can’t don't well-known e-mail state-of-the-art Äpfel
  straße café cafe naïve 面包 хлеб 🥐 3.14 -7 1,000 v2.0 AT&T R&D a|b a&b !x <b>bold</b> <-> & | ! ( ) : * '' " \\ \\\\ % _
  https://x.test/rye?a=1&b=c'd|e x.test/a(b)c rye@x.test #rye @rye or OR and not rye:* rye:A 'rye' l'été`
    .split(/\s+/)
    .filter(word => word !== '')
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 0, maxLength: 8 }).map(words => words.join(' '))
const search = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
      fc.constantFrom(...WORDS).map(word => `-${word}`),
      text.map(phrase => `"${phrase}"`),
      text.map(phrase => `-"${phrase}"`),
      fc.string({ unit: 'binary', maxLength: 6 }).map(each => each.replaceAll('\0', ' ').toWellFormed()),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map(pieces => pieces.join(' ').trim())
  .filter(each => each !== '')
/** More items than a rare word may have. */
const MANY = 3_050

describeOnDatabases('the words of watched items', database => {
  let workspace: WorkspaceId
  const inWorkspace = <T>(work: (sql: Sql) => Promise<T>, of = workspace) =>
    database().db.inWorkspace(of, work)

  async function addSource(of: WorkspaceId): Promise<string> {
    const [source] = await database().db.sql<{ id: string }[]>`
      insert into watch_sources (user_id, name, address, host, next_at)
      values (${of}, 'A magazine', ${`https://x.test/${randomUUID()}`}, 'x.test', ${TEST_NOW}) returning id
    `
    return source?.id ?? ''
  }

  async function addItems(
    sourceId: string,
    texts: readonly { title: string; summary?: string; isHidden?: boolean; foldedInto?: string | null }[],
    of = workspace,
  ): Promise<string[]> {
    const items = texts.map(({ title, summary = '', isHidden = false, foldedInto = null }, n) => ({
      id: randomUUID(),
      guid: '',
      identity: randomUUID(),
      title,
      summary,
      author: '',
      address: '',
      // Some at the same instant.
      publishedAt: addMs(TEST_NOW, -HOUR_MS * Math.floor(n / 3)),
      isHidden,
      foldedInto,
    }))
    await inWorkspace(sql => insertItems(sql, { workspace: of, sourceId, items, now: TEST_NOW }), of)
    return items.map(({ id }) => id)
  }

  /** What is found without the table of words: all of it, the newest 1,000 at most. */
  async function findPlainly(state: ItemState, wanted: string, sourceId: string | null): Promise<string[]> {
    const rows = await inWorkspace(
      sql => sql<{ id: string }[]>`
        select id from watch_items
        where user_id = ${workspace} and state = ${state} and folded_into is null and not is_hidden
          and (${sourceId}::uuid is null or source_id = ${sourceId})
          and search @@ websearch_to_tsquery('english', ${wanted})
        order by published_at desc, id desc limit 1000
      `,
    )
    return rows.map(({ id }) => id)
  }

  async function expectSame(
    state: ItemState,
    wanted: string,
    sourceId: string | null = null,
  ): Promise<string[]> {
    const plain = await findPlainly(state, wanted, sourceId)
    for (const page of [1, 2]) {
      const found = await inWorkspace(sql =>
        listItems(sql, { workspace, state, sourceId, search: wanted, page: { page, size: 30 } }),
      )
      const expected = plain.slice((page - 1) * 30, page * 30)
      expect([wanted, found.rows.map(({ id }) => id)]).toEqual([wanted, expected])
      expect([wanted, found.total]).toEqual([wanted, expected.length > 0 ? plain.length : 0])
    }
    return plain
  }

  /** The table of words is what follows from the items, each word once. */
  async function expectWhole(): Promise<void> {
    const { db } = database()
    const [row] = await db.sql<{ words: number; wrong: number }[]>`
      with wanted as (
        select user_id, id, word from watch_items, unnest(tsvector_to_array(search)) as word
      ), kept as (select user_id, item_id, word from watch_words)
      select (select count(*)::integer from kept) as words, (
        select count(*)::integer from (
          (table wanted except all table kept) union all (table kept except all table wanted)
        ) d
      ) as wrong
    `
    expect(row?.wrong).toBe(0)
    expect(row?.words).toBeGreaterThan(0)
  }

  async function rarestOf(wanted: string): Promise<string | null> {
    const [row] = await inWorkspace(
      sql => sql<{ word: string }[]>`${rarestWord(sql, { workspace, search: wanted })}`,
    )
    return row?.word ?? null
  }

  beforeEach(async () => {
    workspace = (await createTestAccount(database().db)).workspace
  })

  test('a rare word leads to its items, a frequent one does not, and nothing does that is not needed', async () => {
    const { db } = database()
    await db.sql`
      insert into watch_items (user_id, source_id, identity, title, published_at, found_at)
      select ${workspace}, ${await addSource(workspace)}, md5(n::text), 'Our loaf ' || n % 100 || ' of spelt' || n,
        ${TEST_NOW}::timestamptz - make_interval(mins => n), ${TEST_NOW}
      from generate_series(1, ${MANY}::int) n
    `
    await db.sql`analyze watch_items, watch_words`
    expect(await rarestOf('Spelt7')).toBe('spelt7')
    expect(await rarestOf('loafs')).toBeNull()
    expect(await rarestOf('loafs spelt8')).toBe('spelt8')
    expect(await rarestOf('loaf "of spelt9"')).toBe('spelt9')
    expect(await rarestOf('loaf -spelt9')).toBeNull()
    expect(await rarestOf('loaf or spelt9')).toBeNull()
    expect(await rarestOf('-spelt9')).toBeNull()
    expect(await rarestOf('the')).toBeNull()
    expect(await rarestOf('nowhere spelt9')).toBe('nowher')
    for (const [wanted, count] of [
      ['spelt7', 1],
      ['loaf', 1000],
      ['loaf spelt8', 1],
      ['loaf 7', 31],
      ['loaf or spelt9', 1000],
      ['nowhere', 0],
      ['the', 0],
    ] as const)
      expect([wanted, (await expectSame('new', wanted)).length]).toEqual([wanted, count])
  })

  test('whatever is searched for in whatever texts, it finds what going through them finds', async () => {
    const stranger = (await createTestAccount(database().db)).workspace
    const batch = fc.array(fc.record({ title: text, summary: text, isHidden: fc.boolean() }), {
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(
        batch,
        fc.array(search, { minLength: 4, maxLength: 4 }),
        fc.constantFrom(...ITEM_STATES),
        text,
        async (texts, searches, state, later) => {
          const own = await addSource(workspace)
          const [first, second, third, fourth] = await addItems(own, texts)
          await addItems(await addSource(stranger), texts, stranger)
          await inWorkspace(async sql => {
            if (first) await sql`update watch_items set title = ${later} where id = ${first}`
            if (second) await sql`delete from watch_items where id = ${second}`
            if (third)
              await sql`update watch_items set state = ${state}, is_hidden = false where id = ${third}`
            if (fourth) await sql`update watch_items set folded_into = ${first ?? null} where id = ${fourth}`
          })
          for (const wanted of searches)
            for (const each of new Set<ItemState>(['new', state])) await expectSame(each, wanted, own)
          await expectSame('new', searches[0] ?? 'rye')
        },
      ),
      { numRuns: 40 },
    )
    for (const word of WORDS) await expectSame('new', word)
    await expectWhole()
  })

  test('words follow their items: changed, removed one by one, with their source and with their workspace', async () => {
    const { db } = database()
    const other = await createTestAccount(db)
    const source = await addSource(other.workspace)
    const [changed = '', gone = ''] = await addItems(
      source,
      [{ title: 'A kiln', summary: 'for clay' }, { title: 'A kiln' }, { title: 'A kiln' }],
      other.workspace,
    )
    const words = async () => {
      const rows = await inWorkspace(
        sql => sql<{ word: string }[]>`select word from watch_words order by word`,
        other.workspace,
      )
      return rows.map(({ word }) => word)
    }
    expect(await words()).toEqual(['clay', 'kiln', 'kiln', 'kiln'])
    await inWorkspace(
      sql => sql`update watch_items set title = 'Ovens' where id = ${changed}`,
      other.workspace,
    )
    expect(await words()).toEqual(['clay', 'kiln', 'kiln', 'oven'])
    await inWorkspace(sql => sql`update watch_items set state = 'saved', title = title`, other.workspace)
    await inWorkspace(sql => sql`delete from watch_items where id = ${gone}`, other.workspace)
    expect(await words()).toEqual(['clay', 'kiln', 'oven'])
    await inWorkspace(sql => sql`delete from watch_sources where id = ${source}`, other.workspace)
    expect(await words()).toEqual([])
    await addItems(await addSource(other.workspace), [{ title: 'A kiln' }], other.workspace)
    await db.sql`delete from accounts where id = ${other.id}`
    expect(await db.sql`select from watch_words where user_id = ${other.id}`).toHaveLength(0)
    await expectWhole()
  })
})
