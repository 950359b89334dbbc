import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { insertPost, type PostFields } from '#db/queries/posts/posts.ts'
import { insertTargets, listTargets } from '#db/queries/publishing/targets.ts'
import { findScheduledPost, type ScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { createTestAccount } from './database/accounts.ts'
import type { OnTestDatabase } from './database/test-database.ts'
import { contextFor } from './workspace-context.ts'

export type PlannerContext = OnTestDatabase<WorkspaceContext>

/** When what `scheduled` makes is due: a Tuesday. */
export const TIME = new Date('2026-11-24T09:30:00Z')

/** A founder of their own. */
export const founder = async (
  db: AdminDatabase,
  over: Partial<PlannerContext> = {},
): Promise<PlannerContext> => contextFor(db, await createTestAccount(db), over)

/** The same founder, so many hours after (or before) that time. */
export const hoursAfter = (ctx: PlannerContext, hours: number): PlannerContext => ({
  ...ctx,
  now: () => new Date(TIME.getTime() + hours * 3_600_000),
})

/** Writes a post; answers its id. */
export const write = async (ctx: PlannerContext, over: Partial<PostFields> = {}): Promise<string> => {
  const { workspace } = ctx
  const fields = { body: `Text ${randomUUID()}`, platform: 'linkedin', ...over }
  return (await ctx.inWorkspace(sql => insertPost(sql, { workspace, fields, now: ctx.now() }))).id
}

/** Presses “Schedule” with the form filled in for that time on LinkedIn, but for what is given. */
export const schedule = (
  ctx: PlannerContext,
  postId: string,
  over: Record<string, string | string[]> = {},
  key: string = randomUUID(),
) =>
  schedulePost(ctx, {
    postId,
    form: parse(scheduleFormSchema, {
      ...{ day: '2026-11-24', time: '09:30', timeZone: 'Europe/London', platform: 'linkedin' },
      ...over,
    }),
    idempotencyKey: key,
  })

/** A post of its own, scheduled whatever is near. */
export async function scheduled(ctx: PlannerContext, over: Record<string, string | string[]> = {}) {
  const postId = await write(ctx)
  const made = await schedule(ctx, postId, { anyway: 'yes', ...over })
  if (!made.ok) throw new Error(made.reason)
  return { postId, id: made.scheduledPostId }
}

/** A row of the planner as it may stand there, without asking a service; answers its id. */
export async function plannerRow(
  ctx: PlannerContext,
  over: { status: string; at?: Date | null; postId?: string | null; platform?: string; title?: string },
): Promise<string> {
  const { status, at = TIME, postId = null, platform = 'linkedin', title = '' } = over
  const [row] = await ctx.db.sql<{ id: string }[]>`
    insert into content_planner (user_id, content_id, platform, title, scheduled_for, status)
    values (${ctx.workspace}, ${postId}, ${platform}, ${title}, ${at}, ${status}) returning id
  `
  return row?.id ?? ''
}

/** What the workspace is noted to have done with its content, sorted. */
export async function deedsOf(ctx: PlannerContext): Promise<string[]> {
  const rows = await ctx.db.sql<{ deed: string }[]>`
    select module_name || ': ' || action_type as deed from module_usage where user_id = ${ctx.workspace} order by 1
  `
  return rows.map(({ deed }) => deed)
}

/** Connects an account of theirs on a network that names its limits without being asked; answers its id. */
export async function connect(
  ctx: PlannerContext,
  network: 'bluesky' | 'mastodon' | 'linkedin' | 'tiktok' = 'bluesky',
  handle = '@ada',
): Promise<string> {
  const id = randomUUID()
  const tokens = seal(JSON.stringify({ token: 't' }), ctx.config.encryptionKey, 'connection-tokens', id)
  await ctx.db.sql`
    insert into connections (id, user_id, network, server, account_id, handle, sealed_tokens)
    values (${id}, ${ctx.workspace}, ${network}, 'https://fake.test', ${id}, ${handle}, ${tokens})
  `
  return id
}

/** Gives a row of the planner accounts to go to. */
export const sendTo = (ctx: PlannerContext, scheduledPostId: string, connectionIds: readonly string[]) => {
  const { workspace } = ctx
  return ctx.inWorkspace(sql =>
    insertTargets(sql, { workspace, scheduledPostIds: [scheduledPostId], connectionIds }),
  )
}

/** A row of the planner as it is stored. */
export async function look(ctx: PlannerContext, id: string): Promise<ScheduledPost> {
  const { workspace } = ctx
  const found = await ctx.inWorkspace(sql => findScheduledPost(sql, { workspace, id }))
  if (!found) throw new Error('It is not there')
  return found
}

/** What goes from it to accounts. */
export const targetsOf = (ctx: PlannerContext, scheduledPostId: string) => {
  const { workspace } = ctx
  return ctx.inWorkspace(sql => listTargets(sql, { workspace, scheduledPostId }))
}
