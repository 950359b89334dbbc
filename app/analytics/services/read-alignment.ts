import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import { bestCount, meanOfBest, sharedReasons } from '#core/analytics/alignment/best-posts.ts'
import { type AlignmentGrouping, groupsSentence } from '#core/analytics/alignment/groups-sentence.ts'
import { alignmentLead } from '#core/analytics/alignment/lead.ts'
import {
  alignmentTrend,
  meansOfAll,
  scoreMeans,
  trendSentence,
  WEEKS_BEFORE,
} from '#core/analytics/alignment/trend.ts'
import type { Period } from '#core/analytics/period.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { isUuid } from '#db/client.ts'
import { type ComparedPost, readAlignmentParts } from '#db/queries/analytics/alignment.ts'
import { timeSpan } from '#db/queries/analytics/sources.ts'
import { findReasons } from './find-reasons.ts'
import { nameGroups } from './name-groups.ts'

/** Days before a period that a week of its trend may reach back to. */
const REACH_DAYS = 7 * (WEEKS_BEFORE + 1)

/**
 * Alignment in depth: the four dimensions week by week, by platform and by author, and one post beside the founder’s best,
 * from three statements.
 */
export async function readAlignment(
  ctx: WorkspaceContext,
  { period, postId }: { period: Period; postId: string | null },
) {
  const { workspace, timeZone } = ctx
  const looked = { workspace, timeZone, now: ctx.now() }
  // The last week of the trend is a whole one, and its first reaches back.
  const reach = timeSpan({ from: dayAfter(period.from, -REACH_DAYS), to: dayAfter(period.to, 6) }, timeZone)
  const span = timeSpan(period, timeZone)
  const people = await listMemberNames(ctx)
  const rows = await ctx.inWorkspace(async sql => {
    const [parts, foundation, personName, networkName] = await Promise.all([
      readAlignmentParts(sql, { ...looked, span, reach, postId: isUuid(postId) ? postId : null }),
      findFoundation(sql, { workspace }),
      nameGroups(sql, { workspace, by: 'person', keys: [], people }),
      nameGroups(sql, { workspace, by: 'network', keys: [], people }),
    ])
    const nameOf = { person: personName, network: networkName }
    return { ...parts, foundation, nameOf }
  })
  const weeks = alignmentTrend(period, rows.days)
  const groups = rows.groups.map(group => ({
    ...{ by: group.by, key: group.key, posts: group.posts, means: scoreMeans(group) },
    name: group.key === null ? null : rows.nameOf[group.by](group.key),
  }))
  const of = (wanted: AlignmentGrouping) => groups.filter(({ by }) => by === wanted)
  const means = meansOfAll(rows.groups.filter(({ by }) => by === 'network'))
  const posts = groups.reduce((sum, { by, posts }) => sum + (by === 'network' ? posts : 0), 0)
  return {
    weeks,
    lead: alignmentLead({ weeks, posts, means }, period),
    sentences: {
      trend: trendSentence(weeks),
      network: groupsSentence(of('network'), { by: 'network', period }),
      person: groupsSentence(of('person'), { by: 'person', period }),
    },
    groups,
    posts,
    comparison: await compare(rows.posts, { posts, foundation: rows.foundation }),
  }
}

/** One post beside the best of the others; null below ten posts. */
async function compare(
  rows: readonly ComparedPost[],
  { posts, foundation }: { posts: number; foundation: Readonly<Record<string, string | readonly string[]>> },
) {
  const chosen = rows.find(({ part }) => part === 'this')
  const best = rows.filter(({ part, id }) => part === 'best' && id !== chosen?.id).slice(0, bestCount(posts))
  if (!chosen || best.length === 0) return null
  const [own, ...others] = await findReasons(
    [chosen, ...best].map(({ body }) => body),
    foundation,
  )
  return {
    post: { id: chosen.id, title: chosen.title, overall: chosen.overall },
    scores: own?.scores ?? null,
    best: best.map(({ id, title, overall }) => ({ id, title, overall })),
    means: meanOfBest(others),
    reasons: sharedReasons(own ?? null, others),
  }
}
