import { expect, it } from 'vitest'
import { sendSummaries } from '#app/analytics/services/summary/send-summaries.ts'
import { hasSummary, switchSummary } from '#app/analytics/services/summary/switch-summary.ts'
import { renderMail } from '#app/mails.ts'
import { readUnsubscribe } from '#app/notifications/services/read-unsubscribe.ts'
import { unsubscribe } from '#app/notifications/services/unsubscribe.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'

type Context = OnTestDatabase<WorkspaceContext>

const PAGE = '/app/analytics/summary'

const on = (ctx: Context, at: string): Context => ({ ...ctx, now: () => new Date(at) })

/** Sends what is due at an instant, as a worker does: in nobody's name. */
const sendAt = (db: AdminDatabase, { config }: Context, at: string) =>
  sendSummaries({ db, config, now: () => new Date(at) })

async function founderOn(db: AdminDatabase, tier: Tier, since = '2026-01-01T00:00:00Z') {
  const owner = await ownerOn(db, tier)
  const ctx = (await acting(db, owner, PAGE)) as Context
  await switchSummary(on(ctx, since), { isOn: true })
  return { owner, ctx }
}

const published = (ctx: Context, at: string) =>
  ctx.db.sql`
    insert into content_planner (user_id, title, platform, scheduled_for, status, published_at, created_at)
    values (${ctx.workspace}, 'Bakers', 'linkedin', ${at}, 'published', ${at}, '2026-01-01')
  `

/** The summaries a person was sent so far, the oldest first, as they read them. */
async function summariesOf(ctx: Context) {
  const rows = await ctx.db.sql<{ sealedProps: Uint8Array }[]>`
    select m.sealed_props from mail_outbox m join accounts a on a.email = m.to_address
    where a.id = ${ctx.userId} and m.template = 'monday-summary' order by m.idempotency_key
  `
  return rows.map(row =>
    renderMail('monday-summary', unsealJson(row.sealedProps, ctx.config.encryptionKey, 'mail-props')),
  )
}

describeOnDatabase('Weekly letters', database => {
  it.each([
    ['spring', ['2026-03-23T08:00:00Z', '2026-03-30T07:00:00Z'], '23 to 29 March 2026'],
    ['autumn', ['2026-10-19T07:00:00Z', '2026-10-26T08:00:00Z'], '19 to 25 October 2026'],
  ])('come at eight by the clock across the change in %s, once each', async (_, hours, days) => {
    const { db } = database()
    const { ctx } = await founderOn(db, 'pro')
    for (const [week, hour] of hours.entries()) {
      const before = new Date(Date.parse(hour) - 900_000).toISOString()
      await published(ctx, new Date(Date.parse(hour) - 36 * 3_600_000).toISOString())
      await sendAt(db, ctx, before)
      expect(await summariesOf(ctx)).toHaveLength(week)
      await Promise.all([sendAt(db, ctx, hour), sendAt(db, ctx, hour)])
      await sendAt(db, ctx, new Date(Date.parse(hour) + 900_000).toISOString())
      expect(await summariesOf(ctx)).toHaveLength(week + 1)
    }
    const [, last] = await summariesOf(ctx)
    expect(last?.subject).toBe(`You published the post you planned: your week, ${days}`)
    expect(last?.text).toContain('Posts published: 1 of 1 planned (the week before: 1 of 1 planned)')
    expect(last?.html).toContain('One thing to do')
    expect(last?.html).toContain('/app/analytics/behind?number=planned')
    expect(last?.text).toContain(
      'You planned 1 post and published it. In the week before, you published 1 of 1 planned.',
    )
  })

  it('are caught up once, of the week they were due for, and never for a week before they were wanted', async () => {
    const { db } = database()
    const { ctx } = await founderOn(db, 'pro', '2026-11-18T12:00:00Z')
    await published(ctx, '2026-11-11T09:00:00Z')
    await published(ctx, '2026-11-19T09:00:00Z')
    await published(ctx, '2026-11-24T09:00:00Z')
    await sendAt(db, ctx, '2026-11-18T13:00:00Z')
    expect(await summariesOf(ctx)).toHaveLength(0)
    await sendAt(db, ctx, '2026-11-25T13:00:00Z')
    await sendAt(db, ctx, '2026-11-26T13:00:00Z')
    const [late, ...more] = await summariesOf(ctx)
    expect(more).toHaveLength(0)
    expect(late?.text).toContain('16 to 22 November 2026')
    expect(late?.text).toContain('1 of 1 planned (the week before: 1 of 1 planned)')
  })

  it('aren’t sent of a week in which nothing happened, nor on a plan without Analytics', async () => {
    const { db } = database()
    const { ctx: quiet } = await founderOn(db, 'pro')
    const { ctx: small } = await founderOn(db, 'creator')
    await published(small, '2026-11-19T09:00:00Z')
    await sendAt(db, quiet, '2026-11-23T09:00:00Z')
    expect(await summariesOf(quiet)).toHaveLength(0)
    expect(await summariesOf(small)).toHaveLength(0)
  })

  it('show pounds to those who may see deals, and go to nobody who has left', async () => {
    const { db } = database()
    const { owner, ctx } = await founderOn(db, 'collective')
    const viewer = await memberOf(db, owner, 'viewer')
    const gone = await memberOf(db, owner, 'viewer')
    for (const member of [viewer, gone]) {
      const theirs = (await acting(db, member, PAGE)) as Context
      await switchSummary(on(theirs, '2026-11-01T00:00:00Z'), { isOn: true })
    }
    const leftCtx = (await acting(db, gone, PAGE)) as Context
    await db.sql`delete from team_members where member_id = ${gone.account.id}`
    const [lead] = await db.sql<{ id: string }[]>`
      insert into leads (user_id, name, email, first_source, first_at)
      values (${ctx.workspace}, 'Jo Blake', 'jo@example.com', 'form', '2026-11-18') returning id
    `
    await db.sql`
      insert into deals (user_id, lead_id, title, value_pence, stage, closed_at, reference)
      values (${ctx.workspace}, ${lead?.id ?? ''}, 'Rebrand', 120000, 'won', '2026-11-19', 'BH-7K2M')
    `
    await sendAt(db, ctx, '2026-11-23T09:00:00Z')
    const [own] = await summariesOf(ctx)
    expect(own?.text).toContain('Won: £1,200 with 1 deal')
    expect(own?.subject).toBe('1 person got in touch: your week, 16 to 22 November 2026')
    expect(own?.html).toContain('You won £1,200')
    const theirs = (await acting(db, viewer, PAGE)) as Context
    const [their] = await summariesOf(theirs)
    expect(their?.subject).toContain('Ada Lovelace’s workspace')
    expect(their?.text).toContain('People who got in touch: 1')
    expect(`${their?.text}${their?.html}`).not.toMatch(/£|Jo Blake|jo@/)
    expect(await summariesOf(leftCtx)).toHaveLength(0)
  })

  it('end with one press on their link, twice over, and nothing else ends with them', async () => {
    const { db } = database()
    const { ctx } = await founderOn(db, 'pro')
    await published(ctx, '2026-11-19T09:00:00Z')
    await sendAt(db, ctx, '2026-11-23T09:00:00Z')
    const [mail] = await summariesOf(ctx)
    const token = mail?.leaveUrl?.split('/').at(-1) ?? ''
    expect(await readUnsubscribe(ctx, { token })).toBe('summary')
    expect(await hasSummary(ctx)).toBe(true)
    expect((await unsubscribe(ctx, { token })).ok).toBe(true)
    expect((await unsubscribe(ctx, { token })).ok).toBe(true)
    expect(await hasSummary(ctx)).toBe(false)
    const [settings] = await ctx.db.sql<{ week: boolean; choices: object }[]>`
      select week, choices from notification_settings where member_id = ${ctx.userId}
    `
    expect(settings).toEqual({ week: true, choices: {} })
    expect((await unsubscribe(ctx, { token: `${token}x` })).ok).toBe(false)
    await published(ctx, '2026-11-26T09:00:00Z')
    await sendAt(db, ctx, '2026-11-30T09:00:00Z')
    expect(await summariesOf(ctx)).toHaveLength(1)
  })
})
