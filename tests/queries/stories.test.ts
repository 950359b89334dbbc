import { expect, test } from 'vitest'
import { listStories, listStoryTitles } from '#db/queries/stories/list-stories.ts'
import {
  countStories,
  deleteStory,
  findStory,
  insertStory,
  updateStory,
} from '#db/queries/stories/stories.ts'
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

  test('a stranger neither finds, changes nor deletes it, even through the system role', async () => {
    const { db } = database()
    const { stories } = await add(['mine'])
    const stranger = await createTestAccount(db)
    const which = { workspace: stranger.workspace, id: stories[0]?.id ?? '' }
    expect(await findStory(db.sql, which)).toBeNull()
    expect(await updateStory(db.sql, { ...which, changes: { title: 'yours' } })).toBeNull()
    expect(await deleteStory(db.sql, which)).toBe(false)
  })

  test('pages run newest first and know their number', async () => {
    const { db } = database()
    const { workspace } = await add(['a', 'b', 'c', 'd', 'e'])
    const page = await listStories(db.sql, { workspace, page: { page: 2, size: 2 } })
    expect(page.rows.map(story => story.title)).toEqual(['c', 'b'])
    expect(page).toMatchObject({ page: 2, size: 2, total: 5, pages: 3 })
    expect(await listStoryTitles(db.sql, { workspace, limit: 2 })).toMatchObject([
      { title: 'e' },
      { title: 'd' },
    ])
    expect(await countStories(db.sql, { workspace })).toBe(5)
  })

  test.each([Number.NaN, -3, 0, 1e12])('page %s is read as one that exists in principle', async number => {
    const { workspace } = await createTestAccount(database().db)
    const page = await listStories(database().db.sql, { workspace, page: { page: number, size: number } })
    expect(page.rows).toEqual([])
    expect(page.size).toBeLessThanOrEqual(100)
  })

  test('search finds other forms of a word, phrases and exclusions, and survives any text', async () => {
    const { db } = database()
    const { workspace } = await add(['Forty bowls fired', 'The broken kiln', 'A quiet Tuesday'])
    const search = async (words: string) => {
      const found = await listStories(db.sql, { workspace, search: words, page: { page: 1, size: 10 } })
      return found.rows.map(story => story.title)
    }
    expect(await search('bowl')).toEqual(['Forty bowls fired'])
    expect(await search('"quiet tuesday"')).toEqual(['A quiet Tuesday'])
    expect(await search('kiln -broken')).toEqual([])
    for (const odd of ["'", '"', '& | !', ':*', '\\', '()', '%'])
      expect(await search(odd)).toBeInstanceOf(Array)
  })
})
