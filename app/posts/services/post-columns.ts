import type { ContentAlignment } from '#core/brand/alignment/types.ts'
import { SCORE_RULES } from '#core/brand/stored-score.ts'
import type { PostText } from '#core/posts/schema.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findOwnChoices } from '#db/queries/posts/choices.ts'

/**
 * A written post as the columns of `content_created`, inside an open transaction: a pillar or campaign that is not the
 * workspace's own counts as none. `contentData` keeps what other rooms have put beside the versions.
 */
export async function postColumns(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    post: PostText
    alignment: ContentAlignment
    contentData: Record<string, unknown>
  },
) {
  const { workspace, post, alignment, contentData } = input
  const own = await findOwnChoices(sql, {
    workspace,
    pillarId: post.pillarId || null,
    campaignId: post.campaignId || null,
  })
  const { variants, ...columns } = post
  return {
    fields: {
      ...columns,
      pillarId: own.pillarId,
      campaignId: own.campaignId,
      contentData: { ...contentData, variants },
      ...alignmentColumns(alignment),
    },
    campaignName: own.campaignName ?? '',
  }
}

/** A score as the columns of `content_created`; what cannot be told is stored as no score, with the reason. */
export function alignmentColumns(alignment: ContentAlignment) {
  const isTold = alignment.certainty === 'told'
  return {
    alignmentOverall: isTold ? alignment.overall : null,
    alignmentVoice: isTold ? alignment.voice : null,
    alignmentValues: isTold ? alignment.values : null,
    alignmentAudience: isTold ? alignment.audience : null,
    alignmentEmotion: isTold ? alignment.emotion : null,
    alignmentCertainty: alignment.certainty,
    alignmentRules: SCORE_RULES,
  }
}
