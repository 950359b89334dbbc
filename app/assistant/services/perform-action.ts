import * as v from 'valibot'
import { createCampaign } from '#app/campaigns/services/create-campaign.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { changeScheduledPost } from '#app/schedule/services/change-scheduled-post.ts'
import { addIdea } from '#app/schedule/services/ideas/add-idea.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { type CheckedAction, CREATOR_PAGES } from '#core/assistant/actions.ts'
import type { PlanningData } from '#core/assistant/planning-actions.ts'
import { campaignSchema } from '#core/campaigns/schema.ts'
import { postSchema } from '#core/posts/schema.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'

type Planned = Awaited<ReturnType<typeof schedulePost>>

/** What came of an action, or why nothing did: of planning in the planner's own words. */
export type Performed =
  | Result<{ goTo: string }, 'not_possible' | 'read_only' | 'not_in_plan' | 'campaign_limit_reached'>
  | Refusal<'not_planned', { readonly refused: Exclude<Planned, { readonly ok: true }> }>

/** Minutes between a person's press and the time of a post that goes out at once, so that the time is still to come. */
const SOON_MINUTES = 2

/** Does what was proposed, with the rights of whoever pressed: by the same services as their own pages. */
export async function performAction(
  ctx: WorkspaceContext,
  action: CheckedAction,
  idempotencyKey: string,
): Promise<Performed> {
  switch (action.type) {
    case 'create_content': {
      const post = v.safeParse(postSchema, action.data)
      if (!post.success) return err('not_possible')
      const made = await createPost(ctx, { post: post.output, storyId: null, idempotencyKey })
      return made.ok ? ok({ goTo: `/app/create?post=${made.postId}` }) : made
    }
    case 'create_campaign': {
      const campaign = v.safeParse(campaignSchema, action.data)
      if (!campaign.success) return err('not_possible')
      const made = await createCampaign(ctx, { campaign: campaign.output, idempotencyKey })
      return made.ok ? ok({ goTo: `/app/campaigns/${made.campaignId}` }) : err(made.reason)
    }
    case 'add_idea': {
      const made = await addIdea(ctx, { title: action.data.title, idempotencyKey })
      return made.ok ? ok({ goTo: '/app/content?tab=ideas' }) : made
    }
    case 'open_creator':
      return ok({ goTo: CREATOR_PAGES[action.data.page].path })
    case 'schedule_post':
      return plan(ctx, action.data, idempotencyKey)
    case 'publish_post': {
      const { day, minute } = wallTimeOf(addMs(ctx.now(), SOON_MINUTES * MINUTE_MS), ctx.timeZone)
      const at = { day, time: minuteText(minute), timeZone: ctx.timeZone, anyway: true }
      return plan(ctx, { ...action.data, ...at }, idempotencyKey)
    }
    case 'unschedule_post': {
      const { scheduledPostId: id, at } = action.data
      const changed = await changeScheduledPost(ctx, { id, action: 'remove', at: new Date(at) })
      return changed.ok ? ok({ goTo: '/app/content' }) : err('not_possible')
    }
  }
}

async function plan(
  ctx: WorkspaceContext,
  { postId, mark, accountIds: accounts, anyway, ...when }: PlanningData['schedule_post'],
  idempotencyKey: string,
): Promise<Performed> {
  const form = v.safeParse(scheduleFormSchema, { ...when, accounts, ...(anyway ? { anyway: 'yes' } : {}) })
  if (!form.success) return err('not_possible')
  const planned = await schedulePost(ctx, { postId, form: form.output, idempotencyKey, mark })
  if (planned.ok) return ok({ goTo: `/app/content/planned/${planned.scheduledPostId}` })
  return err('not_planned', { refused: planned })
}
