import { pictureAddress } from '#app/media/services/picture-address.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { dayAfter, daysBounds, monthDays } from '#core/schedule/days.ts'
import { canScheduleOn } from '#core/schedule/limit.ts'
import { offerDrafts } from '#core/schedule/offer.ts'
import { type FreeTime, freeTimes } from '#core/schedule/slots.ts'
import { instantOf, type WallTime, wallTimeOf } from '#core/schedule/wall-time.ts'
import { isUuid, type Sql } from '#db/client.ts'
import { findDesk as findRows, listDraftTexts, type WaitingDraft } from '#db/queries/schedule/desk.ts'
import { listPlatformsInUse, listScheduledPostsNear } from '#db/queries/schedule/list-scheduled-posts.ts'
import { weekSlots } from './week-slots.ts'

/** How many drafts lie in the tray. */
const IN_TRAY = 4
/** How many drafts are offered for a free time. */
const OFFERED = 3
/** How many days after those shown the next free time is looked for, where they have none. */
const LATER_DAYS = 14
/** How long a reader remembers a text, as in the warnings. */
const NEAR_DAYS = 30

/**
 * What lies on the desk beside a week of the schedule, inside an open transaction: its free times, the drafts that wait, the
 * rhythm of the month, and the drafts that suit the free time asked for, best first. The free times come of the founder's
 * slots, and without any of the strategy's rhythm. One statement; three more when a time
 * is asked for, and three without slots.
 */
export async function findDesk(
  ctx: WorkspaceContext,
  sql: Sql,
  asked: { days: readonly string[]; day: string; slot: WallTime | null; draft: string | null },
) {
  const { workspace, timeZone } = ctx
  const { days, day, slot } = asked
  const month = monthDays(day)
  const inHand = isUuid(asked.draft) ? asked.draft : null
  const last = days.at(-1) ?? day
  const later = Array.from({ length: LATER_DAYS }, (_, n) => dayAfter(last, n + 1))
  const rows = await findRows(sql, {
    ...{ workspace, timeZone, inHand, most: IN_TRAY },
    span: daysBounds(days[0] ?? day, later.at(-1) ?? last, timeZone),
    month: daysBounds(month[0] ?? day, month.at(-1) ?? day, timeZone),
  })
  const calendar = { slots: await weekSlots(ctx, sql, rows.slots), taken: rows.taken, quiet: rows.quiet }
  const freeOf = (some: readonly string[]) => freeTimes(some, { ...calendar, now: ctx.now(), timeZone })
  const free = freeOf(days)
  const counts = new Map(rows.rhythm.map(each => [each.day, each]))
  const isOver = last < wallTimeOf(ctx.now(), timeZone).day
  const time = slot && free.find(each => each.day === slot.day && each.minute === slot.minute)
  return {
    free,
    next: free.length > 0 || isOver ? null : (freeOf(later)[0] ?? null),
    drafts: rows.drafts.map(draft => shown(ctx, draft)),
    waiting: rows.waiting,
    rhythm: {
      scheduled: month.map(each => counts.get(each)?.scheduled ?? 0),
      out: month.map(each => counts.get(each)?.out ?? 0),
      failed: month.map(each => counts.get(each)?.failed ?? 0),
    },
    inHand: rows.drafts.some(({ id }) => id === inHand) ? inHand : null,
    offer: time ? { ...time, drafts: await offersFor(ctx, sql, time) } : null,
  }
}

async function offersFor(ctx: WorkspaceContext, sql: Sql, time: FreeTime) {
  const { workspace, timeZone } = ctx
  const { at } = instantOf(time, timeZone)
  const [texts, inUse, near] = await Promise.all([
    listDraftTexts(sql, { workspace }),
    listPlatformsInUse(sql, { workspace }),
    listScheduledPostsNear(sql, { workspace, platform: null, at, days: NEAR_DAYS }),
  ])
  const drafts = texts
    .map(draft => shown(ctx, draft))
    .filter(({ platform }) => canScheduleOn(ctx.tier, inUse, platform).ok)
  const offers = offerDrafts(
    { at, platforms: time.platforms },
    drafts.map(draft => ({
      ...draft,
      score: draft.alignmentOverall,
      isApproved: draft.status === 'approved',
    })),
    near,
  )
  return offers.slice(0, OFFERED).flatMap(({ id, likeness, likest }, at) => {
    const draft = drafts.find(each => each.id === id)
    // The best one alone shows how it begins.
    return draft ? [{ ...draft, body: at === 0 ? draft.body.slice(0, 250) : '', likeness, likest }] : []
  })
}

/** A draft with the platform that it would go to, and where its picture can be seen. */
function shown<Draft extends WaitingDraft>(ctx: WorkspaceContext, draft: Draft) {
  const { workspace, config } = ctx
  return {
    ...draft,
    platform: readPlatform(draft.platform) ?? 'linkedin',
    picture: draft.picture && pictureAddress(config, { workspace, id: draft.picture, now: ctx.now() }),
  }
}
