import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { continueScheduleImport } from '#app/schedule/services/exchange/continue-schedule-import.ts'
import { importSchedule } from '#app/schedule/services/exchange/import-schedule.ts'
import { readScheduleImport } from '#app/schedule/services/exchange/read-schedule-import.ts'
import { exportSchedule } from '#app/schedule/services/export-schedule.ts'
import { setApproval } from '#app/team/services/set-approval.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import {
  deedsOf,
  founder,
  type PlannerContext,
  plannerRow,
  scheduled,
  TIME,
} from '#tests/support/schedule.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const HEAD = 'date,time,platform,text,title,zone'
const fileOf = (...rows: string[]) => [HEAD, ...rows].join('\n')
/** A file of so many good rows, one for each minute. */
const longFile = (rows: number, platform = 'linkedin') =>
  fileOf(
    ...Array.from({ length: rows }, (_, n) => {
      const [hour, minute] = [Math.floor(n / 60), n % 60].map(part => String(part).padStart(2, '0'))
      return `2027-01-12,${hour}:${minute},${platform},Post ${n}`
    }),
  )

const press = (ctx: PlannerContext, csv: string, over: { dryRun?: boolean; key?: string } = {}) =>
  importSchedule(ctx, { csv, dryRun: over.dryRun ?? false, idempotencyKey: over.key ?? randomUUID() })

const plannedBy = (ctx: PlannerContext) => ctx.db.sql<
  {
    named: string
    platform: string
    at: Date
    zone: string
    status: string
    title: string
    body: string
    of: string
  }[]
>`
  select p.title as named, p.platform, p.scheduled_for as at, p.time_zone as zone, p.status, c.title, c.body, c.status as of
  from content_planner p join content_created c on c.id = p.content_id
  where p.user_id = ${ctx.workspace} order by p.scheduled_for, c.body
`

describeOnDatabase('a file read into the planner', database => {
  it('is refused with the line where a quotation mark is opened and never closed', async () => {
    const ctx = await founder(database().db)
    const csv = fileOf('2026-12-01,09:30,linkedin,First', '2026-12-02,09:30,linkedin,"Second')
    expect(await press(ctx, csv)).toEqual({ ok: false, reason: 'open_quote', line: 3 })
    expect(await plannedBy(ctx)).toEqual([])
  })

  it('is scheduled as it says, on the clock of each row or else of the workspace', async () => {
    const ctx = await founder(database().db, { timeZone: 'America/New_York' })
    const csv = fileOf(
      '2026-12-01,09:30,linkedin,First,Flour,Europe/Paris',
      '2026-12-02,09:30,linkedin,Second,,',
    )
    expect(await press(ctx, csv)).toMatchObject({ ok: true, scheduled: 2, importId: null })
    // It is called as its post is, also once that is changed.
    const of = { named: '', platform: 'linkedin', status: 'scheduled', of: 'scheduled' }
    expect(await plannedBy(ctx)).toEqual([
      { ...of, at: new Date('2026-12-01T08:30:00Z'), zone: 'Europe/Paris', title: 'Flour', body: 'First' },
      { ...of, at: new Date('2026-12-02T14:30:00Z'), zone: 'America/New_York', title: '', body: 'Second' },
    ])
    const [usage] = await ctx.db.sql`
      select module_name, action_type, additional_data from module_usage where user_id = ${ctx.workspace}
    `
    expect(usage).toEqual({
      moduleName: 'content',
      actionType: 'plan_imported',
      additionalData: { planned: 2 },
    })
  })

  it('has a reason beside each row that cannot be: its time, the planner, the plan', async () => {
    const ctx = await founder(database().db)
    const csv = fileOf(
      '2026-12-01,09:30,linkedin,First',
      '2026-12-01,09:30,linkedin,First',
      '2026-11-01,09:30,linkedin,Late',
      '2026-12-01,09:30,twitter,Elsewhere',
      '2026-12-01,09:30,twitter,Elsewhere too',
    )
    const problems = [
      null,
      'This is already in your planner.',
      'This time has passed.',
      ...Array(2).fill('Your plan doesn’t include another platform.'),
    ]
    const problemsOf = (looked: Awaited<ReturnType<typeof press>>) =>
      looked.ok && looked.rows.map(({ problem }) => problem)
    const looked = await press(ctx, csv, { dryRun: true })
    expect(looked).toMatchObject({ scheduled: 1, importId: null })
    expect(problemsOf(looked)).toEqual(problems)
    expect(looked.ok && looked.rows.map(({ entry }) => entry !== null)).toEqual([
      true,
      ...Array(4).fill(false),
    ])
    expect(await plannedBy(ctx)).toEqual([])
    const done = await press(ctx, csv)
    expect(done).toMatchObject({ scheduled: 1 })
    expect(problemsOf(done)).toEqual(problems)
    expect(await press(ctx, csv, { dryRun: true })).toMatchObject({ scheduled: 0 })
    // Nothing of what was only looked at is noted.
    expect(await deedsOf(ctx)).toEqual(['content: plan_imported'])
  })

  it('is read up to its 5,000th row', async () => {
    const ctx = await founder(database().db)
    const rows = Array.from({ length: 5001 }, (_, n) => `2027-01-12,09:30,linkedin,Post ${n + 1}`)
    const looked = await press(ctx, fileOf(...rows), { dryRun: true })
    expect(looked).toMatchObject({ scheduled: 5000 })
    expect(looked.ok && looked.rows.at(-1)).toMatchObject({ line: 5000, shown: 'Post 5000' })
  })

  it('waits for approval where the workspace asks for it', async () => {
    const ctx = await founder(database().db, { tier: 'collective' })
    await setApproval(ctx, { approval: 'inside' })
    await press(ctx, fileOf('2026-12-01,09:30,linkedin,First'))
    expect(await plannedBy(ctx)).toMatchObject([{ status: 'held', of: 'held' }])
  })

  it('adds nothing where nothing may be written, nothing can be read, or the button was pressed twice', async () => {
    const ctx = await founder(database().db)
    const csv = fileOf('2026-12-01,09:30,linkedin,First')
    const readOnly: PlannerContext = { ...ctx, access: 'read_only' }
    for (const dryRun of [true, false])
      expect(await press(readOnly, csv, { dryRun })).toEqual({ ok: false, reason: 'read_only' })
    expect(await press(ctx, 'no table')).toEqual({ ok: true, rows: [], scheduled: 0, importId: null })
    await press(ctx, csv, { key: 'k' })
    const again = await press(ctx, csv, { key: 'k' })
    expect(again).toMatchObject({ ok: true, scheduled: 0, importId: null, rows: [{ shown: 'First' }] })
    expect(await plannedBy(ctx)).toHaveLength(1)
    expect(
      await ctx.db
        .sql`select action, result from idempotency_keys where user_id = ${ctx.workspace} and key = 'k'`,
    ).toEqual([{ action: 'import_plan', result: { planned: 1 } }])
  })

  it('is done at once up to 200 posts, and by a job from there on', async () => {
    const ctx = await founder(database().db)
    expect(await press(ctx, longFile(200))).toMatchObject({ scheduled: 200, importId: null })
    expect(await plannedBy(ctx)).toHaveLength(200)
    const begun = await press(ctx, longFile(401))
    const importId = (begun.ok && begun.importId) || ''
    expect(begun).toMatchObject({ scheduled: 201 })
    expect(await plannedBy(ctx)).toHaveLength(200)
    const jobs = await ctx.db.sql`
      select queue, payload from outbox where payload ->> 'importId' = ${importId}
    `
    expect(jobs).toEqual([{ queue: 'schedule.import', payload: { workspace: ctx.workspace, importId } }])
    expect(await readScheduleImport(ctx, { id: importId })).toMatchObject({ done: 0, total: 401 })
  })
})

describeOnDatabase('a long file', database => {
  /** One whose subscription is what counts, since a job knows no tier. */
  async function begun(tier: 'creator' | 'pro', csv: string, timeZone = 'Europe/London') {
    const account = await createTestAccount(database().db, { tier })
    await database().db.sql`
      insert into subscriptions (user_id, tier, status, billing_cycle) values (${account.id}, ${tier}, 'active', 'monthly')
    `
    const ctx = contextFor(database().db, account, { tier: 'pro', timeZone })
    const made = await press(ctx, csv)
    const importId = (made.ok && made.importId) || ''
    return { ctx, importId, goOn: () => continueScheduleImport(ctx, { workspace: ctx.workspace, importId }) }
  }

  it('goes on in batches of 100 on the clock it was read on, and lets go of the file at the end', async () => {
    const { ctx, importId, goOn } = await begun('pro', longFile(250), 'America/New_York')
    const later = { ...ctx, now: () => new Date('2026-11-21T10:00:00Z') }
    await goOn()
    const rows = await plannedBy(ctx)
    expect(rows).toHaveLength(250)
    expect(rows[0]).toMatchObject({ at: new Date('2027-01-12T05:00:00Z'), zone: 'America/New_York' })
    const [kept] = await ctx.db.sql`
      select csv, done, total, added, finished_at is not null as is_over from schedule_imports where id = ${importId}
    `
    expect(kept).toEqual({ csv: '', done: 250, total: 250, added: 250, isOver: true })
    await continueScheduleImport(later, { workspace: ctx.workspace, importId })
    expect(await plannedBy(ctx)).toHaveLength(250)
  })

  it('is scheduled as far as the plan goes that runs by then', async () => {
    const mixed = longFile(250).replace('linkedin,Post 249', 'twitter,Post 249')
    const { ctx, importId, goOn } = await begun('creator', mixed)
    await goOn()
    expect((await plannedBy(ctx)).map(({ platform }) => platform)).toEqual(Array(249).fill('linkedin'))
    expect(await readScheduleImport(ctx, { id: importId })).toMatchObject({ done: 250, added: 249 })
  })

  it('ends where its file has fewer rows than it was said to have', async () => {
    const { ctx, importId, goOn } = await begun('pro', longFile(201))
    await ctx.db.sql`update schedule_imports set csv = '"never closed' where id = ${importId}`
    await goOn()
    expect(await readScheduleImport(ctx, { id: importId })).toMatchObject({
      done: 0,
      added: 0,
      finishedAt: expect.any(Date),
    })
  })

  it('is shown to its workspace alone', async () => {
    const { ctx, importId } = await begun('pro', longFile(201))
    expect(await readScheduleImport(ctx, { id: importId })).toMatchObject({ total: 201, done: 0, added: 0 })
    expect(await readScheduleImport(await founder(database().db), { id: importId })).toBeNull()
    for (const id of ['', 'x', randomUUID()]) expect(await readScheduleImport(ctx, { id })).toBeNull()
  })
})

describeOnDatabase('the planner as a file', database => {
  it('has each post with its clock, its instant and where it is', async () => {
    const ctx = await founder(database().db)
    await scheduled(ctx, { day: '2026-11-25', time: '09:05', timeZone: 'America/New_York' })
    const [post] = await plannedBy(ctx)
    const out = await plannerRow(ctx, { status: 'published', title: 'Flour' })
    await ctx.db.sql`
      update content_planner set published_at = ${TIME}, link = 'https://x.test/1' where id = ${out}
    `
    await plannerRow(ctx, { status: 'cancelled' })
    expect(JSON.parse(await exportSchedule(ctx, { kind: 'json' }))).toEqual([
      {
        ...{ date: '2026-11-24', time: '09:30', zone: 'Europe/London', at: '2026-11-24T09:30:00.000Z' },
        ...{ platform: 'linkedin', status: 'published', title: 'Flour', text: '' },
        ...{ published_at: '2026-11-24T09:30:00.000Z', link: 'https://x.test/1' },
      },
      {
        ...{ date: '2026-11-25', time: '09:05', zone: 'America/New_York', at: '2026-11-25T14:05:00.000Z' },
        ...{ platform: 'linkedin', status: 'scheduled', title: post?.body, text: post?.body },
        ...{ published_at: '', link: '' },
      },
    ])
    const csv = await exportSchedule({ ...ctx, access: 'read_only' }, { kind: 'csv' })
    expect(csv.split('\n')[0]).toBe('\uFEFFdate,time,zone,at,platform,status,title,text,published_at,link')
  })

  it('is noted among what left the workspace, with who took it', async () => {
    const ctx = await founder(database().db)
    await exportSchedule(ctx, { kind: 'csv' })
    expect(await deedsOf(ctx)).toEqual(['content: plan_exported'])
    const events = await ctx.db.sql`
      select event_type as type, event_data as data from security_events where user_id = ${ctx.workspace}
    `
    expect(events).toEqual([
      { type: 'data_exported', data: { actor: ctx.userId, what: 'planner', format: 'csv' } },
    ])
  })
})
