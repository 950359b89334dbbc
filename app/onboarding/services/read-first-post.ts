import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { weekSlots } from '#app/schedule/services/week-slots.ts'
import { type ContentAlignment, scoreContent } from '#core/brand/alignment/score-content.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { beginWith, draftFirstPost, firstPlatform } from '#core/onboarding/first-post.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { builtInTemplates } from '#core/posts/templates/built-in.ts'
import { proposeSlots } from '#core/schedule/propose-slots.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { findOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'
import { listTakenTimes } from '#db/queries/schedule/list-scheduled-posts.ts'
import { findQuietHours, listSlots } from '#db/queries/schedule/settings.ts'
import { findLatestQuizResponse } from '#db/queries/site/quiz.ts'

const SLOTS = 3

export interface FirstPostView {
  readonly body: string
  /** It begins with the sentence that its writer tried the score with. */
  readonly isBegun: boolean
  readonly platform: PlatformId
  readonly alignment: ContentAlignment
  /** The next times at which it could go out; on the clock of `timeZone`. */
  readonly slots: readonly Date[]
  readonly timeZone: string
  /** What the kickstart has set up, counted. */
  readonly ready: { readonly storyPrompts: number; readonly ideas: number; readonly templates: number }
}

/**
 * A first post made of the kickstart's answers, with its score and three times. `tried` begins our draft; `typed` is
 * shown and scored instead of it. `no_snapshot` before the kickstart is saved; `has_posts` once there is a post of the founder's own.
 */
export async function readFirstPost(
  ctx: WorkspaceContext,
  {
    typed = null,
    tried = '',
  }: { typed?: { body: string; platform: PlatformId } | null; tried?: string } = {},
): Promise<FirstPostView | 'no_snapshot' | 'has_posts'> {
  const { workspace } = ctx
  const now = ctx.now()
  const [record, profile, foundation, quiz, slots, taken, { quiet, timeZone }] = await ctx.readInWorkspace(
    sql =>
      Promise.all([
        findOnboardingStatus(sql, { workspace }),
        findProfile(sql, { workspace }),
        findFoundation(sql, { workspace }),
        findLatestQuizResponse(sql, { workspace }),
        listSlots(sql, { workspace }).then(own => weekSlots(ctx, sql, own)),
        listTakenTimes(sql, { workspace, now }),
        findQuietHours(sql, { workspace }),
      ]),
  )
  if (!record?.kickstartCompleted) return 'no_snapshot'
  if ((profile?.postsCount ?? 0) > 0) return 'has_posts'
  const platform = typed?.platform ?? firstPlatform(quiz?.answers.marketing_channels)
  const body = typed?.body ?? beginWith(tried, draftFirstPost(foundation, platform), platform)
  const { storyPrompts, contentIdeas } = personalise(foundation)
  return {
    body,
    isBegun: typed === null && tried !== '',
    platform,
    alignment: scoreContent(body, foundation, []),
    slots: proposeSlots({ slots, platform, taken, quiet, now, timeZone, count: SLOTS }),
    timeZone,
    ready: {
      storyPrompts: storyPrompts.length,
      ideas: contentIdeas.length,
      templates: builtInTemplates(foundation).length,
    },
  }
}
