import { refusal } from '#app/api/http/refusal.ts'
import { refuse } from '#app/api/http/reply.ts'
import { scheduleRefusal } from '#app/api/http/schedule-refusal.ts'
import { listScheduled } from '#app/api/services/lists/list-scheduled.ts'
import { markOfPost } from '#app/api/services/mcp/mark-of-post.ts'
import { proposePlanning } from '#app/api/services/mcp/propose-planning.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ToolInput } from '#core/api/mcp/tools.ts'
import type { PlanningAction } from '#core/assistant/planning-actions.ts'

type Input<Name extends 'propose_schedule' | 'propose_publish' | 'propose_unschedule'> = Omit<
  ToolInput<Name>,
  'dry_run'
>

/** What an agent suggests, kept for a person; bound to the text and pictures as they are at this moment. */
export const suggest = {
  async schedule(ctx: WorkspaceContext, { timeZone = ctx.timeZone, ...input }: Input<'propose_schedule'>) {
    const mark = await markOf(ctx, input.postId)
    return kept(ctx, { type: 'schedule_post', data: { ...input, timeZone, mark } })
  },
  async publish(ctx: WorkspaceContext, input: Input<'propose_publish'>) {
    return kept(ctx, { type: 'publish_post', data: { ...input, mark: await markOf(ctx, input.postId) } })
  },
  async unschedule(ctx: WorkspaceContext, { scheduledPostId, at }: Input<'propose_unschedule'>) {
    const {
      rows: [row],
    } = await listScheduled(ctx, { id: scheduledPostId, size: 1 })
    if (!row) throw refusal('not_found')
    const there = new Date(row.scheduledFor).toISOString()
    if (there !== new Date(at).toISOString()) throw refuse('changed_elsewhere')
    return kept(ctx, { type: 'unschedule_post', data: { scheduledPostId, at: there } })
  },
}

async function markOf(ctx: WorkspaceContext, postId: string): Promise<string> {
  const mark = await markOfPost(ctx, { postId })
  if (mark === null) throw refusal('not_found')
  return mark
}

async function kept(ctx: WorkspaceContext, action: PlanningAction) {
  const result = await proposePlanning(ctx, action)
  if (result.ok) {
    const { proposalId, expiresAt } = result
    return {
      proposalId,
      status: 'waits for a person',
      expiresAt: expiresAt.toISOString(),
      approveAt: `${ctx.config.appUrl}/app/approvals`,
    }
  }
  throw result.reason === 'not_planned' ? scheduleRefusal(result.refused) : refusal(result.reason)
}
