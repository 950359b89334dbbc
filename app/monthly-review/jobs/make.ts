import { makeDueReviews } from '#app/monthly-review/services/make-due-reviews.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Looks back at the month that is over; a second run, or one at the same time, makes nothing twice. */
export async function makeMonthlyReviews(context: ServiceContext): Promise<void> {
  await makeDueReviews(context)
}
