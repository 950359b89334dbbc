import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { changeScheduledPost } from '#app/schedule/services/change-scheduled-post.ts'
import { findFreeSlot } from '#app/schedule/services/find-free-slot.ts'
import { findPlace } from '#app/schedule/services/find-place.ts'
import { readPublish } from '#app/schedule/services/read-publish.ts'
import { readScheduleCalendar } from '#app/schedule/services/read-schedule-calendar.ts'
import { readScheduleForm } from '#app/schedule/services/read-schedule-form.ts'
import { readScheduledPost } from '#app/schedule/services/read-scheduled-post.ts'
import { addSlot } from '#app/schedule/services/settings/add-slot.ts'
import { pauseEverything } from '#app/schedule/services/settings/pause-everything.ts'
import { setQuietHours } from '#app/schedule/services/settings/set-quiet-hours.ts'
import { strategyFields } from '#core/brand/strategy/fields.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import {
  connect,
  founder,
  hoursAfter,
  type PlannerContext,
  plannerRow,
  schedule,
  scheduled,
  sendTo,
  TIME,
  write,
} from '#tests/support/schedule.ts'

const inHours = (hours: number) => new Date(TIME.getTime() + hours * 3_600_000)
const idsOf = (rows: readonly { readonly id: string }[] | undefined) => rows?.map(({ id }) => id)

const hang = (ctx: PlannerContext, postId: string, size = 1000) => ctx.db.sql`
  insert into media (user_id, post_id, mime, width, height, bytes, hash)
  values (${ctx.workspace}, ${postId}, 'image/png', ${size}, ${size}, 1, ${Buffer.alloc(32)})
`

describeOnDatabase('the page of what waits', database => {
  it('sorts what is due, asked about, on its way, gone wrong, next and out', async () => {
    const ctx = hoursAfter(await founder(database().db), 0)
    const row = (status: string, hours = 0) => plannerRow(ctx, { status, at: inHours(hours) })
    const made = {
      due: await row('due'),
      asked: await row('handed_over'),
      sending: await row('sending'),
      missed: await row('missed', -2),
      failed: await row('failed', -3),
      held: await row('held', 5),
      next: await row('scheduled', 2),
      overdue: await row('scheduled', -1),
      out: await row('published', -5),
      outLater: await row('published', -4),
    }
    await row('scheduled', 30 * 24)
    await row('cancelled')
    const page = await readPublish(ctx)
    expect(idsOf(page.ready)).toEqual([made.due])
    expect(idsOf(page.asked)).toEqual([made.asked])
    expect(idsOf(page.sending)).toEqual([made.sending])
    expect(idsOf(page.trouble)).toEqual([made.held, made.missed, made.failed])
    expect(idsOf(page.next)).toEqual([made.overdue, made.next])
    expect(idsOf(page.out)).toEqual([made.outLater, made.out])
    expect(page).toMatchObject({ waiting: 2, accountsOf: {}, heldAt: null, hasAllPlatforms: false })
    await pauseEverything(ctx, { pause: true })
    expect(await readPublish({ ...ctx, tier: 'pro' })).toMatchObject({ heldAt: TIME, hasAllPlatforms: true })
  })

  it('shows the ten that went out last', async () => {
    const ctx = await founder(database().db)
    for (let n = 0; n < 11; n++) await plannerRow(ctx, { status: 'published', at: inHours(-n) })
    const { out } = await readPublish(ctx)
    expect(out).toHaveLength(10)
    expect(out[0]?.scheduledFor).toEqual(TIME)
  })

  it('names the accounts of each, and leaves to them what is due', async () => {
    const ctx = hoursAfter(await founder(database().db), 0)
    const [ada, bob] = [await connect(ctx), await connect(ctx, 'mastodon', '@bob')]
    const ids: string[] = []
    for (const status of ['due', 'sending', 'scheduled', 'handed_over'])
      ids.push(await plannerRow(ctx, { status, platform: 'bluesky' }))
    const [due = '', sending = '', next = '', asked = ''] = ids
    const byHand = await plannerRow(ctx, { status: 'due' })
    await sendTo(ctx, due, [ada, bob])
    for (const id of [sending, next, asked]) await sendTo(ctx, id, [ada])
    const page = await readPublish(ctx)
    expect(idsOf(page.ready)).toEqual([byHand])
    expect(idsOf(page.asked)).toEqual([asked])
    expect(idsOf(page.sending)).toEqual([sending, due])
    const one = ['Bluesky (@ada)']
    expect(page.accountsOf).toEqual({
      ...{ [due]: [...one, 'Mastodon (@bob)'], [sending]: one, [next]: one, [asked]: one },
    })
  })
})

describeOnDatabase('the calendar', database => {
  const everything = {
    view: 'month',
    day: null,
    status: null,
    platform: null,
    page: 1,
    removed: null,
  } as const

  it('begins today on the clock of the workspace, and shows whole weeks of a month', async () => {
    const ctx = await founder(database().db, {
      timeZone: 'Pacific/Auckland',
      now: () => new Date('2026-11-30T12:00:00Z'),
    })
    const first = await plannerRow(ctx, { status: 'scheduled', at: new Date('2026-11-29T11:00:00Z') })
    await plannerRow(ctx, { status: 'scheduled', at: new Date('2026-11-29T10:59:00Z') })
    const last = await plannerRow(ctx, { status: 'published', at: new Date('2027-01-03T10:59:00Z') })
    await plannerRow(ctx, { status: 'scheduled', at: new Date('2027-01-03T11:00:00Z') })
    const shown = await readScheduleCalendar(ctx, everything)
    expect(shown).toMatchObject({
      view: 'month',
      day: '2026-12-01',
      today: '2026-12-01',
      list: null,
      undo: null,
    })
    expect([shown.days[0], shown.days.at(-1), shown.days.length]).toEqual(['2026-11-30', '2027-01-03', 35])
    expect(shown.items).toMatchObject([
      { id: first, day: '2026-11-30' },
      { id: last, day: '2027-01-03' },
    ])
    expect(shown.more).toEqual({})
    expect(shown.counts).toEqual({ scheduled: 3, published: 1 })
    expect(shown).toMatchObject({ inUse: ['linkedin'], limit: 1, heldAt: null })
  })

  it('shows three of a day in a month, twenty in a week, and how many there are', async () => {
    const ctx = await founder(database().db)
    for (let n = 0; n < 21; n++) await plannerRow(ctx, { status: 'scheduled', at: inHours(n / 60) })
    const of = async (view: 'month' | 'week') => {
      const { items, more } = await readScheduleCalendar(ctx, { ...everything, view, day: '2026-11-25' })
      return { shown: items.length, more }
    }
    expect(await of('month')).toEqual({ shown: 3, more: { '2026-11-24': 18 } })
    expect(await of('week')).toEqual({ shown: 20, more: { '2026-11-24': 1 } })
  })

  it('shares a crowded week among its days, and of a day shows what is still to come first', async () => {
    const ctx = await founder(database().db)
    for (let n = 0; n < 20; n++) await plannerRow(ctx, { status: 'published', at: inHours(n / 60) })
    const next = await plannerRow(ctx, { status: 'scheduled', at: inHours(1) })
    for (let n = 0; n < 20; n++) await plannerRow(ctx, { status: 'scheduled', at: inHours(24 + n / 60) })
    const one = await plannerRow(ctx, { status: 'scheduled', at: inHours(48) })
    const week = await readScheduleCalendar(ctx, { ...everything, view: 'week', day: '2026-11-25' })
    expect(week.items).toHaveLength(23)
    expect(idsOf(week.items)).toEqual(expect.arrayContaining([next, one]))
    expect(week.more).toEqual({ '2026-11-24': 10, '2026-11-25': 9 })
  })

  it('lists a day, or everything from a day on, 25 on a page', async () => {
    const ctx = await founder(database().db)
    await plannerRow(ctx, { status: 'scheduled', at: inHours(-24) })
    const [one, next] = [
      await plannerRow(ctx, { status: 'scheduled' }),
      await plannerRow(ctx, { status: 'scheduled', at: inHours(24) }),
    ]
    const of = (view: 'day' | 'list', page = 1) =>
      readScheduleCalendar(ctx, { ...everything, view, day: '2026-11-24', page })
    const day = await of('day')
    expect(day).toMatchObject({ items: [], days: ['2026-11-24'] })
    expect(idsOf(day.list?.rows)).toEqual([one])
    expect(idsOf((await of('list')).list?.rows)).toEqual([one, next])
    await ctx.db.sql`
      insert into content_planner (user_id, platform, scheduled_for, status)
      select ${ctx.workspace}, 'linkedin', ${inHours(48)}, 'scheduled' from generate_series(1, 24)
    `
    expect((await of('list')).list).toMatchObject({ total: 26, pages: 2 })
    expect((await of('list')).list?.rows).toHaveLength(25)
    expect((await of('list', 2)).list?.rows).toHaveLength(1)
  })

  it('shows one state or one platform alone where that is asked for', async () => {
    const ctx = await founder(database().db)
    const made = {
      linkedin: await plannerRow(ctx, { status: 'scheduled' }),
      blog: await plannerRow(ctx, { status: 'held', platform: 'blog', at: inHours(1) }),
      out: await plannerRow(ctx, { status: 'cancelled', at: inHours(2) }),
    }
    const of = async (over: object) => {
      const [grid, list] = [
        await readScheduleCalendar(ctx, { ...everything, ...over }),
        await readScheduleCalendar(ctx, { ...everything, view: 'list', ...over }),
      ]
      expect(idsOf(list.list?.rows)).toEqual(idsOf(grid.items))
      return idsOf(grid.items)
    }
    expect(await of({})).toEqual([made.linkedin, made.blog])
    expect(await of({ status: 'held' })).toEqual([made.blog])
    expect(await of({ platform: 'linkedin' })).toEqual([made.linkedin])
    expect(await of({ status: 'cancelled' })).toEqual([made.out])
  })

  it('has a desk beside a whole week alone, for those who may write', async () => {
    const ctx = await founder(database().db)
    const deskOf = async (over: object, by = ctx) =>
      (await readScheduleCalendar(by, { ...everything, view: 'week', ...over })).desk
    expect(await deskOf({})).not.toBeNull()
    for (const view of ['month', 'day', 'list']) expect(await deskOf({ view })).toBeNull()
    expect(await deskOf({ status: 'held' })).toBeNull()
    expect(await deskOf({ platform: 'blog' })).toBeNull()
    expect(await deskOf({}, { ...ctx, access: 'read_only' })).toBeNull()
  })

  it('shows the free times of the week: the founder’s own, else those of the strategy, also where it is guessed', async () => {
    const ctx = hoursAfter(await founder(database().db), -24)
    const free = async (day = '2026-11-24', by = ctx) =>
      (await readScheduleCalendar(by, { ...everything, view: 'week', day })).desk
    const nine = { minute: 540, platforms: [] }
    expect((await free())?.free).toEqual([
      { day: '2026-11-24', ...nine },
      { day: '2026-11-26', ...nine },
    ])
    const rhythm = {
      ...Object.fromEntries(strategyFields('rhythm').map(({ key }) => [key, ''])),
      ...{ channel_1_platform: 'blog', channel_1_week: '1' },
    }
    await ctx.db.sql`
      insert into strategies (user_id, title, strategy_data)
      values (${ctx.workspace}, 'One page', ${ctx.db.sql.json(rhythm)})
    `
    expect((await free())?.free).toEqual([{ day: '2026-11-24', minute: 540, platforms: ['blog'] }])
    await addSlot(ctx, { weekday: 2, time: 570, platform: '' })
    await addSlot(ctx, { weekday: 4, time: 570, platform: 'threads' })
    expect((await free())?.free).toEqual([
      { day: '2026-11-24', minute: 570, platforms: [] },
      { day: '2026-11-26', minute: 570, platforms: ['threads'] },
    ])
    await setQuietHours(ctx, { days: [4], from: 540, to: 600 })
    await plannerRow(ctx, { status: 'held', at: inHours(0.4) })
    expect(await free()).toMatchObject({ free: [], next: { day: '2026-12-01', minute: 570 } })
    // What is over has no next time, and one that is out takes none.
    expect(await free('2026-11-17')).toMatchObject({ free: [], next: null })
    await ctx.db.sql`update content_planner set status = 'published' where user_id = ${ctx.workspace}`
    expect(await free()).toMatchObject({ free: [{ day: '2026-11-24' }], next: null })
  })

  it('has the drafts that wait, the one in hand first, and the rhythm of the month', async () => {
    const ctx = hoursAfter(await founder(database().db), -24)
    const draft = await write(ctx, { title: 'Rye' })
    const approved = await write(ctx, { title: 'Salt' })
    await ctx.db.sql`update content_created set status = 'approved' where id = ${approved}`
    await write(ctx, { body: '' })
    await hang(ctx, draft)
    await scheduled(ctx)
    await plannerRow(ctx, { status: 'missed', at: inHours(-72) })
    await plannerRow(ctx, { status: 'published', at: inHours(9 * 24) })
    const desk = async (inHand: string | null = null) =>
      (await readScheduleCalendar(ctx, { ...everything, view: 'week', day: '2026-11-24', draft: inHand }))
        .desk
    const shown = await desk()
    expect(idsOf(shown?.drafts)).toEqual([approved, draft])
    expect(shown).toMatchObject({ waiting: 2, inHand: null, offer: null })
    expect(shown?.drafts[1]?.picture).toMatch(/^\/media\//)
    const onlyOn = (day: number) => Array.from({ length: 30 }, (_, n) => (n + 1 === day ? 1 : 0))
    expect(shown?.rhythm).toEqual({ scheduled: onlyOn(24), out: onlyOn(0), failed: onlyOn(21) })
    expect(await desk(draft)).toMatchObject({ inHand: draft, drafts: [{ id: draft }, { id: approved }] })
    for (const other of ['x', randomUUID()]) expect((await desk(other))?.inHand).toBeNull()
  })

  it('offers the drafts that suit a free time and the plan, best first, and none for a time that is taken', async () => {
    const ctx = hoursAfter(await founder(database().db), -24)
    await addSlot(ctx, { weekday: 4, time: 570, platform: '' })
    const ids: string[] = []
    for (const [score, platform] of [
      [40, 'linkedin'],
      [90, 'linkedin'],
      [95, 'blog'],
    ] as const) {
      const id = await write(ctx, { platform, title: String(score) })
      await ctx.db.sql`update content_created set alignment_overall = ${score} where id = ${id}`
      ids.push(id)
    }
    await scheduled(ctx)
    const offer = async (slot: { day: string; minute: number }, by = ctx) =>
      (await readScheduleCalendar(by, { ...everything, view: 'week', day: slot.day, slot })).desk?.offer
    const free = { day: '2026-11-26', minute: 570 }
    const [low, high, blog] = ids
    expect(idsOf((await offer(free))?.drafts)).toEqual([high, low])
    expect(idsOf((await offer(free, { ...ctx, tier: 'pro' }))?.drafts)).toEqual([blog, high, low])
    expect((await offer(free))?.drafts[0]).toMatchObject({ title: '90', likest: null })
    expect(await offer({ day: '2026-11-26', minute: 571 })).toBeNull()
    await plannerRow(ctx, { status: 'scheduled', at: inHours(48) })
    expect(await offer(free)).toBeNull()
  })

  it('shows pictures in a week, and where what is out can be seen', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx)
    await hang(ctx, postId)
    const byHand = await plannerRow(ctx, { status: 'published', postId })
    await ctx.db.sql`update content_planner set link = 'https://a.test/1' where id = ${byHand}`
    const sent = await plannerRow(ctx, { status: 'published', at: inHours(1) })
    await sendTo(ctx, sent, [await connect(ctx)])
    await ctx.db
      .sql`update publish_targets set address = 'https://b.test/2' where scheduled_post_id = ${sent}`
    await plannerRow(ctx, { status: 'scheduled', at: inHours(2) })
    const items = async (view: 'week' | 'month') =>
      (await readScheduleCalendar(ctx, { ...everything, view, day: '2026-11-24' })).items
    expect((await items('week')).map(({ link }) => link)).toEqual([
      'https://a.test/1',
      'https://b.test/2',
      undefined,
    ])
    expect((await items('week')).map(item => 'picture' in item)).toEqual([true, false, false])
    expect((await items('month')).map(item => 'picture' in item)).toEqual([false, false, false])
  })

  it('offers to put back what was taken out just now, and nothing else', async () => {
    const ctx = await founder(database().db)
    const id = await plannerRow(ctx, { status: 'scheduled', title: 'Flour' })
    const undo = async (removed: string | null, by = ctx) =>
      (await readScheduleCalendar(by, { ...everything, removed })).undo
    expect(await undo(id)).toBeNull()
    await changeScheduledPost(ctx, { id, action: 'remove' })
    expect(await undo(id)).toEqual({ id, title: 'Flour' })
    for (const other of [null, '', 'x', randomUUID()]) expect(await undo(other)).toBeNull()
    expect(await undo(id, await founder(database().db))).toBeNull()
  })

  it('says when everything waits, and how many platforms the plan has', async () => {
    const ctx = await founder(database().db, { tier: 'pro' })
    await pauseEverything(ctx, { pause: true })
    expect(await readScheduleCalendar(ctx, everything)).toMatchObject({
      ...{ heldAt: ctx.now(), limit: Number.POSITIVE_INFINITY },
    })
  })
})

describeOnDatabase('the page of one scheduled post', database => {
  it('is there for its workspace, where it has a date', async () => {
    const ctx = await founder(database().db)
    const { id } = await scheduled(ctx)
    expect(await readScheduledPost(ctx, { id })).toMatchObject({ id, scheduledFor: TIME, waiting: null })
    const idea = await plannerRow(ctx, { status: 'idea', at: null })
    for (const other of ['', 'x', randomUUID(), idea])
      expect(await readScheduledPost(ctx, { id: other })).toBeNull()
    expect(await readScheduledPost(await founder(database().db), { id })).toBeNull()
  })

  it('is called as it was named, else as its post, else by its first line', async () => {
    const ctx = await founder(database().db)
    const titleOf = async (over: Parameters<typeof plannerRow>[1]) =>
      (await readScheduledPost(ctx, { id: await plannerRow(ctx, over) }))?.title
    const named = await write(ctx, { title: 'Flour', body: 'First line\nSecond' })
    const plain = await write(ctx, { title: '', body: `${'x'.repeat(130)}\nSecond` })
    const empty = await write(ctx, { title: '', body: '' })
    expect(await titleOf({ status: 'scheduled', postId: named, title: 'Mine' })).toBe('Mine')
    expect(await titleOf({ status: 'scheduled', postId: named })).toBe('Flour')
    expect(await titleOf({ status: 'scheduled', postId: plain })).toBe('x'.repeat(120))
    expect(await titleOf({ status: 'scheduled', postId: empty })).toBe('Untitled post')
    expect(await titleOf({ status: 'scheduled' })).toBe('Untitled post')
  })

  it('has the text for its platform, its story, its score and its pictures', async () => {
    const ctx = await founder(database().db)
    const { workspace } = ctx
    const { id: storyId } = await ctx.inWorkspace(sql =>
      insertStory(sql, { workspace, fields: { title: 'Ines' }, now: ctx.now() }),
    )
    const contentData = { variants: { bluesky: 'For Bluesky' } }
    const postId = await write(ctx, { body: 'For all', contentData, storyId })
    await ctx.db.sql`update content_created set alignment_overall = 71 where id = ${postId}`
    await hang(ctx, postId)
    const on = async (platform: string, of: string | null = postId) =>
      readScheduledPost(ctx, {
        id: await plannerRow(ctx, { status: 'scheduled', platform, postId: of }),
      })
    expect(await on('bluesky')).toMatchObject({ body: 'For Bluesky', storyId, pictures: [{}] })
    expect(await on('linkedin')).toMatchObject({ body: 'For all', score: { alignmentOverall: 71 } })
    expect(await on('somewhere')).toMatchObject({ body: 'For all' })
    expect(await on('linkedin', null)).toMatchObject({ body: '', score: null, storyId: null, pictures: [] })
    expect(await on('linkedin', await write(ctx, { body: '' }))).toMatchObject({ body: '', score: null })
  })

  it('has the links of ours only once it is to be posted by hand', async () => {
    const ctx = await founder(database().db, { tier: 'pro' })
    const postId = await write(ctx, { body: 'Buy at https://a.test/1' })
    const made = await schedule(ctx, postId)
    const id = made.ok ? made.scheduledPostId : ''
    const bodyIn = async (status: string) => {
      await ctx.db.sql`update content_planner set status = ${status} where id = ${id}`
      return (await readScheduledPost(ctx, { id }))?.body
    }
    const plain = 'Buy at https://a.test/1'
    const tracked = expect.stringContaining(`Buy at ${ctx.config.appUrl}/l/`)
    for (const status of ['scheduled', 'published', 'missed']) expect(await bodyIn(status)).toBe(plain)
    for (const status of ['due', 'handed_over']) expect(await bodyIn(status)).toEqual(tracked)
    expect((await readPublish(ctx)).asked).toMatchObject([{ body: tracked }])
    await ctx.db.sql`update content_planner set plain_links = true where id = ${id}`
    expect(await bodyIn('due')).toBe(plain)
    await ctx.db.sql`update content_planner set plain_links = false, platform = 'somewhere' where id = ${id}`
    expect(await bodyIn('due')).toBe(plain)
    // What is posted by hand is one post: without room for our link it keeps its own.
    const body = `${'words '.repeat(46)}\n\nhttps://a.test/1`
    const thread = await schedule(ctx, await write(ctx, { body }), {
      ...{ platform: 'bluesky', asThread: 'yes', anyway: 'yes' },
    })
    const long = thread.ok ? thread.scheduledPostId : ''
    await ctx.db.sql`update content_planner set status = 'due' where id = ${long}`
    expect(await readScheduledPost(ctx, { id: long })).toMatchObject({ body })
    // Without a post there is nothing to copy.
    const empty = await plannerRow(ctx, { status: 'due' })
    expect(await readScheduledPost(ctx, { id: empty })).toMatchObject({ body: '' })
  })
})

describeOnDatabase('the page to schedule a post', database => {
  const form = (
    ctx: PlannerContext,
    postId: string | null,
    over: { day?: string | null; minute?: number | null } = {},
  ) => readScheduleForm(ctx, { postId, day: null, ...over })

  it('is there for a post of the workspace', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx, { title: 'Flour', body: 'Bread', platform: 'newsletter' })
    expect((await form(ctx, postId))?.post).toEqual({
      ...{ id: postId, title: 'Flour', body: 'Bread', platform: 'newsletter', status: 'draft' },
    })
    for (const other of [null, '', 'x', randomUUID()]) expect(await form(ctx, other)).toBeNull()
    expect(await form(await founder(database().db), postId)).toBeNull()
    const unknown = await write(ctx, { platform: 'somewhere' })
    expect((await form(ctx, unknown))?.post.platform).toBe('linkedin')
  })

  it('suggests the next free slot, else tomorrow at nine, on the clock of the workspace', async () => {
    const now = () => new Date('2026-11-21T12:00:00Z')
    const ctx = await founder(database().db, { timeZone: 'Pacific/Auckland', now })
    const postId = await write(ctx)
    const suggested = async (over = {}) => (await form(ctx, postId, over))?.suggestion
    // It is Sunday there.
    expect(await suggested()).toEqual({ day: '2026-11-23', time: '09:00', isSlot: false, isTimed: false })
    expect((await form(ctx, postId))?.hasSlots).toBe(false)
    await addSlot(ctx, { weekday: 2, time: 570, platform: '' })
    await addSlot(ctx, { weekday: 1, time: 570, platform: 'blog' })
    const slot = { day: '2026-11-24', time: '09:30' }
    expect(await suggested()).toEqual({ ...slot, isSlot: true, isTimed: false })
    expect((await form(ctx, postId))?.hasSlots).toBe(true)
    expect(await suggested({ day: '2026-11-24' })).toEqual({ ...slot, isSlot: true, isTimed: false })
    expect(await suggested({ day: '2026-11-25' })).toEqual({
      ...{ day: '2026-11-25', time: '09:30', isSlot: false, isTimed: false },
    })
    expect(await suggested({ minute: 570 })).toEqual({ ...slot, isSlot: true, isTimed: true })
    expect(await suggested({ minute: 0 })).toEqual({
      ...{ day: '2026-11-24', time: '00:00', isSlot: false, isTimed: true },
    })
    await plannerRow(ctx, { status: 'scheduled', at: new Date('2026-11-23T20:30:00Z') })
    expect(await suggested()).toMatchObject({ day: '2026-12-01' })
    await setQuietHours(ctx, { days: [2], from: 540, to: 600 })
    expect(await suggested()).toMatchObject({ isSlot: false, time: '09:00' })
  })

  it('shows the accounts with what they can, and how the post would look there', async () => {
    const ctx = await founder(database().db, { tier: 'pro' })
    const account = await connect(ctx)
    const short = await form(ctx, await write(ctx, { body: 'Buy at https://a.test/1' }))
    expect(short).toMatchObject({
      accounts: [{ id: account, network: 'bluesky', handle: '@ada', canThread: true, marksAds: false }],
      previews: [{ network: 'bluesky', parts: [{}], tracked: 1 }],
      ...{ canTrack: true, privacy: [], isLong: false, paidWords: null, isAdLabelMissing: false },
    })
    const long = await form(ctx, await write(ctx, { body: 'A gifted word. '.repeat(40) }))
    expect(long).toMatchObject({ canTrack: false, isLong: true, paidWords: 'gifted', isAdLabelMissing: true })
    const kept = await form(ctx, await write(ctx, { body: `${'words '.repeat(47)}\nhttps://a.test/1` }))
    expect(kept).toMatchObject({ canTrack: true })
    const none = await founder(database().db)
    expect(await form(none, await write(none, { body: 'gifted' }))).toMatchObject({
      ...{ accounts: [], previews: [], canTrack: false, isLong: false },
    })
  })

  it('says once what a platform would do to the pictures', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx, { platform: 'instagram' })
    await hang(ctx, postId, 10)
    await connect(ctx)
    const shown = await form(ctx, postId)
    expect(shown?.pictures).toHaveLength(1)
    expect(shown?.pictureNotes.filter(note => note === 'Picture 1 has no description yet.')).toHaveLength(1)
    expect(shown?.pictureNotes).toContain('Picture 1 is small for Instagram and may look blurred there.')
  })

  it('says which platforms the plan has room for', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx, { platform: 'blog' })
    expect(await form(ctx, postId)).toMatchObject({ inUse: [], limit: 1, room: { ok: true } })
    await scheduled(ctx)
    expect(await form(ctx, postId)).toMatchObject({
      inUse: ['linkedin'],
      room: { ok: false, reason: 'platform_limit_reached' },
    })
    expect(await form({ ...ctx, tier: 'pro' }, postId)).toMatchObject({ room: { ok: true } })
  })
})

describeOnDatabase('the place of a post that is put into a free time', database => {
  it('is its platform with the accounts on it, LinkedIn where that is unknown', async () => {
    const ctx = await founder(database().db)
    const bluesky = await connect(ctx)
    await connect(ctx, 'mastodon', '@bob')
    const of = async (platform: string) => findPlace(ctx, { postId: await write(ctx, { platform }) })
    expect(await of('bluesky')).toEqual({ ok: true, place: { platform: 'bluesky', accounts: [bluesky] } })
    expect(await of('somewhere')).toEqual({ ok: true, place: { platform: 'linkedin', accounts: [] } })
    const theirs = await write(await founder(database().db))
    for (const postId of ['', 'x', randomUUID(), theirs])
      expect(await findPlace(ctx, { postId })).toEqual({ ok: false, reason: 'not_found' })
  })
})

describeOnDatabase('the next free slot', database => {
  it('is on the platform that was asked for, else that of the post, with its accounts', async () => {
    const ctx = await founder(database().db)
    await ctx.db.sql`update profiles set time_zone = 'America/New_York' where id = ${ctx.workspace}`
    const [bluesky, mastodon] = [await connect(ctx), await connect(ctx, 'mastodon', '@bob')]
    const postId = await write(ctx, { platform: 'bluesky' })
    const find = (platform: string, id = postId) => findFreeSlot(ctx, { postId: id, platform })
    expect(await find('')).toEqual({ ok: false, reason: 'no_slot' })
    await addSlot(ctx, { weekday: 2, time: 570, platform: '' })
    await addSlot(ctx, { weekday: 1, time: 570, platform: 'mastodon' })
    const slot = { day: '2026-11-24', time: '09:30', timeZone: 'America/New_York' }
    expect(await find('')).toEqual({ ok: true, slot: { ...slot, platform: 'bluesky', accounts: [bluesky] } })
    expect(await find('mastodon')).toEqual({
      ok: true,
      slot: { ...slot, day: '2026-11-23', platform: 'mastodon', accounts: [mastodon] },
    })
    expect(await find('', await write(ctx, { platform: 'somewhere' }))).toEqual({
      ok: true,
      slot: { ...slot, platform: 'linkedin', accounts: [] },
    })
    await plannerRow(ctx, { status: 'scheduled', at: new Date('2026-11-24T14:30:00Z') })
    expect(await find('')).toMatchObject({ slot: { day: '2026-12-01' } })
    await setQuietHours(ctx, { days: [2], from: 540, to: 600 })
    expect(await find('')).toEqual({ ok: false, reason: 'no_slot' })
    for (const other of ['', 'x', randomUUID()])
      expect(await find('', other)).toEqual({ ok: false, reason: 'not_found' })
  })
})
