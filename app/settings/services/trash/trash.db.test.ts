import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { removeTemplate } from '#app/posts/services/remove-template.ts'
import { saveTemplate } from '#app/posts/services/save-template.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { removeMember } from '#app/team/services/remove-member.ts'
import type { TrashKind } from '#core/settings/trash-kind.ts'
import { addDays, addMs, HOUR_MS } from '#core/shared/time.ts'
import { UNDO_TABLES } from '#db/queries/platform/undo.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, CALLER, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { emptyTrash } from './empty-trash.ts'
import { readTrash } from './read-trash.ts'
import { isTrashKind, restoreTrashed } from './restore-trashed.ts'

describeOnDatabase('the trash', database => {
  type Ctx = ReturnType<typeof contextFor>
  const founder = async () => contextFor(database().db, await createTestAccount(database().db))
  const team = async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    return { owner, ctx: await acting(db, owner) }
  }
  async function deletedStory(ctx: Ctx, body: string, at = ctx.now()): Promise<string> {
    const added = await addStory(ctx, { body, idempotencyKey: randomUUID() })
    const id = added.ok ? added.storyId : ''
    expect(await removeStory({ ...ctx, now: () => at }, { id })).toMatchObject({ ok: true })
    return id
  }
  const namesIn = async (ctx: Ctx, page = 1) =>
    (await readTrash(ctx, { page }))?.items.map(({ name }) => name) ?? null
  const restore = (ctx: Ctx, kind: TrashKind, id: string) => restoreTrashed(ctx, { kind, id, caller: CALLER })
  const empty = (ctx: Ctx, thing: { kind: TrashKind; id: string } | null = null) =>
    emptyTrash(ctx, { thing, seenAt: ctx.now() })

  test('shows what was deleted, the last first, until when, by whom, and restores it once', async () => {
    const { owner, ctx } = await team()
    const first = await deletedStory(ctx, 'The first story of the morning', addMs(ctx.now(), -HOUR_MS))
    const template = await saveTemplate(ctx, { name: 'Mondays', body: 'Good morning' })
    const id = template.ok ? template.id : ''
    await removeTemplate(ctx, { id, kind: 'template' })
    const view = await readTrash(ctx, { page: 1 })
    expect(view).toMatchObject({ pages: 1, canRestore: true, canDelete: true })
    expect(view?.items).toMatchObject([
      { kind: 'template', id, name: 'Mondays', endsAt: addDays(ctx.now(), 30), by: expect.any(String) },
      { kind: 'story', id: first, name: expect.stringContaining('The first story') },
    ])
    expect(owner.account.id).toBe(ctx.userId)
    expect(await restore(ctx, 'story', first)).toMatchObject({ ok: true })
    // Pressed again, or at once, it is there and stays as it is.
    const again = await Promise.all(Array.from({ length: 20 }, () => restore(ctx, 'story', first)))
    expect(again.every(({ ok }) => ok)).toBe(true)
    expect(await namesIn(ctx)).toEqual(['Mondays'])
  })

  test('has room for everything that can be put back', () => {
    for (const kind of Object.keys(UNDO_TABLES)) expect(isTrashKind(kind)).toBe(true)
    for (const kind of ['', 'constructor', 'accounts', 'stories']) expect(isTrashKind(kind)).toBe(false)
  })

  test('ends after 30 days, to the minute, even before it is swept', async () => {
    const ctx = await founder()
    const id = await deletedStory(ctx, 'An old story')
    const at = (ms: number) => ({ ...ctx, now: () => addMs(addDays(TEST_NOW, 30), ms) })
    await sweepExpired(at(-1))
    expect(await namesIn(at(-1))).toHaveLength(1)
    expect(await namesIn(at(0))).toEqual([])
    expect(await restore(at(0), 'story', id)).toEqual({ ok: false, reason: 'not_found' })
    await sweepExpired(at(0))
    expect(await database().db.sql`select 1 from removed_rows where id = ${id}`).toHaveLength(0)
  })

  test('is read page by page, each thing once, also where two went at the same instant', async () => {
    const ctx = await founder()
    const rows = Array.from({ length: 120 }, (_, n) => ({
      ...{ user_id: ctx.workspace, kind: 'stories', id: randomUUID() },
      removed_at: addMs(TEST_NOW, -Math.floor(n / 3)).toISOString(),
    }))
    await database().db.sql`
      insert into removed_rows (user_id, kind, id, data, removed_at)
      select user_id, kind, id, '{"rows": {}, "links": []}', removed_at
      from jsonb_populate_recordset(null::removed_rows, ${database().db.sql.json(rows)})
    `
    const seen: string[] = []
    for (const page of [1, 2, 3]) {
      const view = await readTrash(ctx, { page })
      expect(view?.pages).toBe(3)
      seen.push(...(view?.items ?? []).map(({ id }) => id))
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)))
    expect(await namesIn(ctx, Number.NaN)).toHaveLength(50)
    expect(await namesIn(ctx, 4)).toEqual([])
  })

  test('is a workspace’s own', async () => {
    const [ctx, stranger] = [await founder(), await founder()]
    const id = await deletedStory(ctx, 'Mine alone')
    expect(await namesIn(stranger)).toEqual([])
    expect(await restore(stranger, 'story', id)).toEqual({ ok: false, reason: 'not_found' })
    expect(await empty(stranger, { kind: 'story', id })).toEqual({ ok: false, reason: 'not_found' })
    expect(await empty(stranger)).toEqual({ ok: false, reason: 'not_found' })
    expect(await namesIn(ctx)).toHaveLength(1)
  })

  test('a contributor sees and restores what they deleted themselves; a viewer nothing', async () => {
    const { db } = database()
    const { owner, ctx } = await team()
    const contributor = await acting(db, await memberOf(db, owner, 'contributor'))
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'))
    const theirs = await deletedStory(contributor, 'Written by a contributor')
    const owned = await deletedStory(ctx, 'Written by the owner')
    expect(await namesIn(contributor)).toHaveLength(1)
    expect(await namesIn(viewer)).toBeNull()
    expect(await restore(contributor, 'story', owned)).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await restore(viewer, 'story', theirs)).toMatchObject({ ok: false })
    expect(await empty(contributor)).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await restore(contributor, 'story', theirs)).toMatchObject({ ok: true })
    expect(await namesIn(ctx)).toHaveLength(1)
  })

  test('members who were removed are shown to those who look after the team', async () => {
    const { db } = database()
    const { owner, ctx } = await team()
    const editor = await acting(db, await memberOf(db, owner, 'editor'))
    const gone = await memberOf(db, owner, 'viewer')
    const [place] = await db.sql<{ id: string }[]>`
      select id from team_members where owner_id = ${ctx.workspace} and member_id = ${gone.account.id}
    `
    const id = place?.id ?? ''
    await removeMember(ctx, { id, caller: CALLER })
    expect((await readTrash(ctx, { page: 1 }))?.items).toMatchObject([{ kind: 'member', id }])
    expect(await namesIn(editor)).toEqual([])
    expect(await restore(editor, 'member', id)).toMatchObject({ ok: false })
    expect(await restore(ctx, 'member', id)).toMatchObject({ ok: true })
  })

  test('one thing goes for good, or everything that was there when the question was asked', async () => {
    const ctx = await founder()
    const first = await deletedStory(ctx, 'The first')
    const second = await deletedStory(ctx, 'The second')
    expect(await empty(ctx, { kind: 'story', id: first })).toEqual({ ok: true })
    expect(await restore(ctx, 'story', first)).toMatchObject({ ok: false })
    const late = await deletedStory(ctx, 'Deleted meanwhile', addMs(ctx.now(), 1000))
    expect(await empty(ctx)).toEqual({ ok: true })
    expect(await restore(ctx, 'story', second)).toMatchObject({ ok: false })
    expect(await restore({ ...ctx, now: () => addMs(TEST_NOW, 2000) }, 'story', late)).toMatchObject({
      ok: true,
    })
    expect(await empty(ctx, { kind: 'story', id: 'nonsense' })).toEqual({ ok: false, reason: 'not_found' })
  })

  test('after a plan has ended it can be looked at and emptied, and nothing comes back', async () => {
    const ctx = await founder()
    const id = await deletedStory(ctx, 'Left behind')
    const ended = { ...ctx, access: 'read_only' as const }
    expect(await readTrash(ended, { page: 1 })).toMatchObject({ canRestore: false, canDelete: true })
    expect(await restore(ended, 'story', id)).toEqual({ ok: false, reason: 'read_only' })
    expect(await empty(ended)).toEqual({ ok: true })
  })
})
