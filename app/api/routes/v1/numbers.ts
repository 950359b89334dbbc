import { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import { serve } from '#app/api/http/serve.ts'
import { showNumbers } from '#app/api/http/show-numbers.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'

/** Days before the last one, where a call names no first. */
const USUAL_DAYS = 29

const answer = serve({
  getNumbers: async ({ ctx, query: { by, from, to } }) => {
    const { day: today } = wallTimeOf(ctx.now(), ctx.timeZone)
    const last = to ?? today
    const days = { from: from ?? dayAfter(last, -USUAL_DAYS), to: last }
    const period = readPeriod(new URLSearchParams(days), today)
    return showNumbers(period, await readAnalytics(ctx, { period, by }))
  },
})

export const loader = answer
export const action = answer
