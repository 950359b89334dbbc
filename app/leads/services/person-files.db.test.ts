import { expect, it } from 'vitest'
import { addFile } from '#app/leads/services/add-file.ts'
import { addPerson } from '#app/leads/services/add-person.ts'
import { exportPerson } from '#app/leads/services/export-person.ts'
import { openFile } from '#app/leads/services/open-file.ts'
import { readPerson } from '#app/leads/services/read-person.ts'
import { removeFile } from '#app/leads/services/remove-file.ts'
import { restoreFile } from '#app/leads/services/restore-file.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { PERSON_FILE_LIMITS } from '#core/leads/files.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

describeOnDatabase('files of a person', database => {
  const founder = async () => {
    const { db } = database()
    return contextFor(db, await createTestAccount(db), { tier: 'pro' })
  }
  const someone = async (ctx: WorkspaceContext, name = 'Jo Blake') => {
    const fields = { name, email: '', phone: '', company: '', tags: [], toldText: '' }
    const added = await addPerson(ctx, { person: fields, idempotencyKey: name })
    if (!added.ok) throw new Error(added.reason)
    return added.leadId
  }
  const filesOf = async (ctx: WorkspaceContext, personId: string) =>
    (await readPerson(ctx, { id: personId, page: 1 }))?.files ?? []
  const content = new Uint8Array([0, 255, 10, 13, 39])

  it('come back byte for byte, to their own workspace alone', async () => {
    const ctx = await founder()
    const personId = await someone(ctx)
    expect(await addFile(ctx, { personId, name: '../brief.PDF', content })).toEqual({ ok: true })
    const [file] = await filesOf(ctx, personId)
    expect(file).toMatchObject({ name: 'brief.PDF', bytes: 5 })
    const fileId = file?.id ?? ''
    const opened = await openFile(ctx, { personId, fileId })
    expect(opened?.mediaType).toBe('application/pdf')
    expect(new Uint8Array(opened?.content ?? [])).toEqual(content)
    expect(await openFile(await founder(), { personId, fileId })).toBeNull()
    expect(await openFile(ctx, { personId: await someone(ctx, 'Sam'), fileId })).toBeNull()
    expect(await openFile(ctx, { personId, fileId: 'nonsense' })).toBeNull()

    expect(await removeFile(ctx, { id: fileId })).toEqual({ ok: true })
    expect(await filesOf(ctx, personId)).toEqual([])
    expect(await Promise.all([restoreFile(ctx, { id: fileId }), restoreFile(ctx, { id: fileId })])).toEqual([
      { ok: true },
      { ok: true },
    ])
    const restored = await openFile(ctx, { personId, fileId })
    expect(new Uint8Array(restored?.content ?? [])).toEqual(content)
  })

  it('are refused when they are of no kind we keep, empty or too large', async () => {
    const ctx = await founder()
    const personId = await someone(ctx)
    const add = (name: string, bytes: Uint8Array) => addFile(ctx, { personId, name, content: bytes })
    expect(await add('page.html', content)).toMatchObject({ reason: 'kind' })
    expect(await add('a.pdf', new Uint8Array())).toMatchObject({ reason: 'empty' })
    const large = new Uint8Array(PERSON_FILE_LIMITS.bytes + 1)
    expect(await add('a.pdf', large)).toMatchObject({ reason: 'too_large' })
    expect(await addFile(await founder(), { personId, name: 'a.pdf', content })).toMatchObject({
      reason: 'not_found',
    })
    expect(await addFile({ ...ctx, tier: 'creator' }, { personId, name: 'a.pdf', content })).toMatchObject({
      reason: 'not_in_plan',
    })
  })

  it('fill one person up, also when they come at once', async () => {
    const ctx = await founder()
    const personId = await someone(ctx)
    const large = new Uint8Array(PERSON_FILE_LIMITS.bytes)
    const results = await Promise.all(
      Array.from({ length: 7 }, (_, at) => addFile(ctx, { personId, name: `${at}.pdf`, content: large })),
    )
    const room = Math.floor(PERSON_FILE_LIMITS.together / PERSON_FILE_LIMITS.bytes)
    expect(results.filter(({ ok }) => ok)).toHaveLength(room)
    expect(results.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 7 - room }, () => ({ ok: false, reason: 'full' })),
    )
  })

  it('are named in the whole record of a person, which holds nothing of anybody else', async () => {
    const ctx = await founder()
    const personId = await someone(ctx)
    const otherId = await someone(ctx, 'Sam Hill')
    await addFile(ctx, { personId, name: 'brief.pdf', content })
    await addFile(ctx, { personId: otherId, name: 'secret.pdf', content })
    const record = await exportPerson(ctx, { id: personId })
    expect(record?.tables.leads).toMatchObject([{ id: personId, name: 'Jo Blake' }])
    expect(record?.tables.lead_files).toMatchObject([{ name: 'brief.pdf', bytes: 5 }])
    const words = JSON.stringify(record)
    for (const word of ['Sam Hill', 'secret.pdf', ctx.workspace, '"content"'])
      expect(words).not.toContain(word)
    expect(await exportPerson(await founder(), { id: personId })).toBeNull()
    expect(await exportPerson({ ...ctx, role: 'viewer' }, { id: personId })).toBeNull()
  })
})
