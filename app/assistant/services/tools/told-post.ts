import { FIND_POSTS_LIMITS, type FoundPosts } from '#core/assistant/tools/find-posts.ts'
import { toldStatus } from '#core/assistant/tools/post-status.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { firstSentences } from '#core/shared/grammar/sentences.ts'
import type { FoundPostRow } from '#db/queries/assistant/lookups.ts'

/** A post as the assistant is told it: whole sentences, days and times by the workspace's clock, and no ids. */
export function toldPost(row: FoundPostRow, timeZone: string): FoundPosts['posts'][number] {
  const { title, body, platform, status, score, scheduledFor, publishedAt, pillar, story } = row
  return {
    title: title || firstSentences(body.split('\n')[0], 120),
    platform,
    status: toldStatus(status),
    score,
    scheduledFor: scheduledFor === null ? null : wallText(new Date(scheduledFor), timeZone),
    publishedOn: publishedAt === null ? null : wallTimeOf(new Date(publishedAt), timeZone).day,
    pillar,
    story,
    body: firstSentences(body, FIND_POSTS_LIMITS.body),
  }
}

/** `YYYY-MM-DD HH:MM` on the clock of a zone. */
export function wallText(at: Date, timeZone: string): string {
  const { day, minute } = wallTimeOf(at, timeZone)
  return `${day} ${minuteText(minute)}`
}
