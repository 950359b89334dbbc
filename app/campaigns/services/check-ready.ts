import type { WorkspaceContext } from '#app/platform/context.ts'
import { checkSteps } from '#app/team/services/workflow/check-steps.ts'
import { type ReadyFinding, readyFindings } from '#core/campaigns/ready-check.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { publishPause } from '#core/stories/permission.ts'
import type { Sql } from '#db/client.ts'
import { findCampaign } from '#db/queries/campaigns/campaigns.ts'
import { findOwnMean, listPiecesToCheck, type PieceToCheck } from '#db/queries/campaigns/ready.ts'
import { findApprovalMode } from '#db/queries/posts/reviews.ts'

/** Networks that take no post without a picture. */
const NEED_PICTURE: ReadonlySet<string> = new Set(['instagram', 'tiktok'])
/** In these states a post has left, or is about to. */
const LEFT: ReadonlySet<string> = new Set(['sending', 'handed_over', 'published', 'failed', 'missed'])

/** Everything in a campaign that is not ready to go out, inside an open transaction, with the posts as they stand. */
export async function checkReady(
  ctx: WorkspaceContext,
  sql: Sql,
  { campaignId }: { campaignId: string },
): Promise<{ findings: ReadyFinding[]; pieces: PieceToCheck[] }> {
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  const [campaign, pieces, mode, mean] = await Promise.all([
    findCampaign(sql, { workspace, id: campaignId }),
    listPiecesToCheck(sql, { workspace, campaignId }),
    findApprovalMode(sql, { workspace }),
    findOwnMean(sql, { workspace }),
  ])
  const postIds = pieces.flatMap(({ postId, isApproved }) => (postId && isApproved ? [postId] : []))
  const steps = postIds.length > 0 ? await checkSteps(sql, { workspace, postIds, now }) : null
  const findings = readyFindings({
    pieces: pieces.map(piece => ({
      id: piece.id,
      body: piece.body,
      isAsk: piece.role === 'ask',
      needsPicture: NEED_PICTURE.has(piece.platform),
      hasPicture: piece.hasPicture,
      isPermitted: publishPause(piece, now) === null,
      isApprovalMissing:
        mode !== 'none' && (!piece.isApproved || Boolean(piece.postId && steps?.get(piece.postId)?.next)),
      alignment: piece.alignmentOverall,
      ...(piece.scheduledFor
        ? wallTimeOf(piece.scheduledFor, timeZone)
        : { day: piece.dueOn, minute: piece.dueMinute }),
      isSent: piece.status !== null && LEFT.has(piece.status),
    })),
    mean,
    keyDate: campaign?.keyDate ?? null,
    endsOn: campaign?.endsOn ?? null,
    now: wallTimeOf(now, timeZone),
  })
  return { findings, pieces }
}
