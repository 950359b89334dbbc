import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { exportAnalytics } from '#app/analytics/services/export-analytics.ts'
import { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { ANNOTATION_LIMITS } from '#core/analytics/annotations.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { addAnnotation } from './add-annotation.ts'
import { removeAnnotation } from './remove-annotation.ts'
import { restoreAnnotation } from './restore-annotation.ts'
import { saveAnnotation } from './save-annotation.ts'

const PERIOD = readPeriod(new URLSearchParams('period=30'), '2026-11-20')

describeOnDatabase('annotations', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })
  const look = (ctx: WorkspaceContext, deleted: string | null = null) =>
    readAnalytics(ctx, { period: PERIOD, by: 'network', deleted })
  const add = (ctx: WorkspaceContext, day: string, note: string, idempotencyKey: string = randomUUID()) =>
    addAnnotation(ctx, { day, note, idempotencyKey })

  it('stand on the charts of their days, are changed, deleted and brought back', async () => {
    const ctx = await founder()
    const key = randomUUID()
    for (const _ of [1, 2])
      expect(await add(ctx, '2026-11-18', '=Launch of the rye', key)).toEqual({ ok: true })
    await add(ctx, '2026-11-01', 'Holiday')
    await add(ctx, '2026-01-01', 'Long ago')
    const { annotations } = await look(ctx)
    expect(annotations.map(({ day, note }) => [day, note])).toEqual([
      ['2026-11-01', 'Holiday'],
      ['2026-11-18', '=Launch of the rye'],
    ])
    const id = annotations[1]?.id ?? ''
    expect(await saveAnnotation(ctx, { id, day: '2026-11-19', note: '=Launch' })).toEqual({ ok: true })
    let file = ''
    for await (const piece of exportAnalytics(ctx, {
      format: 'csv',
      table: 'notes',
      period: PERIOD,
      by: 'network',
    }))
      file += piece
    expect(file).toBe("\ufeffDay,Note\n2026-11-01,Holiday\n2026-11-19,'=Launch\n")
    expect(await removeAnnotation(ctx, { id })).toEqual({ ok: true })
    expect(await look(ctx, id)).toMatchObject({ annotations: [{}], deletedNote: { id, note: '=Launch' } })
    for (const _ of [1, 2]) expect(await restoreAnnotation(ctx, { id })).toEqual({ ok: true })
    expect((await look(ctx)).annotations).toHaveLength(2)
  })

  it('are read by everybody in the workspace, written by those who edit, and nobody else’s', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const ctx = await acting(db, owner, '/app/analytics')
    const [viewer, editor] = [
      await acting(db, await memberOf(db, owner, 'viewer'), '/app/analytics'),
      await acting(db, await memberOf(db, owner, 'editor'), '/app/analytics'),
    ]
    expect(await add(editor, '2026-11-18', 'Launch')).toEqual({ ok: true })
    const [note] = (await look(viewer)).annotations
    expect(note?.note).toBe('Launch')
    const id = note?.id ?? ''
    const refused = { ok: false, reason: 'read_only' }
    expect(await add(viewer, '2026-11-18', 'Mine')).toEqual(refused)
    expect(await saveAnnotation(viewer, { id, day: '2026-11-18', note: 'Mine' })).toEqual(refused)
    expect(await removeAnnotation(viewer, { id })).toEqual(refused)
    expect(await add({ ...ctx, tier: 'creator' }, '2026-11-18', 'Mine')).toMatchObject({
      reason: 'not_in_plan',
    })
    const stranger = await founder()
    expect(await saveAnnotation(stranger, { id, day: '2026-11-18', note: 'Mine' })).toMatchObject({
      reason: 'not_found',
    })
    for (const write of [removeAnnotation, restoreAnnotation])
      expect(await write(stranger, { id })).toMatchObject({ reason: 'not_found' })
    expect((await look(ctx)).annotations).toEqual([note])
  })

  it('are at most as many as a workspace may have, however many come at once', async () => {
    const ctx = await founder()
    await database().db.sql`
      insert into annotations (user_id, day, note)
      select ${ctx.workspace}, '2026-11-18', 'One of many' from generate_series(1, ${ANNOTATION_LIMITS.annotations - 1})
    `
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(ctx, '2026-11-18', 'One more')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await add(ctx, '2026-11-18', 'One more')).toMatchObject({ reason: 'too_many_notes' })
  })
})
