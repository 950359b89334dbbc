import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { REPORT_WORDS } from '#app/analytics/copy.ts'
import { createReport } from '#app/analytics/services/reports/create-report.ts'
import { printReport } from '#app/analytics/services/reports/print-report.ts'
import { readOwnReport } from '#app/analytics/services/reports/read-own-report.ts'
import { readPublicReport } from '#app/analytics/services/reports/read-public-report.ts'
import { readReports } from '#app/analytics/services/reports/read-reports.ts'
import { revokeReport } from '#app/analytics/services/reports/revoke-report.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { REPORT_LIMITS } from '#core/analytics/report.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = OnTestDatabase<WorkspaceContext>

const PAGE = '/app/analytics/reports'

const report = (over: Partial<Parameters<typeof createReport>[1]> = {}) => ({
  name: 'November for Crumb & Co',
  ...{ firstDay: null, lastDay: null, rollingDays: 30 },
  asked: { showedUp: true, sounded: false, acted: true, paid: false },
  note: 'Thanks for a good month',
  days: '30' as const,
  idempotencyKey: randomUUID(),
  ...over,
})

async function founderOn(db: AdminDatabase, tier: 'creator' | 'pro' | 'collective' = 'pro') {
  const owner = await ownerOn(db, tier)
  return { owner, ctx: (await acting(db, owner, PAGE)) as Context }
}

/** A lead and a won deal, whose names and pounds are nobody else's business. */
async function sell(ctx: Context) {
  const [lead] = await ctx.db.sql<{ id: string }[]>`
    insert into leads (user_id, name, email, first_source, first_network, first_at)
    values (${ctx.workspace}, 'Jo Blake', 'jo@example.com', 'form', 'linkedin', '2026-11-10') returning id
  `
  await ctx.db.sql`
    insert into deals (user_id, lead_id, title, value_pence, stage, closed_at, reference)
    values (${ctx.workspace}, ${lead?.id ?? ''}, 'Rebrand', 120000, 'won', '2026-11-12', 'BH-7K2M')
  `
}

/** The secret in the address of a report; of the only one when left out. */
async function tokenOf(ctx: Context, reportId?: string) {
  const reports = await readReports(ctx)
  const report = reports.find(({ id }) => reportId === undefined || id === reportId)
  return report?.address?.split('/').at(-1) ?? ''
}

/** What a stranger is given, who knows the address and nothing else. */
const stranger = (ctx: Context, at = '2026-11-20T10:00:00Z') => ({
  db: ctx.db,
  config: ctx.config,
  now: () => new Date(at),
})

describeOnDatabase('reports', database => {
  it('are read by whoever has the address, without names, and without pounds unless they were asked for', async () => {
    const { ctx } = await founderOn(database().db)
    await sell(ctx)
    expect((await createReport(ctx, report())).ok).toBe(true)
    const token = await tokenOf(ctx)
    const read = await readPublicReport(stranger(ctx), token)
    if (read?.state !== 'open') throw new Error('not open')
    expect(read.view.sections.map(({ question }) => question)).toEqual(['showedUp', 'acted'])
    expect(read.view.sections[1]?.numbers.at(-1)).toMatchObject({ number: 'leads', now: 1 })
    expect(JSON.stringify(read.view)).not.toMatch(/Jo Blake|jo@|Rebrand|120000|£/)
    const asked = { showedUp: false, sounded: false, acted: false, paid: true }
    const made = await createReport(ctx, report({ asked }))
    if (!made.ok) throw new Error(made.reason)
    const withPounds = await readPublicReport(stranger(ctx), await tokenOf(ctx, made.reportId))
    if (withPounds?.state !== 'open') throw new Error('not open')
    expect(withPounds.view.sections[0]?.sentence).toContain('You won £1,200')
    expect(JSON.stringify(withPounds.view)).not.toMatch(/Jo Blake|jo@|Rebrand/)
    const { filename, bytes } = await printReport(ctx, withPounds.view, REPORT_WORDS)
    expect(filename).toBe('November-for-Crumb-Co.pdf')
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  })

  it('store a hash of the secret and nothing that opens the page', async () => {
    const { ctx } = await founderOn(database().db)
    await createReport(ctx, report())
    const token = await tokenOf(ctx)
    expect(token).toMatch(/^[\w-]{43}$/)
    const [row] = await ctx.db
      .sql`select to_jsonb(r) as whole from report_links r where user_id = ${ctx.workspace}`
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('end when they are turned off or expire, also twice, and open to no other token', async () => {
    const { ctx } = await founderOn(database().db)
    const made = await createReport(ctx, report({ days: '7' }))
    if (!made.ok) throw new Error(made.reason)
    const token = await tokenOf(ctx)
    expect((await readPublicReport(stranger(ctx, '2026-11-27T09:59:59Z'), token))?.state).toBe('open')
    expect((await readPublicReport(stranger(ctx, '2026-11-27T10:00:00Z'), token))?.state).toBe('over')
    expect((await revokeReport(ctx, { id: made.reportId })).ok).toBe(true)
    expect((await revokeReport(ctx, { id: made.reportId })).ok).toBe(true)
    expect((await readPublicReport(stranger(ctx), token))?.state).toBe('over')
    for (const wrong of ['', 'x', `${token}x`, token.toLowerCase().replace(/./, 'A'), randomUUID()])
      expect(await readPublicReport(stranger(ctx), wrong)).toBeNull()
  })

  it('aren’t available while the plan has no Analytics, and can be turned off all the same', async () => {
    const { db } = database()
    const { owner, ctx } = await founderOn(db)
    const made = await createReport(ctx, report())
    if (!made.ok) throw new Error(made.reason)
    const token = await tokenOf(ctx)
    await db.sql`update subscriptions set tier = 'creator' where user_id = ${owner.account.id}`
    expect((await readPublicReport(stranger(ctx), token))?.state).toBe('not_available')
    const lower = (await acting(db, owner, PAGE)) as Context
    expect(await createReport(lower, report())).toEqual({ ok: false, reason: 'not_in_plan' })
    await db.sql`update subscriptions set tier = 'pro' where user_id = ${owner.account.id}`
    expect((await readPublicReport(stranger(ctx), token))?.state).toBe('open')
    expect((await revokeReport(lower, { id: made.reportId })).ok).toBe(true)
    expect((await readPublicReport(stranger(ctx), token))?.state).toBe('over')
  })

  it('belong to their workspace and to those who may edit', async () => {
    const { db } = database()
    const { owner, ctx } = await founderOn(db, 'collective')
    const { ctx: other } = await founderOn(db)
    const made = await createReport(ctx, report())
    if (!made.ok) throw new Error(made.reason)
    const id = made.reportId
    expect(await revokeReport(other, { id })).toEqual({ ok: false, reason: 'not_found' })
    expect(await readOwnReport(other, { id })).toBeNull()
    expect(await readReports(other)).toEqual([])
    const viewer = (await acting(db, await memberOf(db, owner, 'viewer'), PAGE)) as Context
    expect(await readReports(viewer)).toEqual([])
    expect(await readOwnReport(viewer, { id })).toBeNull()
    expect(await revokeReport(viewer, { id })).toEqual({ ok: false, reason: 'not_found' })
    expect(await createReport(viewer, report())).toEqual({ ok: false, reason: 'read_only' })
    const editor = (await acting(db, await memberOf(db, owner, 'editor'), PAGE)) as Context
    expect((await readOwnReport(editor, { id }))?.name).toBe('November for Crumb & Co')
  })

  it('are made once however often the form is sent, and only so many stay open', async () => {
    const { db } = database()
    const account = (await founderOn(db)).owner.account
    const ctx = contextFor(db, account, { tier: 'pro' })
    const once = report()
    const both = await Promise.all([createReport(ctx, once), createReport(ctx, once)])
    expect(new Set(both.map(made => (made.ok ? made.reportId : made.reason))).size).toBe(1)
    const more = await Promise.all(
      Array.from({ length: REPORT_LIMITS.open + 2 }, () => createReport(ctx, report())),
    )
    expect(more.filter(({ ok }) => ok)).toHaveLength(REPORT_LIMITS.open - 1)
    expect(await readReports(ctx)).toHaveLength(REPORT_LIMITS.open)
  })
})
