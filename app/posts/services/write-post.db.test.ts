import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { checkPost } from '#app/posts/services/check-post.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { readEditor } from '#app/posts/services/read-editor.ts'
import { readMeasure } from '#app/posts/services/read-measure.ts'
import { readPosts } from '#app/posts/services/read-posts.ts'
import { removePost } from '#app/posts/services/remove-post.ts'
import { restorePost } from '#app/posts/services/restore-post.ts'
import { revisePost } from '#app/posts/services/revise-post.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { readStory } from '#app/stories/services/read-story.ts'
import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { postSchema } from '#core/posts/schema.ts'
import { DAY_MS } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { findScoreInput } from '#db/queries/brand/score-inputs.ts'
import { listAlignmentScores } from '#db/queries/posts/alignment-scores.ts'
import { listPostVersions } from '#db/queries/posts/versions.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

type Context = ReturnType<typeof contextFor>

const FOUNDATION = {
  core_values: ['honesty', 'patience'],
  dream_client: 'Bakers who open their first shop',
  brand_personality: ['warm-expert'],
  brand_heart_problem: 'Bakers lose sleep over their books',
  offer_description: 'Bookkeeping for bakers',
}

async function founder(db: AdminDatabase, over: Partial<Context> = {}): Promise<Context> {
  const ctx = contextFor(db, await createTestAccount(db), over)
  await upsertFoundation(ctx, FOUNDATION)
  return ctx
}

const upsertFoundation = (ctx: Context, answers: typeof FOUNDATION) =>
  ctx.inWorkspace(sql => upsertClarifyData(sql, { workspace: ctx.workspace, answers }))

const typed = (body: string, over: Record<string, string> = {}) =>
  parse(postSchema, { body, platform: 'linkedin', ...over })

async function write(ctx: Context, body: string, storyId: string | null = null): Promise<string> {
  const made = await createPost(ctx, { post: typed(body), storyId, idempotencyKey: randomUUID() })
  if (!made.ok) throw new Error(made.reason)
  return made.postId
}

const checksOf = (ctx: Context) =>
  ctx.inWorkspace(sql => listAlignmentScores(sql, { workspace: ctx.workspace }))
const open = (ctx: Context, postId: string) => readEditor(ctx, { postId, storyId: null, platform: null })
const everything = { status: null, platform: null, page: 1, removed: null }

describeOnDatabase('writing a post', database => {
  it('saves a draft with its score, version, check and story, and moves counters and brand score', async () => {
    const ctx = await founder(database().db)
    const story = await addStory(ctx, { body: 'A baker called', idempotencyKey: 's' })
    if (!story.ok) throw new Error(story.reason)
    const body = 'Honesty first: bakers deserve patience with their books.'
    const id = await write(ctx, body, story.storyId)
    const expected = scoreContent(body, FOUNDATION)
    const [row] = await ctx.inWorkspace(
      sql => sql`
        select c.status, c.story_id, c.alignment_overall as overall, c.alignment_voice as voice,
          c.alignment_values as values, c.alignment_audience as audience, c.alignment_emotion as emotion,
          p.posts_count, b.overall as brand
        from content_created c join profiles p on true join brand_scores b on true where c.id = ${id}
      `,
    )
    expect(row).toEqual({
      status: 'draft',
      storyId: story.storyId,
      overall: expected.overall,
      voice: expected.voice,
      values: expected.values,
      audience: expected.audience,
      emotion: expected.emotion,
      postsCount: 1,
      brand: expected.overall,
    })
    const versions = await ctx.inWorkspace(sql =>
      listPostVersions(sql, { workspace: ctx.workspace, postId: id }),
    )
    expect(versions.map(version => version.version)).toEqual([1])
    expect(await checksOf(ctx)).toMatchObject([{ postId: id, overallScore: expected.overall, caption: body }])
    expect((await readStory(ctx, { id: story.storyId }))?.posts.rows.map(post => post.id)).toEqual([id])
  })

  it('makes one post of a form that arrives ten times at once', async () => {
    const ctx = await founder(database().db)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        createPost(ctx, { post: typed('Pressed twice'), storyId: null, idempotencyKey: 'once' }),
      ),
    )
    expect(new Set(answers.map(answer => (answer.ok ? answer.postId : answer.reason))).size).toBe(1)
    expect((await readPosts(ctx, everything)).total).toBe(1)
    expect(await checksOf(ctx)).toHaveLength(1)
  })

  it('saves a change under a new version with a new score', async () => {
    const ctx = await founder(database().db)
    const id = await write(ctx, 'First words')
    expect(await revisePost(ctx, { id, version: 1, post: typed('Honesty with bakers') })).toMatchObject({
      ok: true,
    })
    expect(await open(ctx, id)).toMatchObject({ post: { version: 2 }, text: { body: 'Honesty with bakers' } })
    expect(await checksOf(ctx)).toHaveLength(2)
  })

  it('changes nothing when the same text is saved again', async () => {
    const ctx = await founder(database().db)
    const id = await write(ctx, 'The same')
    await revisePost(ctx, { id, version: 1, post: typed('Changed') })
    expect(await revisePost(ctx, { id, version: 1, post: typed('Changed') })).toMatchObject({ ok: true })
    expect((await open(ctx, id))?.post?.version).toBe(2)
    expect(await checksOf(ctx)).toHaveLength(2)
  })

  it('answers a save from an older tab with the post as it is now', async () => {
    const ctx = await founder(database().db)
    const id = await write(ctx, 'Start')
    await revisePost(ctx, { id, version: 1, post: typed('First tab') })
    const late = await revisePost(ctx, { id, version: 1, post: typed('Second tab') })
    expect(late).toMatchObject({
      ok: false,
      reason: 'changed_elsewhere',
      post: { body: 'First tab', version: 2 },
    })
    expect((await open(ctx, id))?.text.body).toBe('First tab')
  })

  it('does not change a post that is out', async () => {
    const ctx = await founder(database().db)
    const id = await write(ctx, 'Out already')
    await ctx.inWorkspace(sql => sql`update content_created set status = 'published' where id = ${id}`)
    expect(await revisePost(ctx, { id, version: 1, post: typed('Too late') })).toEqual({
      ok: false,
      reason: 'not_editable',
    })
    expect((await open(ctx, id))?.isEditable).toBe(false)
  })

  it('keeps a check of a text that was never saved, with the number the browser shows', async () => {
    const ctx = await founder(database().db)
    const body = 'Patience, bakers.'
    const checked = await checkPost(ctx, { postId: null, post: typed(body), checksOff: null })
    expect(checked).toMatchObject({ ok: true, alignment: scoreContent(body, FOUNDATION) })
    expect(await checksOf(ctx)).toMatchObject([{ postId: null, caption: body }])
    expect((await readPosts(ctx, everything)).total).toBe(0)
  })

  it('stores no score of what cannot be told, and counts none of its checks', async () => {
    const ctx = await founder(database().db)
    const scores = () =>
      ctx.inWorkspace(sql => findScoreInput(sql, { workspace: ctx.workspace, now: ctx.now() }))
    const told = 'Patience with your books, dear bakers, one evening a month.'
    const german = 'Heute backen wir wieder Brot für euch, und der Ofen ist noch nicht kalt.'
    const id = await write(ctx, told)
    const before = await scores()
    for (const untold of ['Patience, bakers.', '#honesty #patience #bakers', german]) {
      const other = await write(ctx, untold)
      await checkPost(ctx, { postId: other, post: typed(untold), checksOff: null })
      expect(await scores()).toEqual(before)
      // Sending it again changes nothing, though it has no score.
      expect(await revisePost(ctx, { id: other, version: 1, post: typed(untold) })).toMatchObject({
        ok: true,
        version: 1,
      })
    }
    await revisePost(ctx, { id, version: 1, post: typed('Soon.') })
    expect((await scores()).content).toEqual([])
    const check = (await checksOf(ctx)).find(({ caption }) => caption === 'Soon.')
    expect(check?.overallGuidance).toMatch(/too short to score/)
  })

  it('counts only what was saved towards the brand score', async () => {
    const ctx = await founder(database().db)
    const { workspace } = ctx
    const scores = () => ctx.inWorkspace(sql => findScoreInput(sql, { workspace, now: ctx.now() }))
    const press = (postId: string | null, body: string) =>
      checkPost(ctx, { postId, post: typed(body), checksOff: null })
    await press(null, 'Buy now!!! Everything must go before we close on Friday!!!')
    expect((await scores()).postScores).toEqual([])
    const kept = 'Patience with your books, dear bakers, one evening a month.'
    const id = await write(ctx, kept)
    await press(id, 'Buy now!!! Everything must go before we close on Friday!!!')
    expect(await scores()).toMatchObject({ postScores: [{}], content: [{}] })
    await upsertFoundation(ctx, { ...FOUNDATION, dream_client: 'Florists' })
    await press(id, kept)
    expect((await scores()).postScores).toHaveLength(2)
    await removePost(ctx, { id })
    expect(await scores()).toMatchObject({ postScores: [], content: [] })
    await restorePost(ctx, { id })
    expect((await scores()).postScores).toHaveLength(2)
  })

  it('keeps one score of a check that says what the one before said, however often it is pressed', async () => {
    let now = TEST_NOW
    const ctx = await founder(database().db, { now: () => now })
    const { workspace } = ctx
    const counted = async () =>
      (await ctx.inWorkspace(sql => findScoreInput(sql, { workspace, now: ctx.now() }))).postScores.length
    const press = async (postId: string | null, body: string, over = {}) => {
      now = new Date(now.getTime() + 1000)
      const checked = await checkPost(ctx, { postId, post: typed(body, over), checksOff: null })
      return [checked.ok && checked.alignment.overall, (await checksOf(ctx)).length, await counted()]
    }
    const kept = 'Patience with your books, dear bakers, one evening a month.'
    const other = 'Honesty with your books, dear bakers, every morning of the week.'
    const id = await write(ctx, kept)
    const saved = scoreContent(kept, FOUNDATION).overall
    // Saving has stored it already.
    for (let n = 0; n < 2; n += 1) expect(await press(id, kept)).toEqual([saved, 1, 1])
    // A text that is tried out is kept once and counts nowhere, and the saved one after it is no news.
    for (let n = 0; n < 2; n += 1) expect((await press(id, other)).slice(1)).toEqual([2, 1])
    expect(await press(id, kept)).toEqual([saved, 2, 1])
    // So is one that was never saved.
    for (let n = 0; n < 2; n += 1) expect((await press(null, other)).slice(1)).toEqual([3, 1])
    expect((await press(null, kept)).slice(1)).toEqual([4, 1])
    expect((await press(null, other)).slice(1)).toEqual([5, 1])
    expect((await press(null, other, { goal: 'A reply' })).slice(1)).toEqual([6, 1])
    // What the brand is measured by has changed, and with it what the check says.
    await upsertFoundation(ctx, { ...FOUNDATION, dream_client: 'Florists' })
    for (let n = 0; n < 2; n += 1) expect((await press(id, kept)).slice(1)).toEqual([7, 2])
    // The one before is too old to count: this one is the measurement of its month.
    now = new Date(now.getTime() + 40 * DAY_MS)
    for (let n = 0; n < 2; n += 1) expect((await press(id, kept)).slice(1)).toEqual([8, 1])
  })

  it('scores with the own posts from the fifth on, without the one being written', async () => {
    const ctx = await founder(database().db)
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push(await write(ctx, `Post ${n}`))
    const fresh = await readMeasure(ctx, { postId: null })
    expect(fresh.history).toHaveLength(5)
    expect((await readMeasure(ctx, { postId: ids[0] ?? '' })).history).toEqual([])
  })

  it('puts a removed post back with versions, checks and story', async () => {
    const ctx = await founder(database().db)
    const story = await addStory(ctx, { body: 'A source', idempotencyKey: 's' })
    const id = await write(ctx, 'Gone', story.ok ? story.storyId : null)
    await revisePost(ctx, { id, version: 1, post: typed('Gone and back') })
    const before = await open(ctx, id)
    expect(await removePost(ctx, { id })).toMatchObject({ ok: true })
    expect(await open(ctx, id)).toBeNull()
    expect((await readPosts(ctx, { ...everything, removed: id })).undo).toMatchObject({
      body: 'Gone and back',
    })
    expect(await restorePost(ctx, { id })).toMatchObject({ ok: true })
    expect(await restorePost(ctx, { id })).toMatchObject({ ok: true })
    expect(await open(ctx, id)).toEqual(before)
    const versions = await ctx.inWorkspace(sql =>
      listPostVersions(sql, { workspace: ctx.workspace, postId: id }),
    )
    expect(versions).toHaveLength(2)
    expect((await checksOf(ctx)).map(check => check.postId)).toEqual([id, id])
  })

  it('puts a post back without the story that went meanwhile', async () => {
    const ctx = await founder(database().db)
    const story = await addStory(ctx, { body: 'A source', idempotencyKey: 's' })
    const storyId = story.ok ? story.storyId : ''
    const id = await write(ctx, 'Orphan', storyId)
    await removePost(ctx, { id })
    await ctx.inWorkspace(sql => sql`delete from stories where id = ${storyId}`)
    expect(await restorePost(ctx, { id })).toMatchObject({ ok: true })
    expect((await open(ctx, id))?.story).toBeNull()
  })

  it('shows and changes nothing of another workspace, and never links its stories', async () => {
    const { db } = database()
    const [owner, stranger] = [await founder(db), await founder(db)]
    const story = await addStory(owner, { body: 'Mine', idempotencyKey: 's' })
    const storyId = story.ok ? story.storyId : ''
    const id = await write(owner, 'Mine alone', storyId)
    const notFound = { ok: false, reason: 'not_found' }
    expect(await open(stranger, id)).toBeNull()
    expect(await readEditor(stranger, { postId: null, storyId, platform: null })).toBeNull()
    expect(await revisePost(stranger, { id, version: 1, post: typed('Taken') })).toEqual(notFound)
    expect(await removePost(stranger, { id })).toEqual(notFound)
    await removePost(owner, { id })
    expect(await restorePost(stranger, { id })).toEqual(notFound)
    const copied = await write(stranger, 'With a foreign story', storyId)
    expect((await open(stranger, copied))?.story).toBeNull()
  })

  it('refuses every write while the plan is over', async () => {
    const ctx = await founder(database().db)
    const id = await write(ctx, 'Before')
    const over = { ...ctx, access: 'read_only' as const }
    const readOnly = { ok: false, reason: 'read_only' }
    const post = typed('After')
    expect(await createPost(over, { post, storyId: null, idempotencyKey: 'a' })).toEqual(readOnly)
    expect(await revisePost(over, { id, version: 1, post })).toEqual(readOnly)
    expect(await checkPost(over, { postId: null, post, checksOff: null })).toEqual(readOnly)
    expect(await removePost(over, { id })).toEqual(readOnly)
    expect(await restorePost(over, { id })).toEqual(readOnly)
  })
})

describeOnDatabases('fifty presses at once', database => {
  it('keep one score, of a saved text and of one that never was', async () => {
    const ctx = await founder(database().db)
    const id = await write(ctx, 'Patience with your books, dear bakers, one evening a month.')
    const post = typed('Honesty with your books, dear bakers, every morning of the week.')
    for (const [postId, stored] of [
      [id, 2],
      [null, 3],
    ] as const) {
      const presses = Array.from({ length: 50 }, () => checkPost(ctx, { postId, post, checksOff: null }))
      expect((await Promise.all(presses)).map(({ ok }) => ok)).toEqual(presses.map(() => true))
      expect(await checksOf(ctx)).toHaveLength(stored)
    }
  })
})

describeOnDatabases('a press beside the save of the same text', database => {
  it('is no conflict: whoever comes second is told of the version that the first one made', async () => {
    const ctx = await founder(database().db)
    const id = await write(ctx, 'Start')
    for (let version = 1; version <= 20; version += 1) {
      const post = typed(`Text ${version}`)
      const kinds = ['auto', 'saved'] as const
      const saves = await Promise.all(kinds.map(kind => revisePost(ctx, { id, version, post, kind })))
      expect(saves).toEqual(saves.map(() => ({ ok: true, version: version + 1 })))
    }
  })
})

describeOnDatabase('opening the editor', database => {
  it('turns a story into a draft that fits the platform', async () => {
    const ctx = await founder(database().db)
    const story = await addStory(ctx, {
      body: `A baker called me. ${'She was worried. '.repeat(60)}`,
      idempotencyKey: 's',
    })
    const storyId = story.ok ? story.storyId : ''
    const view = await readEditor(ctx, { postId: null, storyId, platform: 'twitter' })
    expect(view?.text.platform).toBe('twitter')
    expect(view?.text.body.length).toBeGreaterThan(20)
    expect(view?.text.body.length).toBeLessThanOrEqual(280)
    expect(view?.alignment?.overall).toBeGreaterThanOrEqual(30)
  })

  it.each([
    { postId: 'nonsense', storyId: null },
    { postId: null, storyId: '1' },
    { postId: randomUUID(), storyId: null },
    { postId: null, storyId: randomUUID() },
  ])('finds nothing for %j', async address => {
    const ctx = await founder(database().db)
    expect(await readEditor(ctx, { ...address, platform: null })).toBeNull()
  })
})
