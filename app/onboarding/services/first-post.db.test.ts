import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { completeKickstart } from '#app/onboarding/services/complete-kickstart.ts'
import { readFirstPost } from '#app/onboarding/services/read-first-post.ts'
import { keepFirstPost, scheduleFirstPost } from '#app/onboarding/services/schedule-first-post.ts'
import { findDesk } from '#app/schedule/services/find-desk.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { listTakenTimes } from '#db/queries/schedule/list-scheduled-posts.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const ANSWERS = {
  brandHeart: 'Good teachers leave because nobody helps them with the first hard year.',
  coreValues: ['Growth', 'Balance'],
  brandVoice: 'calm-authority',
  dreamClient: 'Maya, second year of teaching, in tears on Sunday evenings.',
  offerDescription: 'A twelve-week course after which new teachers plan a calm week in an hour.',
} as const

async function founder(db: AdminDatabase, over: Partial<ReturnType<typeof contextFor>> = {}) {
  const ctx = contextFor(db, await createTestAccount(db), over)
  return { ctx, view: () => readFirstPost(ctx) }
}

async function readyFounder(db: AdminDatabase) {
  const { ctx, view } = await founder(db)
  await completeKickstart(ctx, ANSWERS)
  const first = await view()
  if (typeof first === 'string') throw new Error(first)
  const [at = new Date(0)] = first.slots
  const { day, minute } = wallTimeOf(at, first.timeZone)
  const slot = { day, time: minuteText(minute), timeZone: first.timeZone }
  const post = { body: first.body, platform: first.platform, idempotencyKey: randomUUID() }
  return { ctx, view, first, at, slot, post }
}

describeOnDatabase('the first post', database => {
  it('is made of the answers, scored, with three times ahead; before them there is none', async () => {
    const { view } = await founder(database().db)
    expect(await view()).toBe('no_snapshot')
    const { ctx, first } = await readyFounder(database().db)
    expect(first.body).toContain(ANSWERS.brandHeart)
    expect(first.alignment).toMatchObject({ certainty: 'told' })
    expect(first.slots).toHaveLength(3)
    expect(first.slots.every(at => at > ctx.now())).toBe(true)
  })

  it('goes into the planner once, however often it is pressed, and then the page is over', async () => {
    const { ctx, view, at, slot, post } = await readyFounder(database().db)
    const pressed = await Promise.all([1, 2, 3].map(() => scheduleFirstPost(ctx, { ...post, slot })))
    expect(pressed.map(result => result.ok && result.at.getTime())).toEqual(Array(3).fill(at.getTime()))
    const planned = { workspace: ctx.workspace, now: ctx.now() }
    expect(await ctx.inWorkspace(sql => listTakenTimes(sql, planned))).toEqual([at])
    expect(await view()).toBe('has_posts')
  })

  it('is neither saved nor scheduled for a time that has passed, or where nothing may be written', async () => {
    const { ctx, view, slot, post } = await readyFounder(database().db)
    const past = await scheduleFirstPost(ctx, { ...post, slot: { ...slot, day: '2020-01-06' } })
    expect(past).toMatchObject({ reason: 'past' })
    const ended = { ...ctx, access: 'read_only' } as const
    expect(await scheduleFirstPost(ended, { ...post, slot })).toMatchObject({ reason: 'read_only' })
    expect(await keepFirstPost(ended, post)).toMatchObject({ reason: 'read_only' })
    expect(await view()).toMatchObject({ body: post.body })
  })

  it('begins with what was tried on the home page, until something else is typed', async () => {
    const { ctx, first } = await readyFounder(database().db)
    const tried = 'My teachers sleep on Sundays again.'
    const begun = { body: `${tried}\n\n${first.body}`, isBegun: true }
    expect(await readFirstPost(ctx, { tried })).toMatchObject(begun)
    const typed = { body: 'Something else', platform: first.platform }
    expect(await readFirstPost(ctx, { tried, typed })).toMatchObject({ body: typed.body, isBegun: false })
  })

  it('goes out at the free times that the planner shows, as often as the strategy says', async () => {
    const { ctx, first } = await readyFounder(database().db)
    const { workspace, timeZone } = ctx
    const often = { content_frequency: 'once a week' }
    await ctx.inWorkspace(sql => upsertClarifyData(sql, { workspace, answers: often }))
    const view = await readFirstPost(ctx)
    const rare = typeof view === 'string' ? [] : view.slots
    expect(rare[2]?.getTime()).toBeGreaterThan(first.slots[2]?.getTime() ?? Number.POSITIVE_INFINITY)
    for (const at of rare) {
      const { day, minute } = wallTimeOf(at, timeZone)
      const desk = await ctx.inWorkspace(sql =>
        findDesk(ctx, sql, { days: [day], day, slot: null, draft: null }),
      )
      expect(desk.free).toContainEqual(expect.objectContaining({ day, minute }))
    }
  })

  it('scores what was typed instead', async () => {
    const { ctx, post } = await readyFounder(database().db)
    const typed = {
      body: 'Leverage synergies to unlock your potential, at scale!!!',
      platform: post.platform,
    }
    expect(await readFirstPost(ctx, { typed })).toMatchObject({ body: typed.body })
  })
})
