import type { TrendInput } from '#core/brand/score/trend.ts'
import { addDays } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { ClarifyAnswers } from '../brand/clarify.ts'
import { type PackedTrend, trendColumns, unpackTrend } from '../brand/score-inputs.ts'
import { untoldStories } from '../stories/list-stories.ts'
import type { Story } from '../stories/stories.ts'
import { type DraftWithoutDate, draftWithoutDate } from './draft-without-date.ts'
import { type DuePost, duePost } from './due-post.ts'

/** A story as a post is drafted from it. */
type StoryToTell = Pick<
  Story,
  'id' | 'title' | 'body' | 'situation' | 'struggle' | 'turn' | 'result' | 'lesson' | 'proof'
>

/** What the day begins with. */
export interface Morning {
  readonly stories: number
  readonly posts: number
  readonly campaigns: number
  /** The foundation; empty when nothing was saved. */
  readonly clarify: ClarifyAnswers
  /** Whether an example was filled in and is still there. */
  readonly sampleDataCreated: boolean
  /**
   * Scheduled posts that need the founder: those of the last 14 days that failed or were missed, and all that wait to
   * be confirmed.
   */
  readonly schedule: { failed: number; missed: number; unconfirmed: number }
  readonly duePost: DuePost | null
  readonly draft: DraftWithoutDate | null
  /** The newest ready story that no post was made from; null when all are told. */
  readonly untoldStory: StoryToTell | null
  /** Of the newest finished check-in; null before the first. */
  readonly lastCheckin: Date | null
  /** What the score and its trend of the last 30 days are made of. */
  readonly trendInput: TrendInput
}

interface MorningRow extends Omit<Morning, 'trendInput'>, PackedTrend {}

/** The days in which a failed or missed post is still news. */
const NEWS_DAYS = 14

/**
 * What the dashboard begins with, in one statement: totals from the counters in `profiles`, the rest from the ends of
 * indexes, so the time does not grow with the workspace. An unknown workspace is all zeros.
 */
export async function findMorning(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<Morning> {
  const owner = sql`${workspace}::uuid`
  const [row] = await sql<MorningRow[]>`
    select
      coalesce(p.stories_count, 0) as stories, coalesce(p.posts_count, 0) as posts,
      coalesce(p.campaigns_count, 0) as campaigns,
      coalesce((select clarify_data from user_clarify_data where user_id = ${workspace}), '{}') as clarify,
      coalesce((select sample_data_created from user_onboarding_status where user_id = ${workspace}), false)
        as sample_data_created,
      (select jsonb_build_object(
          'failed', count(*) filter (where status = 'failed'),
          'missed', count(*) filter (where status = 'missed'),
          'unconfirmed', count(*) filter (where status = 'handed_over')
        )
        from content_planner
        where user_id = ${workspace} and (
          status = 'handed_over'
          or (status in ('failed', 'missed') and scheduled_for > ${addDays(now, -NEWS_DAYS)})
        )
      ) as schedule,
      (${duePost(sql, { workspace, now })}) as due_post,
      (select to_jsonb(d) from (${draftWithoutDate(sql, { workspace })}) d) as draft,
      (
        select jsonb_build_object('id', s.id, 'title', s.title, 'body', s.body, 'situation', s.situation,
          'struggle', s.struggle, 'turn', s.turn, 'result', s.result, 'lesson', s.lesson, 'proof', s.proof)
        from (${untoldStories(sql, { owner, most: 1 })}) newest
        join stories s on s.user_id = ${workspace} and s.id = newest.id
      ) as untold_story,
      (
        select created_at from brand_checkins
        where user_id = ${workspace} and completed order by created_at desc limit 1
      ) as last_checkin,
      ${trendColumns(sql, { owner, now })}
    from (select 1) as one
    left join profiles p on p.id = ${workspace}
  `
  if (!row) throw new Error('What the day begins with was not returned')
  const { checkins, scores, datedContent, ...morning } = row
  return { ...morning, trendInput: unpackTrend({ checkins, scores, datedContent }) }
}
