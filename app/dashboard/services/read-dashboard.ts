import { findIdeas } from '#app/brand/services/ideas/find-ideas.ts'
import { pictureAddress } from '#app/media/services/picture-address.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { fieldsFilled } from '#core/brand/foundation.ts'
import { brandHearth } from '#core/brand/hearth/brand-hearth.ts'
import { inKeptWords } from '#core/brand/personalise/turn-ideas.ts'
import { scoreOf, scoreParts } from '#core/brand/score/score-brand.ts'
import { scoreSentence } from '#core/brand/score/sentence.ts'
import { scoreInputOf } from '#core/brand/score/trend.ts'
import { isCheckInDue } from '#core/dashboard/next-best-action.ts'
import { computeProgress } from '#core/dashboard/progress.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { daysBounds, viewDays } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { daysBetween } from '#core/shared/time.ts'
import { draftPost } from '#core/stories/draft-post.ts'
import { roleMay } from '#core/team/roles.ts'
import { findIdeaRows, type IdeaRows } from '#db/queries/brand/ideas.ts'
import { SHOWN_TEXT } from '#db/queries/dashboard/due-post.ts'
import { findMorning, type Morning } from '#db/queries/dashboard/morning.ts'
import { readDashboardStanding } from '#db/queries/dashboard/standing.ts'
import { findAction } from './find-action.ts'
import { findTrouble } from './find-trouble.ts'

/** Posts of the week that are shown; the planner has all. */
const CARDS = 6

/** A text that the next best action is about. */
export interface ActionDraft {
  readonly platform: string
  /** '' where it has none. */
  readonly title: string
  readonly text: string
  /** Where it is edited. */
  readonly href: string
  /** It was drafted from a story just now, and is stored nowhere yet. */
  readonly isProposed: boolean
}

/**
 * What the day begins with: one thing to do, this week, and how the score stands; from two statements sent together, and
 * a third one in the same transaction where nothing is there to show but an idea. `notToday` are keys of what was put off
 * until tomorrow.
 */
export async function readDashboard(
  ctx: WorkspaceContext,
  { notToday = [] }: { notToday?: readonly string[] } = {},
) {
  const now = ctx.now()
  const { workspace, timeZone } = ctx
  const today = wallTimeOf(now, timeZone).day
  const days = viewDays('week', today)
  const week = daysBounds(days[0] ?? today, days.at(-1) ?? today, timeZone)
  const { morning, standing, answers, action, draft, ideaRows } = await ctx.readInWorkspace(async sql => {
    const [morning, standing] = await Promise.all([
      findMorning(sql, { workspace, now }),
      readDashboardStanding(sql, {
        workspace,
        now,
        week: { ...week, timeZone },
        today: daysBounds(today, today, timeZone).from,
        mostCards: CARDS,
        hasSources: hasFeature(ctx.tier, 'brand_watch'),
      }),
    ])
    const answers = normaliseClarify(morning.clarify)
    const progress = computeProgress({
      ...morning,
      foundationFilled: fieldsFilled(answers),
      storiesThisWeek: 0,
      postsThisWeek: 0,
      lastActivity: null,
    })
    const action = findAction(ctx, { ...morning, progress, counts: standing.days, notToday })
    const draft = draftOf(action.key, morning)
    const isBegun = draft !== null || standing.cards.length > 0
    const ideaRows = isBegun ? null : await findIdeaRows(sql, { workspace, now })
    return { morning, standing, answers, action, draft, ideaRows }
  })
  const parts = scoreParts(scoreInputOf(morning.trendInput, now), now)
  const isEmpty = morning.stories + morning.posts === 0
  return {
    today,
    action,
    draft,
    score: scoreSentence(morning.trendInput, now, { parts, hasPosts: morning.posts > 0 }),
    hearth: brandHearth(answers, scoreOf(parts, now)),
    lastCheckin: morning.lastCheckin,
    isCheckInDue: isCheckInDue(morning.lastCheckin && daysBetween(morning.lastCheckin, now)),
    week: {
      cards: standing.cards.map(({ picture, scheduledFor, ...card }) => ({
        ...card,
        at: wallTimeOf(scheduledFor, timeZone),
        picture: picture && {
          alt: picture.alt,
          address: pictureAddress(ctx.config, { workspace, id: picture.id, now }),
        },
      })),
      total: standing.days.reduce((sum, { scheduled, out, failed }) => sum + scheduled + out + failed, 0),
    },
    /** Where there is nothing else to begin with. */
    idea: ideaRows && firstIdea(ctx, ideaRows, answers),
    schedule: morning.schedule,
    trouble: findTrouble(standing, now),
    /** What programs proposed, for whoever may answer it. */
    proposals: roleMay(ctx.role, 'edit') ? standing.proposals : 0,
    example: morning.sampleDataCreated ? ('filled' as const) : isEmpty ? ('offered' as const) : null,
  }
}

/** The network that the editor opens a story on. */
const PROPOSED_FOR: PlatformId = 'instagram'

/** The text an action is about; null where it is about none. */
function draftOf(key: string, { duePost, draft, untoldStory, clarify }: Morning): ActionDraft | null {
  const [kind] = key.split(':')
  if (kind === 'due' && duePost && duePost.text !== '') {
    const { id, platform, title, text } = duePost
    return { platform, title, text, href: `/app/content/planned/${id}`, isProposed: false }
  }
  if (kind === 'draft' && draft) {
    const { id, platform, title, text } = draft
    return { platform, title, text, href: `/app/create?post=${id}`, isProposed: false }
  }
  if ((kind !== 'story' && kind !== 'first_post') || !untoldStory) return null
  const { title, body } = draftPost({ story: untoldStory, foundation: clarify, platform: PROPOSED_FOR })
  return {
    platform: PROPOSED_FOR,
    title,
    text: body.slice(0, SHOWN_TEXT),
    href: `/app/create/${untoldStory.id}`,
    isProposed: true,
  }
}

/** The first of today's ideas; null when none fits. */
function firstIdea(ctx: WorkspaceContext, rows: IdeaRows, answers: ClarifyData) {
  const { chosen, kept } = findIdeas(ctx, rows, answers)
  const [idea] = chosen.ideas
  return idea ? { id: idea.id, text: inKeptWords(idea.text, kept) } : null
}
