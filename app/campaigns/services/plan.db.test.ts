import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { copyCampaign } from '#app/campaigns/services/copy-campaign.ts'
import { createPlannedCampaign } from '#app/campaigns/services/create-planned-campaign.ts'
import { exportPlan } from '#app/campaigns/services/export-plan.ts'
import { moveCampaign } from '#app/campaigns/services/move-campaign.ts'
import { moveKeyDate } from '#app/campaigns/services/move-key-date.ts'
import { movePiece } from '#app/campaigns/services/move-piece.ts'
import { movePost } from '#app/campaigns/services/move-post.ts'
import { previewPlan } from '#app/campaigns/services/preview-plan.ts'
import { readCampaign } from '#app/campaigns/services/read-campaign.ts'
import { readPlanForm } from '#app/campaigns/services/read-plan-form.ts'
import { saveLearned } from '#app/campaigns/services/save-learned.ts'
import { saveMoney } from '#app/campaigns/services/save-money.ts'
import { startCampaign } from '#app/campaigns/services/start-campaign.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'
import { daysFrom } from '#core/campaigns/move-date.ts'
import { planFormSchema } from '#core/campaigns/plan-schema.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const answersOf = (over: Record<string, unknown> = {}) => {
  const { idempotencyKey: _, ...answers } = parse(planFormSchema, {
    recipe: 'launch',
    offer: 'The Saturday bread course',
    promise: 'Bake a loaf you’re proud of in one day',
    link: 'https://bread.example/course',
    keyDate: '2027-03-24',
    region: 'england-and-wales',
    channels: ['instagram', 'linkedin'],
    goalKind: 'sales',
    goalNumber: '10',
    ...over,
  })
  return answers
}

describeOnDatabase('a laid-out campaign', database => {
  const founder = async (over: Parameters<typeof contextFor>[2] = {}) =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro', ...over })

  const storyOf = (ctx: WorkspaceContext, over: Record<string, string> = {}) =>
    database().db.sql`
      insert into stories ${database().db.sql({
        userId: ctx.workspace,
        title: 'Mara’s first loaf',
        kind: 'client',
        situation: 'Mara had thrown away nine flat loaves',
        turn: 'We put the dough on top of the fridge',
        result: 'She sells twelve loaves a week now',
        lesson: 'Dough keeps its own time',
        ...over,
      })} returning id
    `

  async function laidOut(ctx: WorkspaceContext, over: Record<string, unknown> = {}): Promise<string> {
    const made = await createPlannedCampaign(ctx, { answers: answersOf(over), idempotencyKey: randomUUID() })
    if (!made.ok) throw new Error(made.reason)
    return made.campaignId
  }

  const look = async (ctx: WorkspaceContext, id: string) => {
    const view = await readCampaign(ctx, { id })
    if (!view) throw new Error('The campaign is not there')
    return view
  }

  it('becomes drafts in the founder’s words, with their story and day, as its preview said', async () => {
    const ctx = await founder()
    await storyOf(ctx)
    await storyOf(ctx, { title: 'Not yet', permission: 'asked', situation: 'Ben said no so far' })
    const preview = await previewPlan(ctx, { answers: answersOf() })
    expect((await readPlanForm(ctx)).allowance).toMatchObject({ limit: 2, begun: 0 })
    const id = await laidOut(ctx)
    const { campaign, pieces, progress, figures } = await look(ctx, id)
    expect(campaign).toMatchObject({
      status: 'draft',
      recipe: 'launch',
      keyDate: '2027-03-24',
      goalNumber: 10,
    })
    expect(campaign.name).toBe('Launch: The Saturday bread course')
    expect(pieces.map(({ dueOn }) => dueOn)).toEqual(preview.ok && preview.plan.pieces.map(({ day }) => day))
    expect(pieces.every(({ status, body }) => status === 'draft' && body.length > 20)).toBe(true)
    expect(pieces.some(({ body }) => body.includes('thrown away nine flat loaves'))).toBe(true)
    expect(pieces.some(({ body }) => body.includes('Ben said no'))).toBe(false)
    expect(pieces.find(({ role }) => role === 'ask')?.body).toContain('https://bread.example/course')
    expect(figures).toMatchObject({ planned: pieces.length, sent: 0, leads: 0 })
    expect(progress?.goalPercent).toBe(0)
  })

  it('begins once for a key and within the month’s limit, however often it is pressed', async () => {
    const ctx = await founder()
    const press = (idempotencyKey: string) =>
      createPlannedCampaign(ctx, { answers: answersOf(), idempotencyKey })
    const same = await Promise.all(Array.from({ length: 5 }, () => press('same')))
    expect(new Set(same.map(answer => (answer.ok ? answer.campaignId : answer.reason))).size).toBe(1)
    const others = await Promise.all(Array.from({ length: 5 }, () => press(randomUUID())))
    expect(others.filter(({ ok }) => ok)).toHaveLength(1)
    expect(others.find(({ ok }) => !ok)).toMatchObject({ reason: 'campaign_limit_reached', limit: 2 })
    expect(await previewPlan({ ...ctx, tier: 'creator' }, { answers: answersOf() })).toMatchObject({
      reason: 'not_in_plan',
    })
  })

  it.each([
    ['2027-03-24', 7],
    ['2027-10-28', 7],
  ])(
    'moves all that is unsent with its day over the clock change after %s, and nothing that went out',
    async (keyDate, by) => {
      const ctx = await founder()
      await storyOf(ctx)
      const id = await laidOut(ctx, { keyDate })
      const { sql } = database().db
      const started = await startCampaign(ctx, { id })
      expect(started).toMatchObject({ ok: true })
      const before = (await look(ctx, id)).pieces
      expect(before.filter(({ isScheduled }) => isScheduled).length).toBeGreaterThan(5)
      const [sent] = before
      if (!sent) throw new Error('There is no plan')
      await sql`update content_planner set status = 'published' where content_id = ${sent.contentId}`
      await sql`update content_created set status = 'published' where id = ${sent.contentId}`
      const to = dayAfter(keyDate, by)
      expect(await moveKeyDate(ctx, { id, keyDate: to })).toMatchObject({
        ok: true,
      })
      const after = new Map((await look(ctx, id)).pieces.map(piece => [piece.id, piece]))
      for (const piece of before) {
        const moved = after.get(piece.id)
        expect(moved?.dueMinute).toBe(piece.dueMinute)
        const days = daysFrom(piece.dueOn, moved?.dueOn ?? '')
        if (piece.id === sent.id) expect(days).toBe(0)
        else expect([by, by + 1, by + 2, by + 3, by + 4]).toContain(days)
      }
      expect((await look(ctx, id)).campaign.keyDate).toBe(to)
      expect(await moveKeyDate(ctx, { id, keyDate: '2026-01-10' })).toMatchObject({ reason: 'past' })
      expect((await look(ctx, id)).campaign.keyDate).toBe(to)
    },
  )

  it('keeps what was put elsewhere in the planner, and each time of one that goes out more than once', async () => {
    const ctx = await founder()
    await storyOf(ctx)
    const id = await laidOut(ctx, { region: 'none' })
    expect(await startCampaign(ctx, { id })).toMatchObject({ ok: true, left: [] })
    const { sql } = database().db
    const [first, second, third] = (await look(ctx, id)).pieces
    if (!first?.contentId || !second || !third) throw new Error('There is no plan')
    const { workspace } = ctx
    // The first is put four days on and goes out again a week later; the second was never sent; the third is due.
    await sql`
      update content_planner set scheduled_for = scheduled_for + interval '4 days' where content_id = ${first.contentId}
    `
    await sql`
      insert into content_planner (user_id, content_id, platform, scheduled_for, time_zone, status, deadline_at)
      select user_id, content_id, platform, scheduled_for + interval '7 days', time_zone, status,
        deadline_at + interval '7 days'
      from content_planner where content_id = ${first.contentId}
    `
    await sql`delete from content_planner where content_id = ${second.contentId}`
    await sql`update content_created set status = 'draft' where id = ${second.contentId}`
    await sql`update campaign_pieces set due_on = '2026-10-01' where id = ${second.id}`
    await sql`
      update content_planner set status = 'due', scheduled_for = '2026-11-20T08:00:00Z' where content_id = ${third.contentId}
    `
    const times = () => sql<{ contentId: string; day: string; status: string }[]>`
      select content_id, to_char(scheduled_for at time zone time_zone, 'YYYY-MM-DD') as day, status
      from content_planner where user_id = ${workspace} and content_id in ${sql([first.contentId, third.contentId])}
      order by content_id = ${third.contentId}, scheduled_for
    `
    const before = await times()
    const past = await moveKeyDate(ctx, { id, keyDate: '2026-12-01' })
    expect(past).toMatchObject({ reason: 'past' })
    expect(await times()).toEqual(before)
    expect(await moveKeyDate(ctx, { id, keyDate: '2027-03-31' })).toMatchObject({ ok: true })
    const after = await times()
    expect(after.map(({ day }, at) => daysFrom(before[at]?.day ?? '', day))).toEqual([7, 7, 7])
    expect(after.map(({ status }) => status)).toEqual(['scheduled', 'scheduled', 'scheduled'])
    expect(
      await movePiece(ctx, { id, pieceId: first.id, day: '2027-03-20', minute: first.dueMinute }),
    ).toMatchObject({ ok: true })
    expect((await times()).map(({ day }) => day)).toEqual(['2027-03-20', after[1]?.day, after[2]?.day])
  })

  it('sends nothing while it is paused, and goes on where it was', async () => {
    const ctx = await founder()
    await storyOf(ctx)
    const id = await laidOut(ctx)
    await startCampaign(ctx, { id })
    const states = async () => {
      const rows = await database().db.sql<{ status: string; heldReason: string }[]>`
        select status, held_reason from content_planner where user_id = ${ctx.workspace}
      `
      return [...new Set(rows.map(({ status, heldReason }) => `${status} ${heldReason}`))]
    }
    expect(await states()).toEqual(['scheduled '])
    await moveCampaign(ctx, { id, to: 'held' })
    expect(await states()).toEqual(['held Its campaign is paused'])
    expect(await startCampaign(ctx, { id })).toMatchObject({ reason: 'not_from_here' })
    await moveCampaign(ctx, { id, to: 'active' })
    expect(await states()).toEqual(['scheduled '])
  })

  it('goes on with what was due when it was paused, for as long as its day lasts', async () => {
    const ctx = await founder()
    await storyOf(ctx)
    const id = await laidOut(ctx)
    await startCampaign(ctx, { id })
    const { sql } = database().db
    const [first] = await sql<{ id: string; scheduledFor: Date }[]>`
      select id, scheduled_for from content_planner where user_id = ${ctx.workspace} order by scheduled_for limit 1
    `
    if (!first) throw new Error('Nothing is scheduled')
    const at = (hours: number) => ({
      ...ctx,
      now: () => new Date(first.scheduledFor.getTime() + hours * 3_600_000),
    })
    const state = async () =>
      (await sql<{ status: string }[]>`select status from content_planner where id = ${first.id}`)[0]?.status
    await advanceSchedule(at(0))
    await moveCampaign(at(1), { id, to: 'held' })
    await advanceSchedule(at(1.1))
    expect(await state()).toBe('held')
    await moveCampaign(at(2), { id, to: 'active' })
    await advanceSchedule(at(2.1))
    expect(await state()).toBe('due')
    await moveCampaign(at(3), { id, to: 'held' })
    await advanceSchedule(at(24))
    await moveCampaign(at(25), { id, to: 'active' })
    expect(await state()).toBe('missed')
  })

  it('is not started while something in it must not go out, and not scheduled twice', async () => {
    const ctx = await founder()
    await storyOf(ctx)
    const id = await laidOut(ctx)
    const { sql } = database().db
    const [first] = (await look(ctx, id)).pieces
    await sql`update content_created set body = ' ' where id = ${first?.contentId ?? null}`
    expect(await startCampaign(ctx, { id })).toMatchObject({
      reason: 'not_ready',
      findings: expect.arrayContaining([
        expect.objectContaining({ id: first?.id, problem: 'text', stops: true }),
      ]),
    })
    await sql`update content_created set body = 'Said now.' where id = ${first?.contentId ?? null}`
    await Promise.all([startCampaign(ctx, { id }), startCampaign(ctx, { id })])
    const [count] = await sql<{ posts: number; planned: number }[]>`
      select count(*) as planned, count(distinct content_id) as posts from content_planner where user_id = ${ctx.workspace}
    `
    expect(count?.posts).toBe(count?.planned)
    expect((await look(ctx, id)).campaign.status).toBe('active')
  })

  it('is copied as drafts with the same distances, and its money stays with the first', async () => {
    const ctx = await founder()
    const id = await laidOut(ctx)
    const { pieces } = await look(ctx, id)
    const [piece] = pieces
    if (!piece) throw new Error('There is no plan')
    const costs = new Map([
      [piece.id, 2_500],
      ['no id', 1],
    ])
    expect(await saveMoney(ctx, { id, budgetPence: 10_000, costs })).toEqual({ ok: true })
    expect(await saveLearned(ctx, { id, learned: 'Ask earlier' })).toEqual({ ok: true })
    expect((await look(ctx, id)).figures.costPence).toBe(2_500)
    const copy = await copyCampaign(ctx, { id, keyDate: '2027-06-23', idempotencyKey: 'copy' })
    if (!copy.ok) throw new Error(copy.reason)
    const copied = await look(ctx, copy.campaignId)
    expect(copied.pieces.map(({ role, body }) => [role, body])).toEqual(
      pieces.map(({ role, body }) => [role, body]),
    )
    expect(copied.campaign).toMatchObject({
      learned: '',
      budgetPence: 10_000,
      keyDate: '2027-06-23',
      status: 'draft',
    })
    expect(copied.figures.costPence).toBe(0)
    expect(await copyCampaign(ctx, { id, keyDate: '2027-07-23', idempotencyKey: 'other' })).toMatchObject({
      reason: 'campaign_limit_reached',
    })
  })

  it('says which texts name another day once it has moved, in what is scheduled and in its copy too', async () => {
    const ctx = await founder()
    await storyOf(ctx)
    const id = await laidOut(ctx)
    const daysNamed = async (of = id) =>
      (await look(ctx, of)).findings.filter(({ problem }) => problem === 'day')
    // The drafts say the launch’s own day.
    const saying = (await look(ctx, id)).pieces.filter(({ body }) => body.includes('24 March'))
    expect(saying.length).toBeGreaterThan(0)
    expect(await daysNamed()).toEqual([])
    await startCampaign(ctx, { id })
    const { sql } = database().db
    const [sent] = saying
    await sql`update content_created set status = 'published' where id = ${sent?.contentId ?? null}`
    const moved = await moveKeyDate(ctx, { id, keyDate: '2027-03-31' })
    expect(moved).toMatchObject({ ok: true, named: saying.length - 1 })
    const named = await daysNamed()
    expect(named.map(each => each.id).sort()).toEqual(
      saying
        .slice(1)
        .map(each => each.id)
        .sort(),
    )
    for (const { text, stops } of named) {
      expect(text).toMatch(
        /^It says .*24 March and goes out on .* The campaign’s day is Wednesday 31 March\.$/,
      )
      expect(stops).toBe(false)
    }
    const copy = await copyCampaign(ctx, { id, keyDate: '2027-06-23', idempotencyKey: 'copy' })
    if (!copy.ok) throw new Error(copy.reason)
    expect((await daysNamed(copy.campaignId)).length).toBe(saying.length)
    expect(await moveKeyDate(ctx, { id, keyDate: '2027-03-24' })).toMatchObject({ ok: true, named: 0 })
    expect(await daysNamed()).toEqual([])
  })

  it('lets one post be put elsewhere, out of it, and nothing into the past', async () => {
    const ctx = await founder()
    const id = await laidOut(ctx)
    const piece = (await look(ctx, id)).pieces[0]
    if (!piece?.contentId) throw new Error('There is no plan')
    const place = { id, pieceId: piece.id, day: '2027-03-29', minute: 600 }
    expect(await movePiece(ctx, { ...place, day: '2026-11-01' })).toMatchObject({ reason: 'past' })
    // Easter Monday: chosen by hand, it holds.
    expect(await movePiece(ctx, place)).toEqual({ ok: true, named: false })
    const moved = (await look(ctx, id)).pieces.find(each => each.id === piece.id)
    expect(moved).toMatchObject({ dueOn: '2027-03-29', dueMinute: 600, isDayChosen: true })
    const count = (await look(ctx, id)).pieces.length
    await movePost(ctx, { id, postId: piece.contentId, into: false })
    expect((await look(ctx, id)).pieces).toHaveLength(count - 1)
  })

  it('shows and changes nothing of another workspace', async () => {
    const ctx = await founder()
    const id = await laidOut(ctx)
    const stranger = await founder()
    const piece = (await look(ctx, id)).pieces[0]
    expect(await readCampaign(stranger, { id })).toBeNull()
    expect(await exportPlan(stranger, { id, format: 'csv' })).toBeNull()
    const day = '2027-04-01'
    for (const answer of [
      await moveKeyDate(stranger, { id, keyDate: day }),
      await movePiece(stranger, { id, pieceId: piece?.id ?? '', day, minute: 600 }),
      await startCampaign(stranger, { id }),
      await copyCampaign(stranger, { id, keyDate: day, idempotencyKey: 'x' }),
      await saveMoney(stranger, { id, budgetPence: 1, costs: new Map() }),
      await saveLearned(stranger, { id, learned: 'Mine' }),
    ])
      expect(answer).toEqual({ ok: false, reason: 'not_found' })
    let csv = ''
    for await (const text of (await exportPlan(ctx, { id, format: 'csv' })) ?? []) csv += text
    expect(csv.split('\r\n').length).toBe((await look(ctx, id)).pieces.length + 2)
  })
})
