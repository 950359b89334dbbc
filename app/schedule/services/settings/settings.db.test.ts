import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addSlot } from '#app/schedule/services/settings/add-slot.ts'
import { pauseEverything } from '#app/schedule/services/settings/pause-everything.ts'
import { readFeed } from '#app/schedule/services/settings/read-feed.ts'
import { readScheduleSettings } from '#app/schedule/services/settings/read-schedule-settings.ts'
import { removeSlot } from '#app/schedule/services/settings/remove-slot.ts'
import { renewFeed } from '#app/schedule/services/settings/renew-feed.ts'
import { setQuietHours } from '#app/schedule/services/settings/set-quiet-hours.ts'
import { addDays } from '#core/shared/time.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import {
  deedsOf,
  founder,
  hoursAfter,
  type PlannerContext,
  plannerRow,
  scheduled,
  TIME,
  write,
} from '#tests/support/schedule.ts'

const readOnly = (ctx: PlannerContext): PlannerContext => ({ ...ctx, access: 'read_only' })
const READ_ONLY = { ok: false, reason: 'read_only' }

describeOnDatabase('the week of a planner', database => {
  it('takes a slot once, lets it go, and notes both', async () => {
    const ctx = await founder(database().db)
    const slot = { weekday: 2, time: 570, platform: 'linkedin' } as const
    for (let n = 0; n < 2; n++) expect(await addSlot(ctx, slot)).toEqual({ ok: true })
    const { slots } = await readScheduleSettings(ctx)
    expect(slots).toMatchObject([{ weekday: 2, minuteOfDay: 570, platform: 'linkedin' }])
    const id = slots[0]?.id ?? ''
    expect(await removeSlot(readOnly(ctx), { id })).toEqual(READ_ONLY)
    expect(await removeSlot(ctx, { id: 'first' })).toEqual({ ok: false, reason: 'not_found' })
    await removeSlot(await founder(database().db), { id })
    expect((await readScheduleSettings(ctx)).slots).toHaveLength(1)
    expect(await removeSlot(ctx, { id })).toEqual({ ok: true })
    expect((await readScheduleSettings(ctx)).slots).toEqual([])
    expect(await deedsOf(ctx)).toEqual([
      'content: slot_added',
      'content: slot_added',
      'content: slot_removed',
    ])
  })

  it('holds 50 slots, also when two are added at once', async () => {
    const ctx = await founder(database().db)
    expect(await addSlot(readOnly(ctx), { weekday: 1, time: 0, platform: '' })).toEqual(READ_ONLY)
    await ctx.db.sql`
      insert into planner_slots (user_id, weekday, minute_of_day, platform)
      select ${ctx.workspace}, 1, n, '' from generate_series(1, 49) n
    `
    const pressed = await Promise.all(
      [600, 660].map(time => addSlot(ctx, { weekday: 1, time, platform: '' })),
    )
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(pressed.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'too_many' }])
    expect((await readScheduleSettings(ctx)).slots).toHaveLength(50)
  })
})

describeOnDatabase('the settings of a planner', database => {
  it('show, while everything is paused, what would go out at once and what comes next, and neither what is held nor what is out', async () => {
    const ctx = hoursAfter(await founder(database().db), 0)
    const row = (hours: number, status = 'scheduled') =>
      plannerRow(ctx, { status, at: hoursAfter(ctx, hours).now() })
    const [now, before] = [await row(0), await row(-30 * 24)]
    const next = await row(0.001)
    await row(1, 'held')
    await row(-1, 'published')
    expect(await readScheduleSettings(ctx)).toMatchObject({
      ...{ overdue: [], next: [], heldAt: null },
      ...{ hasFeed: false, feedUrl: null, quiet: null },
    })
    await pauseEverything(ctx, { pause: true })
    const shown = await readScheduleSettings(ctx)
    expect(shown.overdue.map(({ id }) => id)).toEqual([before, now])
    expect(shown.next.map(({ id }) => id)).toEqual([next])
    expect(shown).toMatchObject({ waiting: 3, heldAt: ctx.now() })
  })

  it('set quiet hours and take them away, each noted; reading alone changes nothing', async () => {
    const ctx = await founder(database().db)
    const quiet = { days: [2], from: 540, to: 660 }
    expect(await setQuietHours(readOnly(ctx), quiet)).toEqual(READ_ONLY)
    expect(await setQuietHours(ctx, quiet)).toEqual({ ok: true })
    expect((await readScheduleSettings(ctx)).quiet).toEqual(quiet)
    expect(await setQuietHours(readOnly(ctx), null)).toEqual(READ_ONLY)
    expect(await setQuietHours(ctx, null)).toEqual({ ok: true })
    expect((await readScheduleSettings(ctx)).quiet).toBeNull()
    expect(await deedsOf(ctx)).toEqual(['content: quiet_hours_removed', 'content: quiet_hours_set'])
  })
})

describeOnDatabase('pausing everything', database => {
  const look = async (ctx: PlannerContext, id: string) =>
    ctx.inWorkspace(sql => findScheduledPost(sql, { workspace: ctx.workspace, id }))

  it('can be done by whoever may only read, and undone by whoever may write', async () => {
    const ctx = await founder(database().db)
    expect(await pauseEverything(readOnly(ctx), { pause: true })).toEqual({ ok: true })
    expect((await readScheduleSettings(ctx)).heldAt).toEqual(ctx.now())
    expect(await pauseEverything(readOnly(ctx), { pause: false })).toEqual(READ_ONLY)
    expect((await readScheduleSettings(ctx)).heldAt).toEqual(ctx.now())
    expect(await pauseEverything(ctx, { pause: false })).toEqual({ ok: true })
    expect((await readScheduleSettings(ctx)).heldAt).toBeNull()
    expect(await deedsOf(ctx)).toEqual(['content: everything_held', 'content: everything_resumed'])
  })

  it('keeps those paused that are chosen when it is resumed, and says by whom', async () => {
    const ctx = await founder(database().db)
    const [kept, other] = [await scheduled(ctx), await scheduled(ctx)]
    // What is chosen says nothing while everything is being paused.
    await pauseEverything(ctx, { pause: true, keep: [other.id] })
    expect(await look(ctx, other.id)).toMatchObject({ status: 'scheduled' })
    await pauseEverything(ctx, { pause: false, keep: ['no id', kept.id] })
    expect(await look(ctx, kept.id)).toMatchObject({ status: 'held', heldReason: 'You’ve paused it.' })
    expect(await look(ctx, other.id)).toMatchObject({ status: 'scheduled', heldReason: '' })
  })
})

describeOnDatabase('the calendar feed', database => {
  const tokenOf = async (ctx: PlannerContext) =>
    /\/calendar\/(.*)\.ics$/.exec((await readScheduleSettings(ctx)).feedUrl ?? '')?.[1] ?? ''
  /** Its lines as they were before they were folded. */
  const linesOf = async (ctx: PlannerContext) =>
    ((await readFeed(ctx, { token: await tokenOf(ctx) })) ?? '').replaceAll('\r\n ', '').split('\r\n')

  it('can be stopped, and not begun, by whoever may only read', async () => {
    const ctx = await founder(database().db)
    expect(await renewFeed(readOnly(ctx), { isOn: true })).toEqual(READ_ONLY)
    expect(await readScheduleSettings(ctx)).toMatchObject({ hasFeed: false, feedUrl: null })
    expect(await renewFeed(ctx, { isOn: true })).toEqual({ ok: true })
    expect(await readScheduleSettings(ctx)).toMatchObject({
      hasFeed: true,
      feedUrl: expect.stringMatching(`^${ctx.config.appUrl}/calendar/[\\w-]{32}\\.ics$`),
    })
    expect(await renewFeed(readOnly(ctx), { isOn: false })).toEqual({ ok: true })
    expect((await readScheduleSettings(ctx)).hasFeed).toBe(false)
    expect(await deedsOf(ctx)).toEqual(['content: feed_renewed', 'content: feed_stopped'])
  })

  it('that was sealed with another key goes on, and only cannot be shown again', async () => {
    const ctx = await founder(database().db)
    await renewFeed(ctx, { isOn: true })
    const token = await tokenOf(ctx)
    const config = { ...ctx.config, encryptionKey: { current: 'x'.repeat(44), previous: null } }
    expect(await readScheduleSettings({ ...ctx, config })).toMatchObject({ hasFeed: true, feedUrl: null })
    expect(await readFeed({ ...ctx, config }, { token })).toContain('BEGIN:VCALENDAR')
  })

  it('names the platform, the title, the state and the page of each', async () => {
    const ctx = hoursAfter(await founder(database().db), 0)
    const ids = [
      await plannerRow(ctx, { status: 'scheduled', postId: await write(ctx, { title: 'Flour' }) }),
      await plannerRow(ctx, { status: 'held', at: addDays(TIME, 1), platform: 'somewhere' }),
    ]
    await renewFeed(ctx, { isOn: true })
    const lines = await linesOf(ctx)
    expect(lines).toContain('NAME:Brandhearth planner')
    expect(lines.filter(line => line.startsWith('SUMMARY:'))).toEqual([
      'SUMMARY:LinkedIn: Flour (Scheduled)',
      'SUMMARY:Blog: Untitled post (Paused)',
    ])
    expect(lines.filter(line => line.startsWith('URL'))).toEqual(
      ids.map(id => `URL;VALUE=URI:${ctx.config.appUrl}/app/content/planned/${id}`),
    )
  })

  it('reaches 60 days back and to the end of what is planned, 500 at most', async () => {
    const ctx = hoursAfter(await founder(database().db), 0)
    await plannerRow(ctx, { status: 'published', at: addDays(TIME, -61), title: 'Too old' })
    await plannerRow(ctx, { status: 'published', at: addDays(TIME, -60), title: 'Old' })
    await renewFeed(ctx, { isOn: true })
    const fill = (count: number) => ctx.db.sql`
      insert into content_planner (user_id, platform, title, scheduled_for, status)
      select ${ctx.workspace}, 'linkedin', 'Later', ${addDays(TIME, 90)}, 'scheduled' from generate_series(1, ${count}::int)
    `
    const summaries = async () =>
      (await linesOf(ctx)).filter(line => line.startsWith('SUMMARY:')).map(line => line.slice(18))
    await fill(150)
    expect(await summaries()).toEqual(['Old (Published)', ...Array(150).fill('Later (Scheduled)')])
    await fill(400)
    expect(await summaries()).toHaveLength(500)
  })

  it('answers nobody who has no secret of one', async () => {
    const ctx = await founder(database().db)
    await renewFeed(ctx, { isOn: true })
    const token = await tokenOf(ctx)
    for (const other of ['', 'short', `${token}x`, ` ${token}`, `${token} `, 'x'.repeat(32), randomUUID()])
      expect(await readFeed(ctx, { token: other })).toBeNull()
    expect(await readFeed(ctx, { token })).not.toBeNull()
  })
})
