import { expect, it } from 'vitest'
import { importAnswers } from '#app/brand/services/import-answers.ts'
import { previewAnswers } from '#app/brand/services/preview-answers.ts'
import { putClarify } from '#app/brand/services/put-clarify.ts'
import { readBrand } from '#app/brand/services/read-brand.ts'
import { readVersions } from '#app/brand/services/read-versions.ts'
import { restoreVersion } from '#app/brand/services/restore-version.ts'
import { saveBrand } from '#app/brand/services/save-brand.ts'
import { tryAnswers } from '#app/brand/services/try-answers.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { answerMarks } from '#core/brand/clarify/edits.ts'
import type { ClarifyKey } from '#core/brand/clarify/keys.ts'
import { emptyPost } from '#core/posts/text.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const founder = async (db: AdminDatabase) => contextFor(db, await createTestAccount(db))

const keys: ClarifyKey[] = ['core_values', 'values_in_action']
type Answers = Record<string, string | string[]>
const save = (ctx: OnTestDatabase<WorkspaceContext>, answers: Answers, more: object = {}) =>
  saveBrand(ctx, { section: 'values', keys, answers, ...more })
const answersOf = async (ctx: OnTestDatabase<WorkspaceContext>) => (await readBrand(ctx)).answers
const all = { of: 'foundation', page: 1, from: null, to: null } as const

/** The same context, whose first transactions fail one after the other with these words. */
function failing(
  ctx: OnTestDatabase<WorkspaceContext>,
  ...words: string[]
): OnTestDatabase<WorkspaceContext> {
  const left = [...words]
  const inWorkspace: AdminDatabase['inWorkspace'] = (workspace, work) => {
    const word = left.shift()
    return word ? Promise.reject(new Error(word)) : ctx.db.inWorkspace(workspace, work)
  }
  return { ...ctx, db: { ...ctx.db, inWorkspace, readInWorkspace: inWorkspace } }
}

describeOnDatabase('the brand foundation', database => {
  it('keeps a version of every save that changed something, and what was done', async () => {
    const ctx = await founder(database().db)
    expect(await save(ctx, { core_values: ['honesty'] })).toMatchObject({ ok: true, changed: 1 })
    expect(await save(ctx, { core_values: ['honesty'] })).toMatchObject({ ok: true, changed: 0 })
    await save(ctx, { core_values: ['honesty', 'patience'], values_in_action: 'We say no' })
    const { versions, comparison } = await readVersions(ctx, { of: 'foundation', page: 1, from: 2, to: 1 })
    expect(versions.rows).toMatchObject([
      { version: 2, previous: 1, section: 'values', cause: 'saved', savedBy: ctx.userId },
      { version: 1, previous: null },
    ])
    expect(comparison).toMatchObject({
      ...{ from: 1, to: 2, total: 2, before: 0, part: 1, parts: 1 },
      changes: [
        { key: 'core_values', change: 'changed' },
        { key: 'values_in_action', change: 'added' },
      ],
    })
    // A part past the last is the last, and two versions that say the same have one without anything.
    const past = await readVersions(ctx, { of: 'foundation', page: 1, from: 1, to: 2, part: 9 })
    expect(past.comparison).toEqual(comparison)
    const same = await readVersions(ctx, { of: 'foundation', page: 1, from: 2, to: 2 })
    expect(same.comparison).toMatchObject({ total: 0, before: 0, part: 1, parts: 0, changes: [] })
    const used = await ctx.db.sql`
      select action_type from module_usage where user_id = ${ctx.workspace} and module_name = 'clarify'
    `
    expect(used.map(row => row.actionType)).toEqual(['saved', 'saved'])
  })

  it('counts answers saved while writing as one version of a sitting', async () => {
    const ctx = await founder(database().db)
    await save(ctx, { core_values: ['h'] })
    for (const value of ['ho', 'hon', 'honesty'])
      await save(ctx, { core_values: [value] }, { cause: 'autosaved' })
    const { versions } = await readVersions(ctx, all)
    expect(versions.rows.map(row => [row.version, row.cause])).toEqual([
      [4, 'autosaved'],
      [1, 'saved'],
    ])
  })

  it('brings a version back, as a version of its own', async () => {
    const ctx = await founder(database().db)
    await save(ctx, { core_values: ['honesty'] })
    await save(ctx, { values_in_action: 'We say no' })
    expect(await restoreVersion(ctx, { of: 'foundation', version: 1 })).toMatchObject({
      ok: true,
      changed: 2,
    })
    expect(await answersOf(ctx)).toEqual({ core_values: ['honesty'] })
    expect((await readVersions(ctx, all)).versions.rows[0]).toMatchObject({
      version: 3,
      cause: 'restored',
      restoredVersion: 1,
    })
    expect(await restoreVersion(ctx, { of: 'foundation', version: 99 })).toEqual({
      ok: false,
      reason: 'not_found',
    })
    expect((await readVersions(ctx, { of: 'foundation', page: 1, from: 1, to: 99 })).comparison).toBe(
      'missing',
    )
    const other = await founder(database().db)
    expect(await restoreVersion(other, { of: 'foundation', version: 1 })).toEqual({
      ok: false,
      reason: 'not_found',
    })
  })

  it('warns the later of two tabs with both texts, and keeps what only one of them changed', async () => {
    const ctx = await founder(database().db)
    await save(ctx, { core_values: ['honesty'] })
    const seen = answerMarks(await answersOf(ctx), keys)
    await save(ctx, { core_values: ['honesty'], values_in_action: 'From the first tab' }, { seen })
    await save(ctx, { core_values: ['patience'], values_in_action: '' }, { seen })
    expect(await answersOf(ctx)).toEqual({
      core_values: ['patience'],
      values_in_action: 'From the first tab',
    })
    const late = await save(ctx, { core_values: ['courage'] }, { seen })
    expect(late).toMatchObject({
      ok: false,
      reason: 'changed_elsewhere',
      conflicts: [{ key: 'core_values', saved: 'patience', typed: 'courage' }],
    })
    if (late.ok || late.reason !== 'changed_elsewhere') throw new Error('No conflict')
    const again = { core_values: ['courage'], values_in_action: 'From the first tab' }
    expect(await save(ctx, again, { seen: late.marks })).toMatchObject({ ok: true })
    expect(await answersOf(ctx)).toMatchObject({ core_values: ['courage'] })
  })

  it('saves both of two at once that answer different questions', async () => {
    const ctx = await founder(database().db)
    await save(ctx, { core_values: ['honesty'] })
    await Promise.all([
      saveBrand(ctx, { section: 'voice', keys: ['brand_tone'], answers: { brand_tone: 'calm' } }),
      saveBrand(ctx, { section: 'heart', keys: ['brand_name'], answers: { brand_name: 'Loaf' } }),
    ])
    expect(await answersOf(ctx)).toEqual({ core_values: ['honesty'], brand_tone: 'calm', brand_name: 'Loaf' })
  })

  it('keeps the answers of the older form when the first new one is saved', async () => {
    const ctx = await founder(database().db)
    await ctx.db.sql`
      insert into clarify_entries (user_id, question, response)
      values (${ctx.workspace}, 'Who is your ideal client?', 'Bakers'), (${ctx.workspace}, 'Unknown?', 'x')
    `
    expect(await readBrand(ctx)).toMatchObject({ answers: { dream_client: 'Bakers' }, source: 'function' })
    await save(ctx, { core_values: ['honesty'] })
    expect(await answersOf(ctx)).toEqual({ core_values: ['honesty'], dream_client: 'Bakers' })
  })

  it('changes nothing while the plan only reads', async () => {
    const ctx = await founder(database().db)
    const reader = { ...ctx, access: 'read_only' as const }
    expect(await save(reader, { core_values: ['honesty'] })).toEqual({ ok: false, reason: 'read_only' })
    const text = 'brand_name: Loaf'
    expect(await importAnswers(reader, { text, take: ['brand_name'] })).toMatchObject({ reason: 'read_only' })
    expect(await answersOf(ctx)).toEqual({})
  })
})

describeOnDatabase('ways round a failure', database => {
  it('reads by the next way, and says what failed', async () => {
    const ctx = await founder(database().db)
    await save(ctx, { core_values: ['honesty'] })
    await ctx.db.sql`
      insert into clarify_entries (user_id, question, response)
      values (${ctx.workspace}, 'Who is your ideal client?', 'Bakers')
    `
    expect(await readBrand(failing(ctx, 'gone'))).toEqual({
      answers: { core_values: ['honesty'] },
      source: 'user_clarify_data',
      failures: ['Clarify edge function error: 500 - gone'],
    })
    expect(await readBrand(failing(ctx, 'gone', 'gone'))).toMatchObject({
      answers: { dream_client: 'Bakers' },
      source: 'clarify_entries',
    })
    expect(await readBrand(failing(ctx, 'a', 'b', 'c'))).toEqual({
      answers: {},
      source: null,
      failures: [
        'Clarify edge function error: 500 - a',
        'Clarify edge function error: 500 - b',
        'Error fetching clarify entries: c',
      ],
    })
    expect(await readBrand(await founder(database().db))).toEqual({
      answers: {},
      source: 'empty',
      failures: [],
    })
  })

  it('writes the answers alone when the whole save fails, and tells when even that was refused', async () => {
    const ctx = await founder(database().db)
    expect(await save(failing(ctx, 'no room'), { core_values: ['honesty'] })).toMatchObject({ ok: true })
    expect(await answersOf(ctx)).toEqual({ core_values: ['honesty'] })
    expect((await readVersions(ctx, all)).versions.total).toBe(0)
    expect(await save(failing(ctx, 'no room', 'none at all'), { core_values: ['x'] })).toEqual({
      ok: false,
      reason: 'not_saved',
      message: 'Save failed: none at all',
    })
  })
})

describeOnDatabase('answers from elsewhere', database => {
  it('are shown beside what is saved, and only the chosen ones are taken', async () => {
    const ctx = await founder(database().db)
    await save(ctx, { core_values: ['honesty'] })
    const text = 'Core values: honesty\nWho is your dream client? Bakers\nbrandName: Loaf\nColour: blue'
    const { answers } = await previewAnswers(ctx, { text })
    expect(answers.map(({ key, effect }) => [key, effect])).toEqual(
      expect.arrayContaining([
        ['core_values', 'same'],
        ['dream_client', 'fills'],
        ['brand_name', 'fills'],
      ]),
    )
    expect(await importAnswers(ctx, { text, take: ['dream_client', 'nonsense'] })).toEqual({
      ok: true,
      count: 1,
    })
    expect(await importAnswers(ctx, { text, take: [] })).toEqual({ ok: false, reason: 'nothing' })
    expect(await answersOf(ctx)).toEqual({ core_values: ['honesty'], dream_client: 'Bakers' })
    expect((await readVersions(ctx, all)).versions.rows[0]).toMatchObject({ cause: 'imported' })
  })

  it('may come as JSON, within the limits of the form', async () => {
    const ctx = await founder(database().db)
    const put = (value: unknown) => putClarify(ctx, { json: JSON.stringify(value) })
    expect(await put({ coreValues: 'honesty, patience', brand_name: 'Loaf', shoe: 4 })).toEqual({
      ok: true,
      answers: { core_values: ['honesty', 'patience'], brand_name: 'Loaf' },
    })
    expect(await put({ brand_name: '' })).toEqual({
      ok: true,
      answers: { core_values: ['honesty', 'patience'] },
    })
    expect(await put({ usp: 'x'.repeat(5001) })).toMatchObject({ reason: 'invalid', key: 'usp' })
    const whole = 'Flour, water, salt, time. That’s the lot.'
    expect(
      await putClarify(ctx, { json: JSON.stringify({ core_values: [whole, 'fast, but kind'] }) }),
    ).toMatchObject({
      answers: { core_values: [whole, 'fast, but kind'] },
    })
    for (const json of ['', '[]', 'null', '{'])
      expect(await putClarify(ctx, { json })).toMatchObject({ ok: false })
  })
})

describeOnDatabase('trying answers out', database => {
  it('scores the posts both ways and saves nothing', async () => {
    const ctx = await founder(database().db)
    await save(ctx, { core_values: ['honesty'] })
    const body = 'Patience is what bakers need in January. We wait with them until the books are calm.'
    const post = { ...emptyPost('blog'), body }
    await createPost(ctx, { post, storyId: null, idempotencyKey: crypto.randomUUID() })
    const draft = { section: 'values' as const, answers: { core_values: ['patience', 'calm'] } }
    const tried = await tryAnswers({ ...ctx, tier: 'pro' }, draft)
    if (!tried.ok) throw new Error(tried.reason)
    const { posts, means } = tried.result
    expect(posts).toHaveLength(1)
    expect(posts[0]?.title).toMatch(/^Patience is what/)
    const values = means.find(mean => mean.measure === 'values')
    expect(values?.after).toBeGreaterThan(values?.before ?? 100)
    expect(await answersOf(ctx)).toEqual({ core_values: ['honesty'] })
    const another = { ...(await founder(database().db)), tier: 'pro' } as const
    expect(await tryAnswers(another, draft)).toMatchObject({ ok: true, result: { posts: [] } })
  })

  it('is part of alignment in depth, and refused on a plan without it', async () => {
    const ctx = await founder(database().db)
    const draft = { section: 'values' as const, answers: { core_values: ['patience'] } }
    for (const tier of ['pro', 'collective'] as const)
      expect(await tryAnswers({ ...ctx, tier }, draft)).toMatchObject({ ok: true })
    expect(await tryAnswers({ ...ctx, tier: 'creator' }, draft)).toEqual({ ok: false, reason: 'not_in_plan' })
  })
})
