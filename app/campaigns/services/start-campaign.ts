import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import type { ReadyFinding } from '#core/campaigns/ready-check.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockCampaign, updateCampaignStatus } from '#db/queries/campaigns/campaigns.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listPublishAccounts } from '#db/queries/publishing/publish-accounts.ts'
import { checkReady } from './check-ready.ts'

/** Why a post could not be scheduled with the others. */
export type LeftReason = Exclude<Awaited<ReturnType<typeof schedulePost>>, { ok: true }>['reason']

export interface LeftPost {
  readonly postId: string
  readonly title: string
  readonly reason: LeftReason
}

/**
 * Schedules every post of a campaign that isn’t yet, on its own day, to the accounts connected on its platform (or for
 * posting by hand where there is none), and makes the campaign active. Refused as `not_ready` while something in it must not
 * go out; what the network or the plan does not take is answered in `left`, and stays a draft. Pressed twice, nothing is
 * scheduled twice.
 */
export async function startCampaign(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<
  | Result<
      { scheduled: number; left: readonly LeftPost[] },
      'read_only' | 'not_in_plan' | 'not_found' | 'not_from_here'
    >
  | Refusal<'not_ready', { readonly findings: readonly ReadyFinding[] }>
> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace, timeZone } = ctx
  const found = await ctx.inWorkspace(async sql => {
    const campaign = await lockCampaign(sql, { workspace, id })
    if (!campaign) return err('not_found')
    // A paused one is resumed, with what it had scheduled, before more is.
    if (campaign.status !== 'draft' && campaign.status !== 'active') return err('not_from_here')
    const [{ findings, pieces }, accounts] = await Promise.all([
      checkReady(ctx, sql, { campaignId: id }),
      listPublishAccounts(sql, { workspace }),
    ])
    if (findings.some(({ stops }) => stops)) return err('not_ready', { findings })
    if (campaign.status !== 'active')
      await updateCampaignStatus(sql, { workspace, id, from: campaign.status, to: 'active' })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'campaigns',
      actionType: 'campaign_started',
    })
    return ok({ version: campaign.version, pieces, accounts })
  })
  if (!found.ok) return found
  const left: LeftPost[] = []
  let scheduled = 0
  for (const piece of found.pieces) {
    const platform = readPlatform(piece.platform)
    const isOpen = piece.status === 'draft' || piece.status === 'approved' || piece.status === 'in_review'
    if (!piece.postId || !platform || !isOpen || piece.scheduledFor) continue
    const result = await schedulePost(ctx, {
      postId: piece.postId,
      idempotencyKey: `campaign ${piece.id} ${piece.dueOn} ${piece.dueMinute} ${found.version}`,
      form: {
        day: piece.dueOn,
        time: piece.dueMinute,
        timeZone,
        platform,
        repeat: 'never',
        ends: 'count',
        count: '',
        until: '',
        accounts: found.accounts
          .filter(({ network }) => readPlatform(network) === platform)
          .map(account => account.id),
        asThread: '',
        firstComment: '',
        isAd: '',
        privacy: '',
        plainLinks: '',
        // What stands close together has been said by the check.
        anyway: 'yes',
        idempotencyKey: '',
      },
    })
    if (result.ok) scheduled++
    else
      left.push({
        postId: piece.postId,
        title: piece.title || piece.body.slice(0, 60),
        reason: result.reason,
      })
  }
  return ok({ scheduled, left })
}
