import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'
import {
  changeScheduledPost,
  type ScheduledPostAction,
} from '#app/schedule/services/change-scheduled-post.ts'
import { moveScheduledPost } from '#app/schedule/services/move-scheduled-post.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { pauseEverything } from '#app/schedule/services/settings/pause-everything.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const { SCHEDULE_LIVES } = process.env
const RUNS = Number(SCHEDULE_LIVES ?? 100)
/** The same lives each time; the long run (`post-lives` of the resilience commands) lives others. */
const SAME = SCHEDULE_LIVES === undefined ? { seed: 20_261_125 } : {}
const STEPS = Number(process.env.SCHEDULE_STEPS ?? 10)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What a founder was promised about a scheduled post, told once more and without the code it is about. */
interface Model {
  now: number
  /** When it is to go out. */
  at: number
  status: ScheduledPostStatus
  since: number
  /** Whether everything waits. */
  isPaused: boolean
}

interface Real {
  readonly ctx: OnTestDatabase<WorkspaceContext>
  readonly id: string
  readonly postId: string
}

const at = ({ ctx }: Real, { now }: Model) => ({ ...ctx, now: () => new Date(now) })

function enter(model: Model, status: ScheduledPostStatus): void {
  if (model.status !== status) model.since = model.now
  model.status = status
}

/** What time alone does. */
function letTimePass(model: Model): void {
  if (model.isPaused) return
  const { now, since } = model
  if (model.status === 'scheduled' && now >= model.at) enter(model, 'due')
  const isOver =
    (model.status === 'due' && now >= model.at + DAY_MS) ||
    (model.status === 'handed_over' && now >= since + 2 * DAY_MS) ||
    (model.status === 'held' && now >= (since > model.at ? model.at + DAY_MS : model.at))
  if (isOver) enter(model, 'missed')
}

/** Time goes by between two states: of two that begin in the same instant the database asks its own clock (0060). */
abstract class Step implements fc.AsyncCommand<Model, Real> {
  readonly minutes: number
  constructor(minutes: number) {
    this.minutes = minutes
  }
  check(): boolean {
    return true
  }
  async run(model: Model, real: Real): Promise<void> {
    model.now += this.minutes * MINUTE_MS
    // A run takes one step of each; what is far behind comes to its end with the next.
    for (const _ of [1, 2]) await advanceSchedule(at(real, model))
    letTimePass(model)
    model.now += 1_000
    await this.take(model, real)
    await compare(model, real)
  }
  abstract take(model: Model, real: Real): Promise<void>
}

class Wait extends Step {
  override async take(): Promise<void> {}
  override toString = () => `wait ${this.minutes} min`
}

/** From which states an action leads where; from any other it is refused, or done already. */
const LEADS: Readonly<
  Record<
    Exclude<ScheduledPostAction, 'remove_series'>,
    { from: readonly ScheduledPostStatus[]; to: ScheduledPostStatus }
  >
> = {
  hand_over: { from: ['due', 'missed', 'failed'], to: 'handed_over' },
  not_yet: { from: ['handed_over'], to: 'handed_over' },
  out: { from: ['due', 'handed_over', 'missed', 'failed'], to: 'published' },
  remove: { from: ['scheduled', 'due', 'handed_over', 'missed', 'failed', 'held'], to: 'cancelled' },
  hold: { from: ['scheduled', 'due'], to: 'held' },
  release: { from: ['held'], to: 'scheduled' },
  restore: { from: ['cancelled'], to: 'scheduled' },
}

class Act extends Step {
  readonly action: keyof typeof LEADS
  constructor(minutes: number, action: keyof typeof LEADS) {
    super(minutes)
    this.action = action
  }
  override async take(model: Model, real: Real): Promise<void> {
    const { action } = this
    const { from, to } = LEADS[action]
    const isPossible = from.includes(model.status)
    const done = await changeScheduledPost(at(real, model), { id: real.id, action })
    if (!isPossible) return
    expect(done.ok).toBe(true)
    const isLate =
      (action === 'restore' && model.now >= model.at) ||
      (action === 'release' && model.now >= (model.since > model.at ? model.at + DAY_MS : model.at))
    if (action === 'not_yet') model.since = model.now
    enter(model, isLate ? 'missed' : to)
  }
  override toString = () => `${this.action} after ${this.minutes} min`
}

class Move extends Step {
  readonly days: number
  constructor(minutes: number, days: number) {
    super(minutes)
    this.days = days
  }
  override async take(model: Model, real: Real): Promise<void> {
    const day = new Date(model.now + this.days * DAY_MS).toISOString().slice(0, 10)
    const moved = await moveScheduledPost(at(real, model), { id: real.id, day })
    const to = new Date(`${day}T09:30:00Z`).getTime()
    const isMovable = ['scheduled', 'due', 'held', 'missed', 'failed', 'cancelled'].includes(model.status)
    expect(moved.ok).toBe(isMovable && to > model.now)
    if (!moved.ok) return
    model.at = to
    if (model.status !== 'held') enter(model, 'scheduled')
  }
  override toString = () => `move by ${this.days} days after ${this.minutes} min`
}

class PauseAll extends Step {
  readonly pause: boolean
  constructor(minutes: number, pause: boolean) {
    super(minutes)
    this.pause = pause
  }
  override async take(model: Model, real: Real): Promise<void> {
    await pauseEverything(at(real, model), { pause: this.pause })
    model.isPaused = this.pause
  }
  override toString = () => `${this.pause ? 'pause' : 'resume'} everything after ${this.minutes} min`
}

/** The row is where it should be, its post says the same, and nothing waits without an end. */
async function compare(model: Model, { ctx, id, postId }: Real): Promise<void> {
  const [row] = await ctx.db.sql<{ status: string; deadlineAt: Date | null; of: string }[]>`
    select p.status, p.deadline_at, c.status as of
    from content_planner p join content_created c on c.id = p.content_id where p.id = ${id} and c.id = ${postId}
  `
  const isPassing = ['scheduled', 'due', 'handed_over', 'held'].includes(model.status)
  expect({ status: row?.status, of: row?.of, hasEnd: row?.deadlineAt !== null }).toEqual({
    status: model.status,
    of: model.status === 'cancelled' ? 'draft' : model.status,
    hasEnd: isPassing,
  })
}

const minutes = fc.constantFrom(1, 30, 6 * 60, 24 * 60, 25 * 60, 50 * 60)
const actions = Object.keys(LEADS) as (keyof typeof LEADS)[]
const steps = [
  minutes.map(n => new Wait(n)),
  fc.tuple(fc.constantFrom(1, 30), fc.constantFrom(...actions)).map(([n, action]) => new Act(n, action)),
  fc.tuple(minutes, fc.constantFrom('hold' as const, 'release' as const)).map(([n, way]) => new Act(n, way)),
  fc.tuple(minutes, fc.constantFrom(0, 1, 3)).map(([n, days]) => new Move(n, days)),
  fc.tuple(minutes, fc.boolean()).map(([n, pause]) => new PauseAll(n, pause)),
]

describeOnDatabase('the whole life of a scheduled post', database => {
  it('is what its founder was promised, whatever they do and whenever', async () => {
    const { db } = database()
    const begin = async () => {
      const ctx = contextFor(db, await createTestAccount(db))
      const { workspace } = ctx
      const fields = { body: `Text ${randomUUID()}`, platform: 'linkedin' }
      const post = await ctx.inWorkspace(sql => insertPost(sql, { workspace, fields, now: TEST_NOW }))
      const form = parse(scheduleFormSchema, {
        ...{
          day: '2026-11-21',
          time: '09:30',
          timeZone: 'Europe/London',
          platform: 'linkedin',
          anyway: 'yes',
        },
      })
      const made = await schedulePost(ctx, { postId: post.id, form, idempotencyKey: randomUUID() })
      if (!made.ok) throw new Error(made.reason)
      const model: Model = {
        now: TEST_NOW.getTime(),
        at: made.at.getTime(),
        status: 'scheduled',
        since: TEST_NOW.getTime(),
        isPaused: false,
      }
      return { model, real: { ctx, id: made.scheduledPostId, postId: post.id } }
    }
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: STEPS, size: 'max' }), async commands => {
        const { model, real } = await begin()
        await fc.asyncModelRun(() => ({ model, real }), commands)
      }),
      { numRuns: RUNS, ...SAME },
    )
  }, 3_600_000)
})
