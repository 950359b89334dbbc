import type { WorkspaceContext } from '#app/platform/context.ts'
import { planLimit } from '#core/billing/plans.ts'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import { mostOfEach } from '#core/schedule/room.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { addDays } from '#core/shared/time.ts'
import type { Sql } from '#db/client.ts'
import { listAccountsOf } from '#db/queries/publishing/publish-accounts.ts'
import {
  listFirstOfStates,
  listScheduledPostsFrom,
  listScheduledPostTexts,
  type ScheduledPostItem,
  type ScheduledPostText,
} from '#db/queries/schedule/list-scheduled-posts.ts'
import { findScheduleSettings } from '#db/queries/schedule/settings.ts'
import { listedPost } from './listed-post.ts'
import { trackByHand } from './track-by-hand.ts'

/** How many are listed, of each kind and altogether; the planner has the rest. */
const ROOM = { ofEach: 10, ofAll: 28 } as const
/** One to be posted by hand that comes with its text takes the place of so many more … */
const TEXT_TAKES = 5
/** … of so many altogether, as long as the texts are no longer than this. */
const PLACES = 40
const MOST_TEXT = 4000
/** How many due posts are looked through for those that no account takes. */
const MOST_DUE = 50
/** Days of the queue that are shown. */
const QUEUE_DAYS = 30
/** What waits for somebody or for a network: the states whose posts may be more than are listed. */
const STATES = ['due', 'handed_over', 'sending', 'missed', 'failed', 'held'] as const

/** What waits for the founder: due, asked about, gone wrong, paused; what is on its way; what comes in the next
 * 30 days; what is out. Eight statements, and two for each link that is posted by hand. */
export async function readPublish(ctx: WorkspaceContext) {
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const [due, asked, sending, trouble, next, out, states, settings] = await Promise.all([
      listScheduledPostTexts(sql, { workspace, statuses: ['due'], limit: MOST_DUE }),
      listScheduledPostTexts(sql, { workspace, statuses: ['handed_over'], limit: ROOM.ofEach }),
      listScheduledPostTexts(sql, { workspace, statuses: ['sending'], limit: ROOM.ofEach }),
      listScheduledPostTexts(sql, {
        workspace,
        statuses: ['missed', 'failed', 'held'],
        limit: ROOM.ofEach,
        newestFirst: true,
      }),
      listScheduledPostsFrom(sql, {
        workspace,
        status: 'scheduled',
        from: new Date(0),
        to: addDays(now, QUEUE_DAYS),
        page: { page: 1, size: ROOM.ofEach },
      }),
      listScheduledPostTexts(sql, {
        workspace,
        statuses: ['published'],
        limit: ROOM.ofEach,
        newestFirst: true,
      }),
      listFirstOfStates(sql, { workspace, statuses: STATES }),
      findScheduleSettings(sql, { workspace }),
    ])
    const scheduledPostIds = [...due, ...asked, ...sending, ...next.rows].map(({ id }) => id)
    const accounts = await listAccountsOf(sql, { workspace, scheduledPostIds })
    const accountsOf = Object.fromEntries(
      scheduledPostIds.flatMap(id => {
        const names = accounts
          .filter(({ scheduledPostId }) => scheduledPostId === id)
          .map(({ network, handle }) => `${NETWORK_NAMES[network]} (${handle})`)
        return names.length > 0 ? [[id, names] as const] : []
      }),
    )
    // What is due and goes to an account is on its way, and not to be posted by hand as well.
    const byHand = due.filter(({ id }) => !accountsOf[id])
    const onTheirWay = [...sending, ...due.filter(({ id }) => accountsOf[id])]
    const kinds = { ready: byHand, asked, sending: onTheirWay, trouble, next: next.rows, out }
    const sizes = Object.values(kinds).map(({ length }) => length)
    const most = mostOfEach(sizes, ROOM)
    const places = PLACES - sizes.reduce((sum, size) => sum + Math.min(size, most), 0)
    const hands = [...byHand.slice(0, most), ...asked.slice(0, most)]
    const withText = await withTexts(sql, ctx, hands, Math.max(1, Math.floor(places / TEXT_TAKES)))
    const listed = [...hands, ...onTheirWay.slice(0, most), ...trouble.slice(0, most)]
    return {
      ready: withText.filter(({ status }) => status === 'due'),
      asked: withText.filter(({ status }) => status === 'handed_over'),
      sending: onTheirWay.slice(0, most).map(listedPost),
      trouble: trouble.slice(0, most).map(listedPost),
      next: next.rows.slice(0, most).map(listedPost),
      waiting: next.total,
      /** What is not listed, by state, with the day from which the planner lists it. */
      more: states.flatMap(({ status, count, first }) => {
        const rest = count - listed.filter(post => post.status === status).length
        return rest > 0 ? [{ status, count: rest, day: wallTimeOf(first, timeZone).day }] : []
      }),
      out: out.slice(0, most).map(listedPost),
      accountsOf,
      heldAt: settings.heldAt,
      hasAllPlatforms: !Number.isFinite(planLimit(ctx.tier, 'plannerPlatforms')),
    }
  })
}

/** Posts as they are listed, the first of them, at most so many, with the texts to be posted. */
async function withTexts(
  sql: Sql,
  ctx: WorkspaceContext,
  posts: readonly (ScheduledPostItem & ScheduledPostText & { hasPictures: boolean })[],
  most: number,
) {
  let room = MOST_TEXT
  const chosen = posts.slice(0, most).filter(({ body }, at) => {
    room -= body.length
    return at === 0 || room >= 0
  })
  const texts = await trackByHand(sql, ctx, chosen)
  return posts.map(post => {
    const text = texts.find(({ id }) => id === post.id)
    return text ? { ...listedPost(post), body: text.body, hasPictures: post.hasPictures } : listedPost(post)
  })
}
