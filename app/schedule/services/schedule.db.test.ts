import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'
import { changeScheduledPost } from '#app/schedule/services/change-scheduled-post.ts'
import { continueScheduleImport } from '#app/schedule/services/exchange/continue-schedule-import.ts'
import { importSchedule } from '#app/schedule/services/exchange/import-schedule.ts'
import { readScheduleImport } from '#app/schedule/services/exchange/read-schedule-import.ts'
import { exportSchedule } from '#app/schedule/services/export-schedule.ts'
import { addIdea } from '#app/schedule/services/ideas/add-idea.ts'
import { changeIdea } from '#app/schedule/services/ideas/change-idea.ts'
import { readIdeas } from '#app/schedule/services/ideas/read-ideas.ts'
import { moveScheduledPost } from '#app/schedule/services/move-scheduled-post.ts'
import { readPublish } from '#app/schedule/services/read-publish.ts'
import { readScheduleCalendar } from '#app/schedule/services/read-schedule-calendar.ts'
import { readScheduleForm } from '#app/schedule/services/read-schedule-form.ts'
import { readScheduledPost } from '#app/schedule/services/read-scheduled-post.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { addSlot } from '#app/schedule/services/settings/add-slot.ts'
import { pauseEverything } from '#app/schedule/services/settings/pause-everything.ts'
import { readFeed } from '#app/schedule/services/settings/read-feed.ts'
import { readScheduleSettings } from '#app/schedule/services/settings/read-schedule-settings.ts'
import { renewFeed } from '#app/schedule/services/settings/renew-feed.ts'
import { readScheduleAddress } from '#core/schedule/address.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { updateScheduledPaused } from '#db/queries/schedule/scheduled-posts.ts'
import { insertStory, type StoryFields, updateStory } from '#db/queries/stories/stories.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = ReturnType<typeof contextFor>

const founder = async (db: AdminDatabase, over: Partial<Context> = {}) =>
  contextFor(db, await createTestAccount(db), over)

const later = (ctx: Context, hours: number): Context => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + hours * 3_600_000),
})

const write = async (ctx: Context, body = `Text ${randomUUID()}`) =>
  (
    await ctx.inWorkspace(sql =>
      insertPost(sql, {
        workspace: ctx.workspace,
        fields: { body, platform: 'linkedin' },
        now: ctx.now(),
      }),
    )
  ).id

const formOf = (over: Record<string, string> = {}) =>
  parse(scheduleFormSchema, {
    day: '2026-11-24',
    time: '09:30',
    timeZone: 'Europe/London',
    platform: 'linkedin',
    ...over,
  })

const schedule = (
  ctx: Context,
  postId: string,
  over: Record<string, string> = {},
  key: string = randomUUID(),
) => schedulePost(ctx, { postId, form: formOf(over), idempotencyKey: key })

async function scheduled(ctx: Context, over: Record<string, string> = {}) {
  const postId = await write(ctx)
  const made = await schedule(ctx, postId, { anyway: 'yes', ...over })
  if (!made.ok) throw new Error(made.reason)
  return { postId, id: made.scheduledPostId }
}

const everything = { view: 'month', day: null, status: null, platform: null, page: 1, removed: null } as const
const statusOf = async (ctx: Context, id: string) => (await readScheduledPost(ctx, { id }))?.status
const postStatus = async (ctx: Context, id: string) =>
  (await ctx.db.sql<{ status: string }[]>`select status from content_created where id = ${id}`)[0]?.status

describeOnDatabase('scheduling a post', database => {
  it('puts it on its day, once per key, and the post is scheduled', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx)
    const [first, again] = [await schedule(ctx, postId, {}, 'k'), await schedule(ctx, postId, {}, 'k')]
    expect(first).toMatchObject({ ok: true, at: new Date('2026-11-24T09:30:00Z'), count: 1 })
    expect(again).toMatchObject({ ok: true, scheduledPostId: first.ok ? first.scheduledPostId : '' })
    const view = await readScheduleCalendar(ctx, everything)
    expect(view.items).toMatchObject([{ day: '2026-11-24', status: 'scheduled' }])
    expect(await postStatus(ctx, postId)).toBe('scheduled')
  })

  it('has its whole day when it is held on it, and is missed at its time when it was held before', async () => {
    const ctx = await founder(database().db)
    const [onTheDay, before] = [await scheduled(ctx), await scheduled(ctx)]
    await changeScheduledPost(ctx, { id: before.id, action: 'hold' })
    const due = new Date('2026-11-24T09:30:00Z').getTime()
    const at = (hours: number): Context => ({ ...ctx, now: () => new Date(due + hours * 3_600_000) })
    await advanceSchedule(at(0))
    expect([await statusOf(ctx, onTheDay.id), await statusOf(ctx, before.id)]).toEqual(['due', 'missed'])
    await changeScheduledPost(at(0.5), { id: onTheDay.id, action: 'hold' })
    await advanceSchedule(at(0.6))
    await advanceSchedule(at(23.9))
    expect(await statusOf(ctx, onTheDay.id)).toBe('held')
    await advanceSchedule(at(24))
    expect(await statusOf(ctx, onTheDay.id)).toBe('missed')
  })

  it('goes on when it is resumed on its day, and is missed when that is over', async () => {
    const ctx = await founder(database().db)
    const { id, postId } = await scheduled(ctx)
    const due = new Date('2026-11-24T09:30:00Z').getTime()
    const at = (hours: number): Context => ({ ...ctx, now: () => new Date(due + hours * 3_600_000) })
    await advanceSchedule(at(0))
    await changeScheduledPost(at(1), { id, action: 'hold' })
    expect(await changeScheduledPost(at(2), { id, action: 'release' })).toMatchObject({ status: 'scheduled' })
    expect(await advanceSchedule(at(2.02))).toEqual({ moved: 1 })
    expect([await statusOf(ctx, id), await postStatus(ctx, postId)]).toEqual(['due', 'due'])
    await changeScheduledPost(at(3), { id, action: 'hold' })
    expect(await changeScheduledPost(at(24.01), { id, action: 'release' })).toMatchObject({
      status: 'missed',
    })
  })

  it('says why it was missed: paused at its time, or on its day', async () => {
    const ctx = await founder(database().db)
    const [onTheDay, before] = [await scheduled(ctx), await scheduled(ctx)]
    const due = new Date('2026-11-24T09:30:00Z').getTime()
    const at = (hours: number): Context => ({ ...ctx, now: () => new Date(due + hours * 3_600_000) })
    await changeScheduledPost(at(-1), { id: before.id, action: 'hold' })
    await advanceSchedule(at(0))
    await changeScheduledPost(at(1), { id: onTheDay.id, action: 'hold' })
    await advanceSchedule(at(24))
    const reasonOf = async (id: string) => (await readScheduledPost(ctx, { id }))?.reason
    expect(await reasonOf(before.id)).toBe('It was paused at its scheduled time.')
    expect(await reasonOf(onTheDay.id)).toBe('It was still paused 24 hours after its time.')
  })

  it('has its whole day when everything is paused on it', async () => {
    const ctx = await founder(database().db)
    const { id, postId } = await scheduled(ctx)
    const at = (minutes: number): Context => ({
      ...ctx,
      now: () => new Date(new Date('2026-11-24T09:30:00Z').getTime() + minutes * 60_000),
    })
    await advanceSchedule(at(0))
    await ctx.inWorkspace(sql =>
      updateScheduledPaused(sql, { workspace: ctx.workspace, ids: [id], reason: 'Paused', now: at(5).now() }),
    )
    await advanceSchedule(at(6))
    expect([await statusOf(ctx, id), await postStatus(ctx, postId)]).toEqual(['held', 'held'])
  })

  it('warns of what is near, and schedules it all the same when told to', async () => {
    const ctx = await founder(database().db)
    await scheduled(ctx, { time: '09:00' })
    const postId = await write(ctx)
    expect(await schedule(ctx, postId)).toMatchObject({
      ok: false,
      reason: 'warned',
      warnings: [{ kind: 'clash' }],
    })
    expect(await schedule(ctx, postId, { anyway: 'yes' })).toMatchObject({ ok: true })
  })

  it('repeats on the clock, and takes the later ones out together', async () => {
    const ctx = await founder(database().db, { now: () => new Date('2027-03-01T10:00:00Z') })
    const postId = await write(ctx)
    const made = await schedule(ctx, postId, { day: '2027-03-21', repeat: 'week', count: '3' })
    expect(made).toMatchObject({ ok: true, count: 3 })
    const list = await readScheduleCalendar(ctx, { ...everything, view: 'list' })
    expect(list.list?.rows.map(row => row.scheduledFor.toISOString().slice(5, 16))).toEqual([
      '03-21T09:30',
      '03-28T08:30',
      '04-04T08:30',
    ])
    const second = list.list?.rows[1]?.id ?? ''
    expect(await changeScheduledPost(ctx, { id: second, action: 'remove_series' })).toMatchObject({
      removed: 2,
    })
    expect((await readScheduleCalendar(ctx, { ...everything, view: 'list' })).list?.rows).toHaveLength(1)
  })

  it('leaves what is published or on its way when the later ones of its series are taken out', async () => {
    const ctx = await founder(database().db, { now: () => new Date('2027-03-01T10:00:00Z') })
    const postId = await write(ctx)
    await schedule(ctx, postId, { day: '2027-03-21', repeat: 'week', count: '5' })
    const rows = () => ctx.db.sql<{ id: string; status: string; deadlineAt: Date | null }[]>`
      select id, status, deadline_at from content_planner where user_id = ${ctx.workspace} order by scheduled_for
    `
    const [first, second, third, fourth] = (await rows()).map(({ id }) => id)
    await changeScheduledPost(ctx, { id: second ?? '', action: 'hold' })
    // One was published before its time, and one is at a network.
    for (const [id, status] of [
      [third, 'published'],
      [fourth, 'sending'],
    ] as const)
      await ctx.db
        .sql`update content_planner set status = ${status}, deadline_at = null where id = ${id ?? null}`
    expect(await changeScheduledPost(ctx, { id: first ?? '', action: 'remove_series' })).toMatchObject({
      removed: 3,
    })
    expect((await rows()).map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
      'published',
      'sending',
      'cancelled',
    ])
    expect((await rows()).every(({ deadlineAt }) => deadlineAt === null)).toBe(true)
  })

  it('refuses what has gone by, is not there, or may not be written', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx)
    expect(await schedule(ctx, postId, { day: '2026-11-19' })).toMatchObject({ reason: 'past' })
    expect(await schedule(ctx, randomUUID())).toMatchObject({ reason: 'not_found' })
    expect(await schedule({ ...ctx, access: 'read_only' }, postId)).toMatchObject({ reason: 'read_only' })
    const stranger = await founder(database().db)
    expect(await schedule(stranger, postId)).toMatchObject({ reason: 'not_found' })
  })

  it('keeps a creator to one platform when 50 come at once, and hides nothing after a downgrade', async () => {
    const ctx = await founder(database().db)
    const posts = await Promise.all(Array.from({ length: 50 }, () => write(ctx)))
    const platforms = ['linkedin', 'twitter', 'threads', 'bluesky', 'blog']
    const answers = await Promise.all(
      posts.map((id, n) => schedule(ctx, id, { platform: platforms[n % 5] ?? 'blog', anyway: 'yes' })),
    )
    expect(answers.filter(answer => answer.ok)).toHaveLength(10)
    const view = await readScheduleCalendar(ctx, everything)
    expect(view.inUse).toHaveLength(1)
    // Later, so that it is clear which platform was used longest.
    const pro = { ...later(ctx, 1), tier: 'pro' as const }
    await scheduled(pro, { platform: 'tiktok' })
    expect((await readScheduleCalendar(ctx, everything)).inUse).toHaveLength(2)
    const refused = await schedule(ctx, await write(ctx), { platform: 'tiktok', anyway: 'yes' })
    expect(refused).toMatchObject({ reason: 'platform_limit_reached', limit: 1, kept: [view.inUse[0]] })
  })

  it('offers the next free slot', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx)
    expect((await readScheduleForm(ctx, { postId, day: null }))?.suggestion).toMatchObject({ isSlot: false })
    await addSlot(ctx, { weekday: 2, time: 570, platform: '' })
    await scheduled(ctx)
    expect((await readScheduleForm(ctx, { postId, day: null }))?.suggestion).toEqual({
      day: '2026-12-01',
      time: '09:30',
      isSlot: true,
      isTimed: false,
    })
  })

  it('moves it by day alone and keeps its time on the clock', async () => {
    const ctx = await founder(database().db, { now: () => new Date('2027-03-01T10:00:00Z') })
    const { id } = await scheduled(ctx, { day: '2027-03-20' })
    const was = new Date('2027-03-20T09:30:00Z')
    expect(await moveScheduledPost(ctx, { id, day: '2027-03-30' })).toEqual({
      ok: true,
      at: new Date('2027-03-30T08:30:00Z'),
      was: { at: was, timeZone: 'Europe/London' },
    })
    const before = { day: '2027-03-20', time: '09:30', timeZone: 'Europe/London' }
    const address = readScheduleAddress(new URLSearchParams())
    const shown = async (over: object) =>
      (await readScheduleCalendar(ctx, { ...address, moved: id, was: before, ...over })).moved
    expect(await shown({})).toMatchObject({ id, was: '2027-03-20 09:30 Europe/London' })
    for (const over of [
      { moved: null },
      { moved: 'x' },
      { was: null },
      { was: { ...before, day: '2027-02-20' } },
      { was: { ...before, day: '2027-03-30' } },
    ])
      expect(await shown(over)).toBeNull()
    expect(await moveScheduledPost(ctx, { id, day: '2027-02-01' })).toMatchObject({ reason: 'past' })
    expect(await moveScheduledPost(ctx, { id, day: '2027-03-30', version: 1 })).toMatchObject({
      reason: 'changed_elsewhere',
    })
    expect(await moveScheduledPost(await founder(database().db), { id, day: '2027-03-30' })).toMatchObject({
      reason: 'not_found',
    })
  })
})

describeOnDatabase('what has come due', database => {
  it('falls due at its time, is handed over, asked about, and out', async () => {
    const ctx = await founder(database().db)
    const { id, postId } = await scheduled(ctx)
    expect(await advanceSchedule(later(ctx, 95))).toEqual({ moved: 0 })
    const dueTime = later(ctx, 95.5)
    expect(await advanceSchedule(dueTime)).toEqual({ moved: 1 })
    expect(await advanceSchedule(dueTime)).toEqual({ moved: 0 })
    expect((await readPublish(dueTime)).ready.map(scheduledPost => scheduledPost.id)).toEqual([id])
    expect(await changeScheduledPost(dueTime, { id, action: 'hand_over' })).toMatchObject({
      status: 'handed_over',
    })
    expect(await changeScheduledPost(dueTime, { id, action: 'not_yet' })).toMatchObject({
      status: 'handed_over',
    })
    expect(await changeScheduledPost(dueTime, { id, action: 'out', link: 'https://x.test/1' })).toMatchObject(
      {
        status: 'published',
      },
    )
    expect(await changeScheduledPost(dueTime, { id, action: 'out' })).toMatchObject({ status: 'published' })
    expect(await postStatus(ctx, postId)).toBe('published')
    expect(await advanceSchedule(later(ctx, 1000))).toEqual({ moved: 0 })
  })

  it('is asked about for two days more after each “not yet”, and missed then', async () => {
    const ctx = await founder(database().db)
    const { id } = await scheduled(ctx)
    await advanceSchedule(later(ctx, 96))
    await changeScheduledPost(later(ctx, 96), { id, action: 'hand_over' })
    await changeScheduledPost(later(ctx, 140), { id, action: 'not_yet' })
    const lastMoment = {
      ...ctx,
      now: () =>
        new Date(
          later(ctx, 140 + 48)
            .now()
            .getTime() - 1,
        ),
    }
    expect(await advanceSchedule(lastMoment)).toEqual({ moved: 0 })
    expect(await statusOf(ctx, id)).toBe('handed_over')
    expect(await advanceSchedule(later(ctx, 140 + 48))).toEqual({ moved: 1 })
    expect(await statusOf(ctx, id)).toBe('missed')
  })

  it('can be answered with “not yet” only once it was handed over', async () => {
    const ctx = await founder(database().db)
    const { id } = await scheduled(ctx)
    const due = later(ctx, 96)
    const notYet = () => changeScheduledPost(due, { id, action: 'not_yet' })
    expect(await notYet()).toEqual({ ok: false, reason: 'not_possible' })
    await advanceSchedule(due)
    expect(await notYet()).toEqual({ ok: false, reason: 'not_possible' })
    expect(await statusOf(ctx, id)).toBe('due')
    await changeScheduledPost(due, { id, action: 'hand_over' })
    expect(await notYet()).toMatchObject({ status: 'handed_over' })
  })

  it('is missed when nobody hands it over, and can be scheduled again', async () => {
    const ctx = await founder(database().db)
    const { id, postId } = await scheduled(ctx)
    await advanceSchedule(later(ctx, 96))
    await advanceSchedule(later(ctx, 121))
    expect(await statusOf(ctx, id)).toBe('missed')
    expect(await postStatus(ctx, postId)).toBe('missed')
    const after = later(ctx, 121)
    expect(await moveScheduledPost(after, { id, day: '2026-11-30' })).toMatchObject({ ok: true })
    expect(await statusOf(ctx, id)).toBe('scheduled')
  })

  it('moves each row once when workers race', async () => {
    const ctx = await founder(database().db)
    for (let n = 0; n < 30; n++) await scheduled(ctx)
    const due = later(ctx, 96)
    const runs = await Promise.all(Array.from({ length: 4 }, () => advanceSchedule(due)))
    expect(runs.reduce((sum, run) => sum + run.moved, 0)).toBe(30)
    const [row] = await ctx.db.sql`
      select count(*) as n, max(version) as version from content_planner where user_id = ${ctx.workspace} and status = 'due'
    `
    expect(row).toEqual({ n: 30, version: 2 })
  })

  it('waits while everything is paused, and one by one', async () => {
    const ctx = await founder(database().db)
    const [all, one] = [await scheduled(ctx), await scheduled(ctx)]
    await changeScheduledPost(ctx, { id: one.id, action: 'hold' })
    await pauseEverything(ctx, { pause: true })
    expect(await advanceSchedule(later(ctx, 96))).toEqual({ moved: 0 })
    await pauseEverything(ctx, { pause: false })
    await advanceSchedule(later(ctx, 96))
    expect([await statusOf(ctx, all.id), await statusOf(ctx, one.id)]).toEqual(['due', 'missed'])
  })

  it('comes back into the schedule after it was taken out', async () => {
    const ctx = await founder(database().db)
    const { id, postId } = await scheduled(ctx)
    await changeScheduledPost(ctx, { id, action: 'remove' })
    expect(await postStatus(ctx, postId)).toBe('draft')
    expect((await readScheduleCalendar(ctx, { ...everything, removed: id })).undo).toMatchObject({ id })
    expect(await changeScheduledPost(ctx, { id, action: 'restore' })).toMatchObject({ status: 'scheduled' })
    expect(await postStatus(ctx, postId)).toBe('scheduled')
  })
})

describeOnDatabase('what the people in a story allow', database => {
  const from = async (ctx: Context, fields: Partial<StoryFields>) =>
    ctx.inWorkspace(async sql => {
      const { workspace } = ctx
      const story = await insertStory(sql, {
        workspace,
        fields: { title: 'Ines', ...fields },
        now: ctx.now(),
      })
      const post = { body: `Text ${randomUUID()}`, platform: 'linkedin', storyId: story.id } as const
      return {
        storyId: story.id,
        postId: (await insertPost(sql, { workspace, fields: post, now: ctx.now() })).id,
      }
    })
  const allow = (ctx: Context, storyId: string, permission: 'granted' | 'revoked') =>
    ctx.inWorkspace(sql =>
      updateStory(sql, { workspace: ctx.workspace, id: storyId, changes: { permission } }),
    )

  it('schedules as paused what is not allowed, and resumes it once it is', async () => {
    const ctx = await founder(database().db)
    const { postId, storyId } = await from(ctx, { permission: 'asked' })
    const made = await schedule(ctx, postId)
    const id = made.ok ? made.scheduledPostId : ''
    expect(made).toMatchObject({ ok: true, isPaused: true })
    expect(await readScheduledPost(ctx, { id })).toMatchObject({
      status: 'held',
      heldReason: 'Someone in this story hasn’t given permission yet',
    })
    expect(await changeScheduledPost(ctx, { id, action: 'release' })).toEqual({
      ok: false,
      reason: 'permission_pending',
    })
    await changeScheduledPost(ctx, { id, action: 'remove' })
    expect(await changeScheduledPost(ctx, { id, action: 'restore' })).toMatchObject({ status: 'held' })
    await allow(ctx, storyId, 'granted')
    expect(await changeScheduledPost(ctx, { id, action: 'release' })).toMatchObject({ status: 'scheduled' })
    expect(await postStatus(ctx, postId)).toBe('scheduled')
  })

  it('looks at the day it goes out, also when it is moved there', async () => {
    const ctx = await founder(database().db)
    const ends = { permission: 'granted', permissionExpiresOn: '2026-11-25' } as const
    const [early, late] = [await from(ctx, ends), await from(ctx, ends)]
    expect(await schedule(ctx, early.postId)).toMatchObject({ isPaused: false })
    const made = await schedule(ctx, late.postId, { day: '2026-11-26' })
    expect(made).toMatchObject({ isPaused: true })
    const [scheduledPost] = (await readPublish(ctx)).next
    await moveScheduledPost(ctx, { id: scheduledPost?.id ?? '', day: '2026-11-27' })
    expect(await readScheduledPost(ctx, { id: scheduledPost?.id ?? '' })).toMatchObject({
      status: 'held',
      heldReason: 'Permission from someone in this story has expired',
    })
  })

  it('does not offer a post for posting when its time comes without approval', async () => {
    const ctx = await founder(database().db)
    const { postId, storyId } = await from(ctx, { permission: 'granted' })
    const made = await schedule(ctx, postId)
    await allow(ctx, storyId, 'revoked')
    await advanceSchedule(later(ctx, 96))
    expect(await readScheduledPost(ctx, { id: made.ok ? made.scheduledPostId : '' })).toMatchObject({
      status: 'missed',
      reason: 'Someone in this story has withdrawn permission, so it wasn’t published.',
    })
  })
})

describeOnDatabase('files, feeds and ideas', database => {
  it('reads its own export again, once', async () => {
    const ctx = await founder(database().db)
    await scheduled(ctx)
    const csv = await exportSchedule(ctx, { kind: 'csv' })
    expect(JSON.parse(await exportSchedule(ctx, { kind: 'json' }))).toHaveLength(1)
    const stranger = await founder(database().db)
    const look = { csv, dryRun: true, idempotencyKey: 'k' }
    expect(await importSchedule(stranger, look)).toMatchObject({ scheduled: 1 })
    expect((await readScheduleCalendar(stranger, everything)).items).toEqual([])
    await importSchedule(stranger, { ...look, dryRun: false })
    await importSchedule(stranger, { ...look, dryRun: false })
    expect((await readScheduleCalendar(stranger, everything)).items).toHaveLength(1)
  })

  const longFile = (rows: number) => {
    const posts = Array.from({ length: rows }, (_, n) => `2027-01-12,09:30,linkedin,"Post ${n}"`)
    return ['date,time,platform,text', ...posts, posts[0]].join('\n')
  }
  const plannedBy = async (ctx: Context) => {
    const [row] = await database().db.sql<{ all: number; different: number }[]>`
      select count(*)::integer as all, count(distinct c.body)::integer as different
      from content_planner p join content_created c on c.id = p.content_id where p.user_id = ${ctx.workspace}
    `
    return row
  }
  const subscribed = async () => {
    const account = await createTestAccount(database().db, { tier: 'pro' })
    await database().db.sql`
      insert into subscriptions (user_id, tier, status, billing_cycle) values (${account.id}, 'pro', 'active', 'monthly')
    `
    return contextFor(database().db, account, { tier: 'pro' })
  }

  it('does a long file in the background, and skips what is there', async () => {
    const ctx = await subscribed()
    const press = (key: string, dryRun = false) =>
      importSchedule(ctx, { csv: longFile(450), dryRun, idempotencyKey: key })
    expect(await press('a', true)).toMatchObject({ scheduled: 450, importId: null })
    const begun = await press('a')
    expect(await press('a'), 'a double press').toMatchObject({ importId: begun.ok && begun.importId })
    const importId = (begun.ok && begun.importId) || ''
    expect(await readScheduleImport(ctx, { id: importId })).toMatchObject({ total: 451, done: 0 })
    await continueScheduleImport(ctx, { workspace: ctx.workspace, importId })
    expect(await plannedBy(ctx)).toEqual({ all: 450, different: 450 })
    expect(await readScheduleImport(ctx, { id: importId })).toMatchObject({
      done: 451,
      added: 450,
      finishedAt: expect.any(Date),
    })
    expect(await press('b')).toMatchObject({ scheduled: 0, importId: null })
    const stranger = await founder(database().db)
    expect(await readScheduleImport(stranger, { id: importId })).toBeNull()
    for (const id of ['', 'x', randomUUID()]) expect(await readScheduleImport(ctx, { id })).toBeNull()
  })

  it('goes on where a worker died, and schedules nothing twice by two at once', async () => {
    const ctx = await subscribed()
    const begun = await importSchedule(ctx, { csv: longFile(320), dryRun: false, idempotencyKey: 'a' })
    const job = { workspace: ctx.workspace, importId: (begun.ok && begun.importId) || '' }
    let batches = 0
    const dying = {
      ...ctx,
      now: () => {
        batches += 1
        if (batches > 2) throw new Error('the worker died')
        return ctx.now()
      },
    }
    await expect(continueScheduleImport(dying, job)).rejects.toThrow('the worker died')
    expect(await plannedBy(ctx)).toEqual({ all: 200, different: 200 })
    await Promise.all([continueScheduleImport(ctx, job), continueScheduleImport(ctx, job)])
    expect(await plannedBy(ctx)).toEqual({ all: 320, different: 320 })
  })

  it('shows the schedule at a secret address until that is renewed', async () => {
    const ctx = await founder(database().db)
    await scheduled(ctx)
    const token = async () =>
      (await readScheduleSettings(ctx)).feedUrl?.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(await token()).toBe('')
    await renewFeed(ctx, { isOn: true })
    const first = await token()
    expect(await readFeed(ctx, { token: first })).toContain('DTSTART:20261124T093000Z')
    await renewFeed(ctx, { isOn: true })
    expect(await readFeed(ctx, { token: first })).toBeNull()
    expect(await readFeed(ctx, { token: await token() })).toContain('BEGIN:VEVENT')
    await renewFeed(ctx, { isOn: false })
    expect((await readScheduleSettings(ctx)).hasFeed).toBe(false)
  })

  it('turns an idea into one draft, puts it away and back', async () => {
    const ctx = await founder(database().db)
    await addIdea(ctx, { title: 'Why bakers undercharge', idempotencyKey: 'i' })
    await addIdea(ctx, { title: 'Why bakers undercharge', idempotencyKey: 'i' })
    const look = { archived: false, page: 1, removed: null }
    const [idea, ...others] = (await readIdeas(ctx, look)).ideas.rows
    expect(others).toEqual([])
    const id = idea?.id ?? ''
    const made = [
      await changeIdea(ctx, { id, action: 'draft' }),
      await changeIdea(ctx, { id, action: 'draft' }),
    ]
    expect(made[0]).toEqual(made[1])
    await changeIdea(ctx, { id, action: 'archive' })
    expect((await readIdeas(ctx, { ...look, removed: id })).undo?.id).toBe(id)
    await changeIdea(ctx, { id, action: 'restore' })
    expect((await readIdeas(ctx, look)).ideas.total).toBe(1)
    expect(await changeIdea(await founder(database().db), { id, action: 'archive' })).toMatchObject({
      reason: 'not_found',
    })
  })
})
