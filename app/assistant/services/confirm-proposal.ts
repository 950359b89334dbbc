import * as v from 'valibot'
import { createCampaign } from '#app/campaigns/services/create-campaign.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { addIdea } from '#app/schedule/services/ideas/add-idea.ts'
import { type CheckedAction, CREATOR_PAGES, readAction } from '#core/assistant/actions.ts'
import { campaignSchema } from '#core/campaigns/schema.ts'
import { postSchema } from '#core/posts/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findProposal, updateProposalUsed } from '#db/queries/assistant/proposals.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { proposalHash } from './proposal-hash.ts'

type Done = Result<{ goTo: string }, 'not_possible' | 'read_only' | 'not_in_plan' | 'campaign_limit_reached'>

/**
 * Does what was proposed, because the person it was proposed to pressed its button: checked again like any form, within
 * ten minutes, once. A second press leads where the first one led. Whatever does not fit is `not_possible`.
 */
export async function confirmProposal(
  ctx: WorkspaceContext,
  { id, hash }: { id: string; hash: string },
): Promise<Done> {
  const { workspace, userId } = ctx
  if (!isUuid(id) || !/^[0-9a-f]{64}$/.test(hash)) return err('not_possible')
  const key = { workspace, memberId: userId, id, hash: Buffer.from(hash, 'hex') }
  const proposal = await ctx.inWorkspace(sql => findProposal(sql, key))
  if (!proposal) return err('not_possible')
  if (proposal.wentTo !== null) return ok({ goTo: proposal.wentTo })
  if (proposal.expiresAt <= ctx.now()) return err('not_possible')
  const action = readAction(proposal.type, proposal.arguments)
  if (!action || proposalHash(action) !== hash) return err('not_possible')
  // The proposal's id is the key that makes presses at once count once, whichever of them is marked first.
  const done = await perform(ctx, action, id)
  if (!done.ok) return done
  await ctx.inWorkspace(async sql => {
    await updateProposalUsed(sql, { workspace, id, wentTo: done.goTo, now: ctx.now() })
    const additionalData = { type: action.type }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'assistant',
      actionType: 'action_confirmed',
      additionalData,
    })
  })
  return done
}

async function perform(ctx: WorkspaceContext, action: CheckedAction, idempotencyKey: string): Promise<Done> {
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
  }
}
