import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { createPost } from '#app/posts/services/create-post.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { readStory } from '#app/stories/services/read-story.ts'
import { readStorybank } from '#app/stories/services/read-storybank.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { restoreStory } from '#app/stories/services/restore-story.ts'
import { saveStory } from '#app/stories/services/save-story.ts'
import { postSchema } from '#core/posts/schema.ts'
import { storySchema } from '#core/stories/schema.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = ReturnType<typeof contextFor>

const founder = async (db: AdminDatabase): Promise<Context> => contextFor(db, await createTestAccount(db))

async function tell(ctx: Context, body: string): Promise<string> {
  const added = await addStory(ctx, { body, idempotencyKey: randomUUID() })
  if (!added.ok) throw new Error(added.reason)
  return added.storyId
}

const typed = (over: Record<string, string>) => parse(storySchema, { title: 'A story', ...over })
const all = {
  search: '',
  kind: null,
  status: null,
  permission: null,
  link: null,
  from: null,
  removed: null,
}

describeOnDatabase('keeping a story', database => {
  it('saves every field of the form and counts the version up', async () => {
    const ctx = await founder(database().db)
    const id = await tell(ctx, 'A client cried')
    const story = typed({
      title: 'Relief',
      kind: 'client',
      body: 'She cried.',
      situation: 'A late call',
      struggle: 'Tax',
      turn: 'One page',
      result: 'She slept',
      lesson: 'Fewer words',
      proof: '9 of 10',
      proofKind: 'number',
      emotion: 'relief',
      status: 'archived',
      happenedOn: '2026-02-28',
    })
    expect(await saveStory(ctx, { id, version: 1, story })).toMatchObject({ ok: true })
    expect((await readStory(ctx, { id }))?.story).toMatchObject({ ...story, version: 2 })
    // Pressed twice, or many times at once, it is saved and no conflict with itself.
    const again = await Promise.all(
      Array.from({ length: 50 }, () => saveStory(ctx, { id, version: 1, story })),
    )
    expect(again.every(({ ok }) => ok)).toBe(true)
    const removed = await Promise.all(Array.from({ length: 50 }, () => removeStory(ctx, { id })))
    expect(removed.every(({ ok }) => ok)).toBe(true)
  })

  it('empties a day that was taken out', async () => {
    const ctx = await founder(database().db)
    const id = await tell(ctx, 'A day')
    await saveStory(ctx, { id, version: 1, story: typed({ happenedOn: '2026-02-28' }) })
    await saveStory(ctx, { id, version: 2, story: typed({}) })
    expect((await readStory(ctx, { id }))?.story.happenedOn).toBeNull()
  })

  it('answers a save from an older tab with the story as it is now, and changes nothing', async () => {
    const ctx = await founder(database().db)
    const id = await tell(ctx, 'Two tabs')
    await saveStory(ctx, { id, version: 1, story: typed({ body: 'first tab' }) })
    const late = await saveStory(ctx, { id, version: 1, story: typed({ body: 'second tab' }) })
    expect(late).toMatchObject({
      ok: false,
      reason: 'changed_elsewhere',
      story: { body: 'first tab', version: 2 },
    })
    expect((await readStory(ctx, { id }))?.story.body).toBe('first tab')
  })

  it('puts a removed story back as it was, with the posts made from it', async () => {
    const ctx = await founder(database().db)
    const id = await tell(ctx, 'Gone and back')
    const before = (await readStory(ctx, { id }))?.story
    const post = parse(postSchema, { body: 'Made from it', platform: 'linkedin' })
    await createPost(ctx, { post, storyId: id, idempotencyKey: 'p' })
    expect(await removeStory(ctx, { id })).toEqual({ ok: true })
    expect(await readStory(ctx, { id })).toBeNull()
    expect((await readStorybank(ctx, { ...all, removed: id })).undo).toEqual({ id, title: 'Gone and back' })
    expect(await restoreStory(ctx, { id })).toEqual({ ok: true })
    expect(await restoreStory(ctx, { id })).toEqual({ ok: true })
    const back = await readStory(ctx, { id })
    expect(back?.story).toEqual(before)
    expect(back?.posts.rows).toHaveLength(1)
    expect((await readStorybank(ctx, { ...all, search: 'gone' })).stories.rows).toHaveLength(1)
  })

  it('does not put a story back beyond the limit', async () => {
    const ctx = await founder(database().db)
    const id = await tell(ctx, 'First of 25')
    for (let n = 0; n < 24; n++) await tell(ctx, `Story ${n}`)
    await removeStory(ctx, { id })
    await tell(ctx, 'Took its place')
    expect(await restoreStory(ctx, { id })).toEqual({ ok: false, reason: 'story_limit_reached', limit: 25 })
  })

  it('shows, changes, removes and restores nothing of another workspace', async () => {
    const { db } = database()
    const [owner, stranger] = [await founder(db), await founder(db)]
    const id = await tell(owner, 'Mine alone')
    expect(await readStory(stranger, { id })).toBeNull()
    const notFound = { ok: false, reason: 'not_found' }
    expect(await saveStory(stranger, { id, version: 1, story: typed({}) })).toEqual(notFound)
    expect(await removeStory(stranger, { id })).toEqual(notFound)
    await removeStory(owner, { id })
    expect(await restoreStory(stranger, { id })).toEqual(notFound)
    expect((await readStorybank(stranger, { ...all, removed: id })).undo).toBeNull()
    expect((await readStorybank(stranger, all)).total).toBe(0)
  })

  it.each(['', 'nonsense', '00000000-0000-0000-0000-00000000000g'])(
    'finds nothing under the id %j',
    async id => {
      const ctx = await founder(database().db)
      expect(await readStory(ctx, { id })).toBeNull()
      expect(await removeStory(ctx, { id })).toEqual({ ok: false, reason: 'not_found' })
    },
  )

  it('finds by words and kind, counts kinds, and names the values that no story speaks of', async () => {
    const ctx = await founder(database().db)
    const id = await tell(ctx, 'Patience at the printer. I waited and honesty won.')
    await tell(ctx, 'Something else altogether')
    await saveStory(ctx, {
      id,
      version: 1,
      story: typed({ title: 'The printer', kind: 'proof', body: 'I waited with patience.' }),
    })
    await ctx.inWorkspace(sql =>
      upsertClarifyData(sql, { workspace: ctx.workspace, answers: { core_values: ['Patience', 'Courage'] } }),
    )
    const page = await readStorybank(ctx, { ...all, search: 'wait printers', kind: 'proof' })
    expect(page.stories.rows.map(story => story.id)).toEqual([id])
    expect(page.total).toBe(2)
    expect(page.counts.filter(({ count }) => count > 0)).toEqual([{ kind: 'proof', count: 1 }])
    expect(page.gaps).toMatchObject([{ key: 'value:Courage', label: 'Courage' }])
    expect(page.limit).toBe(25)
    expect(page.prompts).toHaveLength(8)
  })
})
