import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  changeScheduledPost,
  type ScheduledPostAction,
} from '#app/schedule/services/change-scheduled-post.ts'
import { moveScheduledPost } from '#app/schedule/services/move-scheduled-post.ts'
import { setQuietHours } from '#app/schedule/services/settings/set-quiet-hours.ts'
import { setApproval } from '#app/team/services/set-approval.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import {
  connect,
  deedsOf,
  founder,
  hoursAfter,
  look,
  type PlannerContext,
  plannerRow,
  schedule,
  scheduled,
  sendTo,
  TIME,
  targetsOf,
  write,
} from '#tests/support/schedule.ts'

const READ_ONLY = { ok: false, reason: 'read_only' }
const NOT_FOUND = { ok: false, reason: 'not_found' }
const NOT_POSSIBLE = { ok: false, reason: 'not_possible' }
const inHours = (hours: number) => new Date(TIME.getTime() + hours * 3_600_000)

/** Brings a row into a state as if it had been in it since then. */
const enter = (ctx: PlannerContext, id: string, status: ScheduledPostStatus, since = TIME) =>
  ctx.db.sql`
    update content_planner set status = ${status}, status_since = ${since}, deadline_at = null where id = ${id}
  `
const postOf = async (ctx: PlannerContext, postId: string) =>
  (await ctx.db.sql<{ status: string }[]>`select status from content_created where id = ${postId}`)[0]?.status

describeOnDatabase('what can be done with something scheduled', database => {
  async function start() {
    const ctx = await founder(database().db)
    const { id, postId } = await scheduled(ctx)
    const press = (action: ScheduledPostAction, hours = -1, link?: string) =>
      changeScheduledPost(hoursAfter(ctx, hours), { id, action, ...(link ? { link } : {}) })
    return { ctx, id, postId, press }
  }

  it('is found in its own workspace alone, with a date, by whoever may write', async () => {
    const { ctx, id } = await start()
    const hold = (by: PlannerContext, which = id) => changeScheduledPost(by, { id: which, action: 'hold' })
    expect(await hold({ ...ctx, access: 'read_only' })).toEqual(READ_ONLY)
    expect(await hold(await founder(database().db))).toEqual(NOT_FOUND)
    const idea = await plannerRow(ctx, { status: 'idea', at: null })
    for (const other of ['', 'x', randomUUID(), idea]) expect(await hold(ctx, other)).toEqual(NOT_FOUND)
    for (const action of ['remove', 'remove_series'] as const)
      expect(await changeScheduledPost(ctx, { id: idea, action })).toEqual(NOT_FOUND)
    expect(await look(ctx, id)).toMatchObject({ status: 'scheduled', version: 1 })
  })

  it('is noted, each by its name, and counts from when it was done', async () => {
    const { ctx, id, postId, press } = await start()
    expect(await press('hold')).toEqual({ ok: true, status: 'held', removed: 0 })
    expect(await look(ctx, id)).toMatchObject({
      ...{ status: 'held', statusSince: inHours(-1), deadlineAt: TIME },
      ...{ heldReason: 'You’ve paused it.', reason: '', link: '', publishedAt: null },
    })
    expect(await press('release', -0.5)).toEqual({ ok: true, status: 'scheduled', removed: 0 })
    expect(await look(ctx, id)).toMatchObject({
      heldReason: '',
      statusSince: inHours(-0.5),
      deadlineAt: TIME,
    })
    await enter(ctx, id, 'due')
    expect(await press('hand_over', 1)).toEqual({ ok: true, status: 'handed_over', removed: 0 })
    expect(await look(ctx, id)).toMatchObject({ statusSince: inHours(1), deadlineAt: inHours(49) })
    expect(await postOf(ctx, postId)).toBe('handed_over')
    expect(await press('not_yet', 10)).toEqual({ ok: true, status: 'handed_over', removed: 0 })
    expect(await look(ctx, id)).toMatchObject({ statusSince: inHours(10), deadlineAt: inHours(58) })
    expect(await press('out', 11)).toEqual({ ok: true, status: 'published', removed: 0 })
    expect(await look(ctx, id)).toMatchObject({
      ...{ status: 'published', deadlineAt: null, publishedAt: inHours(11), link: '', reason: '' },
    })
    expect(await deedsOf(ctx)).toEqual([
      'content: post_hand_over',
      'content: post_hold',
      'content: post_not_yet',
      'content: post_out',
      'content: post_release',
      'content: post_scheduled',
    ])
  })

  it('is done once: what is so already is answered and changes nothing', async () => {
    const states = {
      out: 'published',
      remove: 'cancelled',
      hand_over: 'handed_over',
      hold: 'held',
      release: 'scheduled',
      restore: 'due',
    } as const
    const { ctx, id, press } = await start()
    for (const [n, [action, status]] of Object.entries(states).entries()) {
      await enter(ctx, id, status, inHours(n + 1))
      const { version } = await look(ctx, id)
      expect(await press(action as ScheduledPostAction)).toEqual({ ok: true, status, removed: 0 })
      expect(await look(ctx, id), action).toMatchObject({ version, status, statusSince: inHours(n + 1) })
    }
    expect(await deedsOf(ctx)).toEqual(['content: post_scheduled'])
  })

  it('is refused where it makes no sense', async () => {
    const { ctx, id, press } = await start()
    for (const [status, action] of [
      ['scheduled', 'out'],
      ['published', 'remove'],
      ['published', 'hand_over'],
      ['missed', 'hold'],
      ['published', 'release'],
      ['due', 'not_yet'],
      ['missed', 'not_yet'],
      ['cancelled', 'remove_series'],
    ] as const) {
      await enter(ctx, id, status)
      expect(await press(action), `${action} of ${status}`).toEqual(NOT_POSSIBLE)
      expect(await look(ctx, id)).toMatchObject({ status })
    }
  })

  it('says why it was missed when it comes back too late: put back, or resumed', async () => {
    const { ctx, id, press } = await start()
    const reason = 'Its time passed while it wasn’t in the planner.'
    const missed = { status: 'missed', reason, deadlineAt: null, heldReason: '' }
    await press('remove')
    expect(await look(ctx, id)).toMatchObject({ status: 'cancelled', deadlineAt: null, reason: '' })
    expect(await press('restore', 0)).toEqual({ ok: true, status: 'missed', removed: 0 })
    expect(await look(ctx, id)).toMatchObject(missed)
    await enter(ctx, id, 'held', inHours(-2))
    expect(await press('release', 0)).toEqual({ ok: true, status: 'missed', removed: 0 })
    expect(await look(ctx, id)).toMatchObject(missed)
    // Its time counts, also where it was taken out only after it.
    await enter(ctx, id, 'cancelled', inHours(0.5))
    expect(await press('restore', 1)).toEqual({ ok: true, status: 'missed', removed: 0 })
    // What was held on its day goes on until that is over.
    await enter(ctx, id, 'held', inHours(1))
    expect(await press('release', 23)).toMatchObject({ status: 'scheduled' })
    expect(await look(ctx, id)).toMatchObject({ reason: '', deadlineAt: TIME })
  })

  it('takes its place again only where the plan has room for its platform', async () => {
    const { ctx, id, press } = await start()
    await press('remove')
    const other = await scheduled(ctx, { platform: 'twitter' })
    expect(await press('restore')).toEqual({ ok: false, reason: 'no_room' })
    expect(await look(ctx, id)).toMatchObject({ status: 'cancelled' })
    // Whatever else is done with it needs no room.
    await enter(ctx, id, 'missed')
    expect(await press('hand_over')).toMatchObject({ status: 'handed_over' })
    await enter(ctx, id, 'scheduled', inHours(-5))
    expect(await press('hold')).toMatchObject({ status: 'held' })
    await press('remove')
    await changeScheduledPost(ctx, { id: other.id, action: 'remove' })
    expect(await press('restore')).toMatchObject({ status: 'scheduled' })
  })

  it('takes the one place that is left when two are put back at once', async () => {
    const ctx = await founder(database().db)
    const ids = [
      await plannerRow(ctx, { status: 'cancelled' }),
      await plannerRow(ctx, { status: 'cancelled', platform: 'twitter' }),
    ]
    const pressed = await Promise.all(ids.map(id => changeScheduledPost(ctx, { id, action: 'restore' })))
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(pressed.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'no_room' }])
  })

  it('leaves its series alone, but for taking out what comes from there on', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx)
    await schedule(ctx, postId, { repeat: 'week', count: '4' })
    const ids = (
      await ctx.db.sql<{ id: string }[]>`
        select id from content_planner where user_id = ${ctx.workspace} order by scheduled_for
      `
    ).map(row => row.id)
    const [first = '', second = '', third = ''] = ids
    const press = (id: string, action: ScheduledPostAction) =>
      changeScheduledPost(hoursAfter(ctx, -1), { id, action })
    const states = async () => (await Promise.all(ids.map(id => look(ctx, id)))).map(row => row.status)
    expect(await press(first, 'remove')).toEqual({ ok: true, status: 'cancelled', removed: 1 })
    expect(await press(second, 'hold')).toEqual({ ok: true, status: 'held', removed: 0 })
    expect(await states()).toEqual(['cancelled', 'held', 'scheduled', 'scheduled'])
    expect(await press(third, 'remove_series')).toEqual({ ok: true, status: 'cancelled', removed: 2 })
    expect(await states()).toEqual(['cancelled', 'held', 'cancelled', 'cancelled'])
    expect(await look(ctx, third)).toMatchObject({ statusSince: inHours(-1), deadlineAt: null })
    expect(await postOf(ctx, postId)).toBe('held')
    const alone = await scheduled(ctx)
    expect(await press(alone.id, 'remove_series')).toEqual({ ok: true, status: 'cancelled', removed: 1 })
    expect(await deedsOf(ctx)).toContain('content: post_remove_series')
  })

  it('tells its accounts: confirmed with its link, planned anew when it goes on, left alone else', async () => {
    const { ctx, id, press } = await start()
    await sendTo(ctx, id, [await connect(ctx)])
    const end = () => ctx.db.sql`update publish_targets set state = 'missed' where scheduled_post_id = ${id}`
    await end()
    await press('hold')
    expect(await targetsOf(ctx, id)).toMatchObject([{ state: 'missed' }])
    await press('release', -0.5)
    expect(await targetsOf(ctx, id)).toMatchObject([{ state: 'prepared', stateSince: inHours(-0.5) }])
    await enter(ctx, id, 'due')
    await press('out', 1, 'https://x.test/1')
    expect(await look(ctx, id)).toMatchObject({ link: 'https://x.test/1', publishedAt: inHours(1) })
    expect(await targetsOf(ctx, id)).toMatchObject([
      { state: 'published', address: 'https://x.test/1', publishedAt: inHours(1) },
    ])
  })

  it('keeps no link but that of what is out, and an empty one where none was given', async () => {
    const { ctx, id, press } = await start()
    await sendTo(ctx, id, [await connect(ctx)])
    await press('hold', -1, 'https://x.test/1')
    expect(await look(ctx, id)).toMatchObject({ link: '', publishedAt: null })
    await enter(ctx, id, 'due')
    await press('out')
    expect(await look(ctx, id)).toMatchObject({ link: '' })
    expect(await targetsOf(ctx, id)).toMatchObject([{ state: 'published', address: '' }])
  })

  it('waits where its text needs an approval: not resumed, and paused when it is put back', async () => {
    const { ctx, id, press } = await start()
    await press('remove')
    await setApproval({ ...ctx, tier: 'collective' }, { approval: 'inside' })
    expect(await press('restore')).toEqual({ ok: true, status: 'held', removed: 0 })
    expect(await look(ctx, id)).toMatchObject({
      ...{ status: 'held', heldReason: 'No one has approved this text yet', deadlineAt: TIME },
    })
    expect(await press('release')).toEqual({ ok: false, reason: 'not_approved' })
    expect(await press('remove')).toEqual({ ok: true, status: 'cancelled', removed: 1 })
    // Too late: it is paused all the same, and not offered.
    expect(await press('restore', 1)).toMatchObject({ status: 'held' })
  })

  it('needs no post: a row without one is paused and taken out as any', async () => {
    const ctx = await founder(database().db)
    const id = await plannerRow(ctx, { status: 'scheduled' })
    const press = (action: ScheduledPostAction) => changeScheduledPost(ctx, { id, action })
    expect(await press('hold')).toMatchObject({ status: 'held' })
    expect(await press('release')).toMatchObject({ status: 'scheduled' })
    expect(await press('remove_series')).toMatchObject({ status: 'cancelled', removed: 1 })
  })
})

describeOnDatabase('moving something scheduled', database => {
  async function start() {
    const ctx = await founder(database().db)
    const { id, postId } = await scheduled(ctx)
    const move = (over: Partial<Parameters<typeof moveScheduledPost>[1]> = {}, by: PlannerContext = ctx) =>
      moveScheduledPost(by, { id, day: '2026-11-26', ...over })
    return { ctx, id, postId, move }
  }

  it('needs the right to write, a row with a date, and the version that was read', async () => {
    const { ctx, id, move } = await start()
    expect(await move({}, { ...ctx, access: 'read_only' })).toEqual(READ_ONLY)
    const idea = await plannerRow(ctx, { status: 'idea', at: null })
    for (const other of ['', 'x', randomUUID(), idea]) expect(await move({ id: other })).toEqual(NOT_FOUND)
    expect(await move({}, await founder(database().db))).toEqual(NOT_FOUND)
    expect(await move({ version: 2 })).toEqual({ ok: false, reason: 'changed_elsewhere' })
    expect(await look(ctx, id)).toMatchObject({ version: 1, scheduledFor: TIME })
    expect(await move({ version: 1 })).toMatchObject({ ok: true, at: inHours(48) })
    expect(await look(ctx, id)).toMatchObject({ version: 2, scheduledFor: inHours(48) })
  })

  it('goes to a day, a minute and a clock, with its deadline, and is noted', async () => {
    const { ctx, id, move } = await start()
    expect(await move({ minute: 600, timeZone: 'America/New_York' })).toMatchObject({
      ok: true,
      at: new Date('2026-11-26T15:00:00Z'),
    })
    expect(await look(ctx, id)).toMatchObject({
      ...{ scheduledFor: new Date('2026-11-26T15:00:00Z'), timeZone: 'America/New_York' },
      ...{ deadlineAt: new Date('2026-11-26T15:00:00Z'), status: 'scheduled', reason: '' },
      statusSince: ctx.now(),
    })
    // Without a minute it keeps the time on the clock that it is moved to.
    expect(await move({ day: '2026-11-27' })).toMatchObject({
      ok: true,
      at: new Date('2026-11-27T15:00:00Z'),
    })
    expect(await move({ day: '2026-11-28', timeZone: 'Europe/London' })).toMatchObject({
      ok: true,
      at: new Date('2026-11-28T15:00:00Z'),
    })
    expect((await deedsOf(ctx)).filter(deed => deed === 'content: post_moved')).toHaveLength(3)
  })

  it('changes nothing where it is there already; another clock at that instant is a change', async () => {
    const { ctx, id, move } = await start()
    expect(await move({ day: '2026-11-24' })).toMatchObject({ ok: true, at: TIME })
    expect(await look(ctx, id)).toMatchObject({ version: 1 })
    expect(await deedsOf(ctx)).toEqual(['content: post_scheduled'])
    expect(await move({ day: '2026-11-24', minute: 630, timeZone: 'Europe/Paris' })).toMatchObject({
      ok: true,
      at: TIME,
    })
    expect(await look(ctx, id)).toMatchObject({ version: 2, timeZone: 'Europe/Paris' })
    await enter(ctx, id, 'missed', inHours(-1))
    expect(await move({ day: '2026-11-24' })).toMatchObject({ ok: true, at: TIME })
    expect(await look(ctx, id)).toMatchObject({ status: 'scheduled' })
  })

  it('is for the future alone, from the very next minute on', async () => {
    const { id, ctx, move } = await start()
    const now = hoursAfter(ctx, 0)
    expect(await move({ day: '2026-11-24' }, now)).toEqual({ ok: false, reason: 'past' })
    expect(await move({ day: '2026-11-24', minute: 571 }, now)).toMatchObject({ ok: true })
    expect(await look(ctx, id)).toMatchObject({ scheduledFor: inHours(1 / 60) })
  })

  it('schedules again what was missed, leaves paused what is paused, and lets be what is out', async () => {
    const { ctx, id, postId, move } = await start()
    await ctx.db.sql`update content_planner set reason = 'Nobody came' where id = ${id}`
    await enter(ctx, id, 'missed')
    const later = hoursAfter(ctx, 2)
    expect(await move({}, later)).toMatchObject({ ok: true })
    expect(await look(ctx, id)).toMatchObject({ status: 'scheduled', statusSince: inHours(2), reason: '' })
    expect(await postOf(ctx, postId)).toBe('scheduled')
    await changeScheduledPost(hoursAfter(ctx, 2.5), { id, action: 'hold' })
    expect(await move({ day: '2026-11-27' }, hoursAfter(ctx, 3))).toMatchObject({ ok: true })
    expect(await look(ctx, id)).toMatchObject({
      ...{ status: 'held', statusSince: inHours(2.5), heldReason: 'You’ve paused it.' },
      ...{ deadlineAt: inHours(72), scheduledFor: inHours(72) },
    })
    for (const status of ['published', 'sending', 'handed_over'] as const) {
      await enter(ctx, id, status)
      expect(await move({ day: '2026-11-28' })).toEqual({ ok: false, reason: 'not_movable' })
    }
    expect(await look(ctx, id)).toMatchObject({ scheduledFor: inHours(72) })
  })

  it('pauses what nobody has approved, and says so', async () => {
    const { ctx, id, postId, move } = await start()
    await setApproval({ ...ctx, tier: 'collective' }, { approval: 'inside' })
    await enter(ctx, id, 'missed')
    expect(await move()).toMatchObject({ ok: true })
    expect(await look(ctx, id)).toMatchObject({
      ...{ status: 'held', heldReason: 'No one has approved this text yet', statusSince: ctx.now() },
      ...{ scheduledFor: inHours(48), deadlineAt: inHours(48) },
    })
    expect(await postOf(ctx, postId)).toBe('held')
    // Somebody’s own reason stays.
    await ctx.db.sql`update content_planner set held_reason = 'You’ve paused it.' where id = ${id}`
    expect(await move({ day: '2026-11-27' })).toMatchObject({ ok: true })
    expect(await look(ctx, id)).toMatchObject({ heldReason: 'You’ve paused it.', scheduledFor: inHours(72) })
  })

  it('plans its accounts for the new time, and never into the quiet hours', async () => {
    const { ctx, id, move } = await start()
    await ctx.db.sql`update profiles set time_zone = 'Europe/Paris' where id = ${ctx.workspace}`
    // A Thursday, 10:00 to 12:00 in Paris.
    await setQuietHours(ctx, { days: [4], from: 600, to: 720 })
    expect(await move()).toMatchObject({ ok: true, at: inHours(48) })
    await move({ day: '2026-11-24' })
    await sendTo(ctx, id, [await connect(ctx)])
    expect(await move()).toEqual({
      ok: false,
      reason: 'quiet',
      until: new Date('2026-11-26T11:00:00Z'),
      timeZone: 'Europe/Paris',
    })
    expect(await look(ctx, id)).toMatchObject({ scheduledFor: TIME })
    expect(await move({ day: '2026-11-27' })).toMatchObject({ ok: true })
    expect(await targetsOf(ctx, id)).toMatchObject([{ nextTryAt: inHours(72), state: 'prepared' }])
  })

  it('needs no post', async () => {
    const ctx = await founder(database().db)
    const id = await plannerRow(ctx, { status: 'missed' })
    expect(await moveScheduledPost(ctx, { id, day: '2026-11-26' })).toMatchObject({
      ok: true,
      at: inHours(48),
    })
  })
})
