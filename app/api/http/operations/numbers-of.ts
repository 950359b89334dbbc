import { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import type { Call } from '#app/api/http/serve.ts'
import { showNumbers } from '#app/api/http/show-numbers.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'

/** Days before the last one, where a call names no first. */
const USUAL_DAYS = 29

/** The numbers that a program asks for. */
export async function numbersOf({ ctx, query: { by, from, to } }: Pick<Call<'getNumbers'>, 'ctx' | 'query'>) {
  const { day: today } = wallTimeOf(ctx.now(), ctx.timeZone)
  const last = to ?? today
  const days = { from: from ?? dayAfter(last, -USUAL_DAYS), to: last }
  const period = readPeriod(new URLSearchParams(days), today)
  return showNumbers(period, await readAnalytics(ctx, { period, by }))
}
