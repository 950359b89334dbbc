import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { checkPost } from '#app/posts/services/check-post.ts'
import { draftText } from '#app/posts/services/draft-text.ts'
import { readEditor } from '#app/posts/services/read-editor.ts'
import { readPosts } from '#app/posts/services/read-posts.ts'
import { readTemplates } from '#app/posts/services/read-templates.ts'
import { readVersions } from '#app/posts/services/read-versions.ts'
import { removeTemplate } from '#app/posts/services/remove-template.ts'
import { restoreTemplate } from '#app/posts/services/restore-template.ts'
import { restoreVersion } from '#app/posts/services/restore-version.ts'
import { saveHashtagSet } from '#app/posts/services/save-hashtag-set.ts'
import { savePost } from '#app/posts/services/save-post.ts'
import { saveTemplate } from '#app/posts/services/save-template.ts'
import { switchChecks } from '#app/posts/services/switch-checks.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { postSchema } from '#core/posts/schema.ts'
import { TEMPLATES_LIMIT } from '#core/posts/templates/schema.ts'
import { listAlignmentScores } from '#db/queries/posts/alignment-scores.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { connect } from '#tests/support/publishing.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = ReturnType<typeof contextFor>

const typed = (body: string, over: object = {}) => parse(postSchema, { body, platform: 'linkedin', ...over })
const everything = { status: null, platform: null, page: 1, removed: null }
const save = (ctx: Context, body: string, over: Partial<Parameters<typeof savePost>[1]> = {}) =>
  savePost(ctx, {
    postId: null,
    version: 0,
    post: typed(body),
    storyId: null,
    idempotencyKey: 'k',
    kind: 'auto' as const,
    ...over,
  })

async function saved(ctx: Context, body: string, over: Partial<Parameters<typeof savePost>[1]> = {}) {
  const result = await save(ctx, body, over)
  if (!result.ok) throw new Error(result.reason)
  return result
}

describeOnDatabase('the editor', database => {
  const founder = async () => contextFor(database().db, await createTestAccount(database().db))

  it('saves by itself once, though the first answer was lost and the text went on', async () => {
    const ctx = await founder()
    const first = await saved(ctx, 'Half a thought')
    const again = await saved(ctx, 'Half a thought, and more')
    expect(again).toMatchObject({ postId: first.postId, version: 2 })
    expect((await readPosts(ctx, everything)).total).toBe(1)
    const checks = await ctx.inWorkspace(sql => listAlignmentScores(sql, { workspace: ctx.workspace }))
    expect(checks).toEqual([])
  })

  it('keeps one version for each stretch of writing, every pressed one, and brings any back', async () => {
    const ctx = await founder()
    const { postId } = await saved(ctx, 'Pressed', { kind: 'saved' })
    for (const version of [1, 2, 3]) await saved(ctx, `By itself ${version}`, { postId, version })
    const variants = { twitter: 'Short' }
    await saved(ctx, 'Pressed again', {
      postId,
      version: 4,
      kind: 'saved',
      post: typed('Pressed again', { variants }),
    })
    const view = await readVersions(ctx, { postId, version: 1 })
    const kinds = view?.versions.map(row => row.kind) ?? []
    const byItself = view?.versions.filter(row => row.kind === 'auto') ?? []
    // The clock may pass the end of a stretch at any moment, and then there are two of them.
    expect(byItself).toHaveLength(
      new Set(byItself.map(row => Math.floor(row.createdAt.getTime() / 300_000))).size,
    )
    expect(kinds.filter((kind, at) => kind !== 'auto' || kinds[at - 1] !== 'auto')).toEqual([
      'saved',
      'auto',
      'saved',
    ])
    expect(view?.compared?.parts).toEqual([
      { kind: 'same', text: 'Pressed' },
      { kind: 'added', text: ' again' },
    ])
    expect(view?.compared?.others).toEqual([{ label: 'Version for Twitter', saved: '', typed: 'Short' }])
    expect(await restoreVersion(ctx, { postId, version: 1 })).toMatchObject({ ok: true })
    const editor = await readEditor(ctx, { postId, storyId: null, platform: null })
    expect(editor?.text).toMatchObject({ body: 'Pressed', variants: {} })
    expect((await readVersions(ctx, { postId, version: null }))?.versions[0]?.kind).toBe('restored')
    expect(await restoreVersion(ctx, { postId, version: 99 })).toEqual({ ok: false, reason: 'not_found' })
  })

  it('names who wrote each version, also when they have left', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const member = await memberOf(db, owner, 'editor')
    const ctx = await acting(db, owner)
    const { postId } = await saved(ctx, 'Mine', { kind: 'saved' })
    await saved(await acting(db, member), 'Hers', { postId, version: 1, kind: 'saved' })
    const authors = async () =>
      (await readVersions(ctx, { postId, version: null }))?.versions.map(row => row.author)
    expect(await authors()).toEqual([expect.stringMatching(/\S/), 'Ada Lovelace'])
    expect((await authors())?.[0]).not.toBe('Ada Lovelace')
    await db.sql`delete from team_members where member_id = ${member.account.id}`
    expect(await authors()).toEqual(['Former member', 'Ada Lovelace'])
  })

  it('touches nothing that is approved or dated without a press', async () => {
    const ctx = await founder()
    const { postId } = await saved(ctx, 'Approved words')
    await ctx.inWorkspace(sql => sql`update content_created set status = 'approved' where id = ${postId}`)
    expect(await save(ctx, 'Other words', { postId, version: 1 })).toEqual({
      ok: false,
      reason: 'needs_press',
    })
  })

  it('gives both texts when another tab saved first', async () => {
    const ctx = await founder()
    const { postId } = await saved(ctx, 'Start')
    await saved(ctx, 'First tab', { postId, version: 1 })
    expect(await save(ctx, 'Second tab', { postId, version: 1 })).toMatchObject({
      reason: 'changed_elsewhere',
      post: { body: 'First tab', version: 2 },
    })
  })

  it('never says that a post is like itself or what its story became elsewhere, however it came to be saved', async () => {
    const ctx = await founder()
    const story = await addStory(ctx, { body: 'The kiln went cold', idempotencyKey: 's' })
    if (!story.ok) throw new Error(story.reason)
    const body = 'The kiln went cold in the night and every bowl of the week came out with a crack in it.'
    const alike = async (over: Partial<Parameters<typeof checkPost>[1]>) => {
      const checked = await checkPost(ctx, { postId: null, post: typed(body), checksOff: null, ...over })
      if (!checked.ok) throw new Error(checked.reason)
      return checked.findings.filter(({ message }) => message.includes('from the last 90 days'))
    }
    const { postId } = await saved(ctx, body, { storyId: story.storyId, idempotencyKey: 'first' })
    expect(await alike({ postId })).toEqual([])
    // The editor saved it by itself while the press was on its way.
    expect(await alike({ idempotencyKey: 'first' })).toEqual([])
    const caption = typed(body, { platform: 'instagram' })
    expect(await alike({ storyId: story.storyId, post: caption })).toEqual([])
    expect(await alike({ idempotencyKey: 'another', post: caption })).toHaveLength(1)
  })

  it('takes no pillar or campaign of somebody else', async () => {
    const [ctx, other] = [await founder(), await founder()]
    const [row] = await other.inWorkspace(
      sql => sql<{ id: string }[]>`
        insert into campaigns (user_id, name) values (${other.workspace}, 'Theirs') returning id
      `,
    )
    const { postId } = await saved(ctx, 'Mine', {
      post: typed('Mine', { campaignId: row?.id, format: 'carousel' }),
    })
    const view = await readEditor(ctx, { postId, storyId: null, platform: null })
    expect(view?.text).toMatchObject({ campaignId: '', format: 'carousel' })
  })

  it('looks a text over, with what was switched off left out', async () => {
    const ctx = await founder()
    const post = typed('We organize. Guaranteed.')
    const look = async (checksOff: Parameters<typeof checkPost>[1]['checksOff']) => {
      const result = await checkPost(ctx, { postId: null, post, checksOff })
      return result.ok ? result.findings.map(finding => finding.check) : []
    }
    expect(await look(null)).toEqual(['uk_spelling', 'claim_proof'])
    await switchChecks(ctx, { off: ['uk_spelling'] })
    expect(await look(null)).toEqual(['claim_proof'])
    expect(await look([])).toEqual(['uk_spelling', 'claim_proof'])
  })

  it('proposes by rules, and by whoever else writes, but never what lowers the score', async () => {
    const ctx = await founder()
    const request = {
      kind: 'rewrite' as const,
      text: 'We organize colors.',
      postId: null,
      storyId: null,
      post: { platform: 'linkedin' as const, title: '', goal: '', offer: '' },
    }
    expect(await draftText(ctx, request)).toMatchObject({ ok: true, proposal: { by: 'rules' } })
    const assistant = { by: 'assistant' as const, write: async () => ['Ours, in other words.'] }
    expect(await draftText(ctx, request, assistant)).toMatchObject({
      proposal: { text: 'Ours, in other words.', by: 'assistant' },
    })
    expect(await draftText(ctx, { ...request, text: '' })).toEqual({ ok: false, reason: 'nothing_to_say' })
    expect(await draftText({ ...ctx, access: 'read_only' }, request)).toEqual({
      ok: false,
      reason: 'read_only',
    })
  })

  it('keeps templates and hashtag sets, replaces by name, and gives back what it removes', async () => {
    const ctx = await founder()
    await saveTemplate(ctx, { name: 'Mine', body: 'First' })
    const template = await saveTemplate(ctx, { name: 'Mine', body: 'Second' })
    await saveHashtagSet(ctx, { name: 'Bread', tags: '#bread' })
    const view = await readTemplates(ctx)
    expect(view).toMatchObject({
      templates: [{ name: 'Mine', body: 'Second' }],
      hashtagSets: [{ tags: '#bread' }],
    })
    const id = template.ok ? template.id : ''
    expect(
      (await readEditor(ctx, { postId: null, storyId: null, platform: null, templateId: id }))?.text.body,
    ).toBe('Second')
    expect(await removeTemplate(ctx, { id, kind: 'template' })).toEqual({ ok: true })
    expect(await removeTemplate(ctx, { id, kind: 'template' }), 'pressed twice').toEqual({ ok: true })
    const after = await readTemplates(ctx, { removed: id, kind: 'template' })
    expect(after).toMatchObject({ templates: [], undo: { id, name: 'Mine', kind: 'template' } })
    await saveTemplate(ctx, { name: 'Mine', body: 'Third' })
    const restore = () => restoreTemplate(ctx, { id, kind: 'template' })
    expect(await restore()).toEqual({ ok: false, reason: 'name_taken' })
    const [third] = (await readTemplates(ctx)).templates
    await removeTemplate(ctx, { id: third?.id ?? '', kind: 'template' })
    expect([await restore(), await restore()]).toEqual([{ ok: true }, { ok: true }])
    expect((await readTemplates(ctx)).templates).toMatchObject([{ id, body: 'Second' }])
  })

  it('brings stories to begin with for a new text alone', async () => {
    const ctx = await founder()
    const story = await addStory(ctx, { body: 'The kiln went cold', idempotencyKey: 's' })
    if (!story.ok) throw new Error(story.reason)
    const open = async (storyId: string | null) =>
      (await readEditor(ctx, { postId: null, storyId, platform: null }))?.choices.stories.map(({ id }) => id)
    expect([await open(null), await open(story.storyId)]).toEqual([[story.storyId], []])
  })

  it('says what was withdrawn elsewhere: an account by its network, a story by someone in it', async () => {
    const ctx = await founder()
    const story = await addStory(ctx, { body: 'The kiln went cold', idempotencyKey: 's' })
    if (!story.ok) throw new Error(story.reason)
    const [lost] = [await connect(ctx, 'ada'), await connect(ctx, 'bea')]
    const open = async () => {
      const view = await readEditor(ctx, { postId: null, storyId: story.storyId, platform: null })
      return { pause: view?.story?.pause, lostAccounts: view?.choices.lostAccounts }
    }
    expect(await open()).toEqual({ pause: null, lostAccounts: [] })
    await ctx.db.sql`update connections set status = 'needs_reconnecting' where id = ${lost}`
    await ctx.db.sql`update stories set permission = 'revoked' where id = ${story.storyId}`
    expect(await open()).toEqual({
      pause: 'permission_revoked',
      lostAccounts: [{ network: 'mastodon', handle: '@ada' }],
    })
  })

  it('keeps a hundred templates, and replaces one of them all the same', async () => {
    const ctx = await founder()
    for (let n = 0; n < TEMPLATES_LIMIT; n += 1)
      await saveTemplate(ctx, { name: `Template ${n}`, body: 'First' })
    expect(await saveTemplate(ctx, { name: 'One more', body: 'Too many' })).toEqual({
      ok: false,
      reason: 'limit_reached',
    })
    expect(await saveTemplate(ctx, { name: 'Template 7', body: 'Second' })).toMatchObject({ ok: true })
    const { templates } = await readTemplates(ctx)
    expect(templates).toHaveLength(TEMPLATES_LIMIT)
    expect(templates.find(({ name }) => name === 'Template 7')?.body).toBe('Second')
  })

  it('holds the limit of templates and hashtag sets against fifty at once, and replaces a set at the limit', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    const { sql } = database().db
    const near = TEMPLATES_LIMIT - 3
    await sql`insert into post_templates (user_id, name, body) select ${workspace}, 'T' || n, 'b' from generate_series(1, ${near}) n`
    await sql`insert into hashtag_sets (user_id, name, tags) select ${workspace}, 'T' || n, '#b' from generate_series(1, ${near}) n`
    const fifty = <Done>(press: (n: number) => Promise<Done>) =>
      Promise.all(Array.from({ length: 50 }, (_, n) => press(n)))
    const kept = await fifty(n => saveTemplate(ctx, { name: `New ${n}`, body: 'b' }))
    expect(kept.filter(({ ok }) => ok)).toHaveLength(3)
    const sets = await fifty(n => saveHashtagSet(ctx, { name: `New ${n}`, tags: '#b' }))
    expect(sets.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await saveHashtagSet(ctx, { name: 'T1', tags: '#other' })).toMatchObject({ ok: true })
  })
})
