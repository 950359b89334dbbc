import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Period } from '#core/analytics/period.ts'
import { groupLabel, groupSubject, groupsOf, type PostGroup } from '#core/analytics/works/groups.ts'
import { worksLead } from '#core/analytics/works/lead.ts'
import { nextPost } from '#core/analytics/works/next-post.ts'
import { worksPostsAddress } from '#core/analytics/works/posts-address.ts'
import { findingSentence, groupStanding, paysSentence, widenedNote } from '#core/analytics/works/sentences.ts'
import {
  leftOut,
  type PostOutcome,
  responsesOf,
  SETTLING_DAYS,
  type WorksSelection,
  whatWorks,
} from '#core/analytics/works/what-works.ts'
import { daysBounds } from '#core/schedule/days.ts'
import { seededBy } from '#core/shared/seeded.ts'
import { addDays } from '#core/shared/time.ts'
import type { Sql } from '#db/client.ts'
import { listGroupNames } from '#db/queries/analytics/figures.ts'
import { listOutcomes, MOST_POSTS } from '#db/queries/analytics/outcomes.ts'
import { listTakenTimes } from '#db/queries/schedule/list-scheduled-posts.ts'
import { findQuietHours } from '#db/queries/schedule/settings.ts'
import { rememberReach } from './remember-reach.ts'

/** Posts on a page. */
const SIZE = 20

/**
 * Which groups of a founder’s own posts went with more responses, and whether sounding like the brand did, from four
 * statements. The shuffles follow from the workspace: the same rows always say the same.
 */
export async function readWorks(ctx: WorkspaceContext, { period }: { period: Period }) {
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  const [sorted, taken, { quiet }] = await ctx.readLagging(sql =>
    Promise.all([
      readSorted(ctx, sql, period),
      listTakenTimes(sql, { workspace, now }),
      findQuietHours(sql, { workspace }),
    ]),
  )
  const { all: posts, nameOf } = sorted
  const found = whatWorks(posts, { chance: seededBy(workspace), remember: rememberReach(workspace) })
  const calendar = { taken, quiet, now, timeZone }
  const subjectOf = (group: PostGroup) => groupSubject(group, nameOf)
  const groups = found.groups.map(group => {
    /** With those that have nobody to be compared with. */
    const own = posts.filter(isIn(group))
    return {
      ...group,
      all: own.length,
      label: groupLabel(group, nameOf),
      standing: groupStanding(group),
      finding:
        group.verdict === 'more' || group.verdict === 'fewer'
          ? findingSentence(group, {
              subject: subjectOf(group),
              all: own.length,
              to: worksPostsAddress(period, group),
            })
          : null,
      next: group.verdict === 'more' ? nextPost(group, { calendar, usualHour: usualHour(own) }) : null,
    }
  })
  const { points, ...pays } = found.pays
  return {
    posts: posts.length,
    settling: sorted.settling.length,
    uncounted: sorted.uncounted.length,
    isCut: sorted.isCut,
    lead: worksLead(
      { posts: posts.length, tested: found.tested, groups: found.groups, found: pays.found },
      { subjectOf, to: worksPostsAddress(period, 'all') },
    ),
    widened: widenedNote(found),
    groups,
    pays: {
      ...pays,
      sentence: paysSentence(pays),
      points: points.map(({ post, standing }) => ({
        ...{ id: post.id, title: post.title, overall: post.overall ?? 0, standing },
        responses: responsesOf(post),
      })),
    },
  }
}

/** One page of the posts behind a number, the newest first, with how many there are and what came of all of them. */
export async function readWorksPosts(
  ctx: WorkspaceContext,
  { period, of, page }: { period: Period; of: PostGroup | WorksSelection; page: number },
) {
  const sorted = await ctx.readLagging(sql => readSorted(ctx, sql, period))
  const isNamed = typeof of === 'string'
  const all = (isNamed ? sorted[of] : sorted.all.filter(isIn(of))).map(withResponses)
  return {
    posts: all.slice((page - 1) * SIZE, page * SIZE),
    count: all.length,
    sum: all.reduce((sum, { responses }) => sum + responses, 0),
    pages: Math.ceil(all.length / SIZE),
    subject: isNamed ? null : groupSubject(of, sorted.nameOf),
  }
}

async function readSorted(ctx: WorkspaceContext, sql: Sql, { from, to }: Period) {
  const { workspace, timeZone } = ctx
  const { from: start, to: end } = daysBounds(from, to, timeZone)
  const outcomes = await listOutcomes(sql, { workspace, timeZone, start, end })
  const keys = [...new Set(outcomes.flatMap(({ pillarId }) => pillarId ?? []))]
  const names = await listGroupNames(sql, { workspace, by: 'pillar', keys })
  const settledBefore = addDays(ctx.now(), -SETTLING_DAYS)
  const reasons = outcomes.map(post => ({ post, reason: leftOut(post, settledBefore) }))
  const only = (wanted: ReturnType<typeof leftOut>) =>
    reasons.flatMap(({ post, reason }) => (reason === wanted ? [post] : []))
  const pillars = new Map(names.map(({ key, name }) => [key, name]))
  return {
    all: only(null),
    settling: only('settling'),
    uncounted: only('uncounted'),
    isCut: outcomes.length === MOST_POSTS,
    nameOf: (id: string) => pillars.get(id) || 'Untitled',
  }
}

function isIn({ dimension, key }: PostGroup): (post: PostOutcome) => boolean {
  return post => groupsOf(post).includes(`${dimension}:${key}`)
}

function withResponses(post: PostOutcome) {
  const { start: _, ...shown } = post
  return { ...shown, responses: responsesOf(post) }
}

/** The hour in which most of the posts were published, the earliest of several. */
function usualHour(posts: readonly PostOutcome[]): number {
  const times = new Map<number, number>()
  for (const { hour } of posts) times.set(hour, (times.get(hour) ?? 0) + 1)
  return [...times].sort(([a, m], [b, n]) => n - m || a - b)[0]?.[0] ?? 9
}
