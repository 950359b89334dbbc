import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptParts } from '#core/stories/excerpt.ts'
import { STORY_KINDS, STORY_STATUSES } from '#core/stories/kinds.ts'
import type { WorkspaceId } from '#db/client.ts'
import {
  countStoriesByKind,
  listStories,
  listStoryTitles,
  readStoryPlace,
} from '#db/queries/stories/list-stories.ts'
import { countStories, findStory, insertStory, updateStory } from '#db/queries/stories/stories.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const DAY = 86_400_000
const NOW = new Date('2026-11-20T12:00:00Z')

describeOnDatabases('stories', database => {
  const add = async (titles: string[]) => {
    const { db } = database()
    const account = await createTestAccount(db)
    const stories = await db.inWorkspace(account.workspace, async sql => {
      const added = []
      for (const [n, title] of titles.entries()) {
        const now = new Date(NOW.getTime() - (titles.length - n) * DAY)
        added.push(await insertStory(sql, { workspace: account.workspace, fields: { title }, now }))
      }
      return added
    })
    return { ...account, stories }
  }

  test('a story comes back as it was written, with an entry in the story bank', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    const fields = {
      title: 'The potter',
      kind: 'client',
      happenedOn: '2026-03-29',
      proofKind: 'number',
    } as const
    const story = await db.inWorkspace(workspace, sql => insertStory(sql, { workspace, fields, now: NOW }))
    expect(story).toMatchObject({
      ...fields,
      status: 'ready',
      permission: 'none',
      version: 1,
      createdAt: NOW,
    })
    expect(await findStory(db.sql, { workspace, id: story.id })).toEqual(story)
    expect(await db.sql`select 1 from storybank_entries where story_id = ${story.id}`).toHaveLength(1)
  })

  test('a change raises the version and is refused when the story has moved on', async () => {
    const { db } = database()
    const { workspace, stories } = await add(['first'])
    const id = stories[0]?.id ?? ''
    const changes = { title: 'second', happenedOn: null }
    expect(await updateStory(db.sql, { workspace, id, version: 1, changes })).toMatchObject({
      title: 'second',
      version: 2,
    })
    expect(await updateStory(db.sql, { workspace, id, version: 1, changes: { title: 'late' } })).toBeNull()
    expect(await findStory(db.sql, { workspace, id })).toMatchObject({ title: 'second', version: 2 })
  })

  test('a stranger neither finds nor changes it, even through the system role', async () => {
    const { db } = database()
    const { stories } = await add(['mine'])
    const stranger = await createTestAccount(db)
    const which = { workspace: stranger.workspace, id: stories[0]?.id ?? '' }
    expect(await findStory(db.sql, which)).toBeNull()
    expect(await updateStory(db.sql, { ...which, changes: { title: 'yours' } })).toBeNull()
  })

  const list = (workspace: WorkspaceId, over: Partial<Parameters<typeof listStories>[1]> = {}) =>
    listStories(database().db.sql, { workspace, today: '2026-11-20', place: null, size: 10, ...over })
  const titles = (slice: { rows: readonly { title: string }[] }) => slice.rows.map(({ title }) => title)

  test('places lead from the newest story to the oldest and back, none twice, none missed', async () => {
    const { db } = database()
    const { workspace } = await add(['a', 'b', 'c', 'd', 'e'])
    // Made in one moment, so that only the id tells them apart.
    await db.sql`update stories set created_at = ${NOW} where user_id = ${workspace} and title in ('b', 'c', 'd')`
    const first = await list(workspace, { size: 2 })
    expect(first).toMatchObject({ newer: null })
    const second = await list(workspace, { size: 2, place: readStoryPlace(first.older) })
    const third = await list(workspace, { size: 2, place: readStoryPlace(second.older) })
    expect([...titles(first), ...titles(second), ...titles(third)].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(third.older).toBeNull()
    const back = await list(workspace, { size: 2, place: readStoryPlace(third.newer) })
    expect(titles(back)).toEqual(titles(second))
    expect((await list(workspace, { size: 2, place: readStoryPlace(back.newer) })).newer).toBeNull()
    expect(await listStoryTitles(db.sql, { workspace, limit: 2 })).toHaveLength(2)
    expect(await countStories(db.sql, { workspace })).toBe(5)
  })

  test.each(['', 'older', 'older-1-x', 'newer-99999999999999999-0b8f2a9e-6f0e-4a58-9d0a-0f6f2f3f4a5b'])(
    'the place %j is none',
    text => {
      expect(readStoryPlace(text)).toBeNull()
    },
  )

  test('search finds other forms of a word, phrases and exclusions, and survives any text', async () => {
    const { workspace } = await add(['Forty bowls fired', 'The broken kiln', 'A quiet Tuesday'])
    const search = async (words: string) => {
      return titles(await list(workspace, { search: words }))
    }
    expect(await search('bowl')).toEqual(['Forty bowls fired'])
    expect(await search('"quiet tuesday"')).toEqual(['A quiet Tuesday'])
    expect(await search('kiln -broken')).toEqual([])
    for (const odd of ["'", '"', '& | !', ':*', '\\', '()', '%'])
      expect(await search(odd)).toBeInstanceOf(Array)
  })

  test('counts are those of the lists, whatever is searched and filtered', async () => {
    const { db } = database()
    const words = ['kiln', 'bowl', 'market', 'kettle']
    const fact = fc.record({
      title: fc.subarray(words, { minLength: 1 }).map(some => some.join(' ')),
      kind: fc.constantFrom(...STORY_KINDS),
      status: fc.constantFrom(...STORY_STATUSES),
      permission: fc.constantFrom('none', 'asked', 'granted', 'revoked'),
    })
    const wanted = fc.record({
      search: fc.option(fc.constantFrom(...words, 'kiln bowl', 'nothing'), { nil: undefined }),
      status: fc.option(fc.constantFrom(...STORY_STATUSES), { nil: undefined }),
      permission: fc.option(fc.constantFrom('asked' as const, 'granted' as const), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fact, { maxLength: 12 }), wanted, async (facts, filter) => {
        const { workspace } = await createTestAccount(db)
        for (const { title, kind, status, permission } of facts)
          await db.sql`
            insert into stories (user_id, title, kind, status, permission)
            values (${workspace}, ${title}, ${kind}, ${status}, ${permission})
          `
        const counts = await countStoriesByKind(db.sql, { workspace, today: '2026-11-20', ...filter })
        expect(counts).toMatchObject({ total: facts.length, isBeyond: false })
        const listed = (await list(workspace, { size: 100, ...filter })).rows
        for (const kind of STORY_KINDS) {
          const rows = (await list(workspace, { size: 100, kind, ...filter })).rows
          expect(rows).toHaveLength(listed.filter(story => story.kind === kind).length)
          expect(counts.kinds.find(entry => entry.kind === kind)?.count ?? 0).toBe(rows.length)
        }
      }),
      { numRuns: 12 },
    )
  })

  test('a search shows where it found its words', async () => {
    const { db } = database()
    const { workspace, stories } = await add(['The kiln'])
    const changes = { body: 'Nothing here.', lesson: 'Let the kettles boil.' }
    await updateStory(db.sql, { workspace, id: stories[0]?.id ?? '', changes })
    const [story] = (await list(workspace, { search: 'kettle' })).rows
    expect(excerptParts(story?.excerpt ?? '').filter(part => part.isFound)).toEqual([
      { text: 'kettles', isFound: true },
    ])
  })
})
