import type { WorkspaceContext } from '#app/platform/context.ts'
import { linkAddress } from '#core/links/in-text.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { isUuid } from '#db/client.ts'
import {
  findLink,
  listLinkDays,
  listLinkReasons,
  listLinkReferrers,
  REFERRERS_OF,
} from '#db/queries/links/one-link.ts'

/** Days that the picture shows. */
const SHOWN_DAYS = 60

/** One link with who followed it, day by day for sixty days (UTC), from four statements; null when there is none. */
export async function readLink(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const today = ctx.now().toISOString().slice(0, 10)
  const first = dayAfter(today, 1 - SHOWN_DAYS)
  const [link, counted, reasons, referrers] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findLink(sql, { workspace, id }),
      listLinkDays(sql, { workspace, id, from: first }),
      listLinkReasons(sql, { workspace, id }),
      listLinkReferrers(sql, { workspace, id }),
    ]),
  )
  if (!link) return null
  const byDay = new Map(counted.map(day => [day.day, day]))
  const days = Array.from({ length: SHOWN_DAYS }, (_, at) => {
    const day = dayAfter(first, at)
    return byDay.get(day) ?? { day, people: 0, machines: 0 }
  })
  const people = reasons.find(({ reason }) => reason === '')?.visits ?? 0
  return {
    link: { ...link, address: linkAddress(ctx.config.appUrl, link.slug) },
    days,
    people,
    machines: reasons.flatMap(({ reason, visits }) => (reason === '' ? [] : [{ reason, visits }])),
    referrers,
    /** Of how many of them, those who came last, the referrers are. */
    referrersOf: Math.min(people, REFERRERS_OF),
  }
}
