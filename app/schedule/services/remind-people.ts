import type { ServiceContext } from '#app/platform/context.ts'
import { remindOfReviews } from '#app/posts/services/review/remind-of-reviews.ts'
import { remindOfDeadlines } from './remind-of-deadlines.ts'

/** Reminds of posts that wait to be published and of approvals that are due: of each once. */
export async function remindPeople(context: ServiceContext): Promise<void> {
  await remindOfDeadlines(context)
  await remindOfReviews(context)
}
