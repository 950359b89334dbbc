import { findBrandHearth } from '#app/media/services/find-brand-hearth.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { BrandHearth } from '#core/brand/hearth/brand-hearth.ts'
import { hearthPicturePath } from '#core/brand/hearth/hearth-address.ts'
import { DIGESTS, type Digest, dueDigest } from '#core/notifications/digest-window.ts'
import { isNotificationEvent } from '#core/notifications/events.ts'
import { minuteText, nextDay, wallTimeOf } from '#core/schedule/wall-time.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'
import { asWorkspaceId, type Sql } from '#db/client.ts'
import {
  type DigestReader,
  findWeekFigures,
  listDigestReaders,
  listTodaysPosts,
  lockDigestItems,
  upsertWatermark,
} from '#db/queries/notifications/digests.ts'
import { updateMailed } from '#db/queries/notifications/send.ts'
import { openUnsubscribeLinks, type UnsubscribeLinks } from './open-unsubscribe-links.ts'

/** People looked at in one statement. */
const PAGE = 500

const PUBLISHERS = TEAM_ROLES.filter(role => roleMay(role, 'edit'))

/**
 * Sends everybody the digests that are due by their own clock: what waited for it, what is to be published today, how the
 * week went. Each once, in one transaction with its watermark, however many workers there are and whenever one dies; a run
 * that comes late sends what is due all the same. Where there is nothing to say nothing is sent. Answers how many.
 */
export async function sendDigests(context: ServiceContext): Promise<{ sent: number }> {
  const now = context.now()
  const links = await openUnsubscribeLinks(context)
  let sent = 0
  let after: { workspace: string; memberId: string } | null = null
  for (;;) {
    const from: typeof after = after
    const readers: DigestReader[] = await context.db.acrossWorkspaces('notifications', sql =>
      listDigestReaders(sql, { now, publishers: PUBLISHERS, after: from, limit: PAGE }),
    )
    for (const reader of readers)
      for (const digest of DIGESTS) {
        const window = dueDigest(digest, reader, digest === 'daily' ? reader.dailyAt : reader.weeklyAt, now)
        if (!window) continue
        const id = asWorkspaceId(reader.workspace)
        const hearth = await context.db.inWorkspace(id, sql => findBrandHearth(sql, { workspace: id, now }))
        const isSent = await context.db.acrossWorkspaces('notifications', sql =>
          sendDigest(context, sql, links, { reader, digest, window, hearth }),
        )
        if (isSent) sent += 1
      }
    after = readers.at(-1) ?? null
    if (readers.length < PAGE) return { sent }
  }
}

async function sendDigest(
  context: ServiceContext,
  sql: Sql,
  links: UnsubscribeLinks,
  {
    reader,
    digest,
    window,
    hearth,
  }: { reader: DigestReader; digest: Digest; window: Date; hearth: BrandHearth },
): Promise<boolean> {
  const { workspace, memberId } = reader
  if (!(await upsertWatermark(sql, { workspace, memberId, digest, window }))) return false
  const items = await lockDigestItems(sql, { workspace, memberId, digest, window })
  const today = digest === 'daily' && reader.wantsToday ? await todayOf(context, sql, reader, window) : []
  const week =
    digest === 'weekly' && reader.wantsWeek ? await findWeekFigures(sql, { workspace, window }) : null
  const happened = items.flatMap(({ event, details }) =>
    isNotificationEvent(event) ? [{ event, details }] : [],
  )
  await updateMailed(sql, { ids: items.map(({ id }) => id), mail: 'sent' })
  const hasFigures = week !== null && week.published + week.missed + week.scheduled > 0
  if (happened.length === 0 && today.length === 0 && !hasFigures) return false
  await enqueueMail(context, sql, {
    to: reader.email,
    template: 'digest',
    idempotencyKey: `digest:${digest}:${workspace}:${memberId}:${window.toISOString()}`,
    props: {
      digest,
      host: reader.host,
      today,
      week: hasFigures ? week : null,
      happened,
      url: `${context.config.appUrl}${today.length > 0 ? '/app/content?tab=publish' : '/app/notifications'}`,
      leaveUrl: links.make({ workspace, memberId, what: digest }),
      hearth: hearthPicturePath(hearth, '.png'),
    },
  })
  return true
}

/** What is to be published today, when today still is the day of the digest. */
async function todayOf(context: ServiceContext, sql: Sql, reader: DigestReader, window: Date) {
  const { workspace, timeZone } = reader
  const { day } = wallTimeOf(window, timeZone)
  if (wallTimeOf(context.now(), timeZone).day !== day) return []
  const posts = await listTodaysPosts(sql, { workspace, window, until: nextDay(day, timeZone) })
  if (!posts.some(({ status }) => status === 'scheduled' || status === 'due')) return []
  return posts.map(({ title, platform, scheduledFor, status }) => ({
    title,
    platform,
    time: status === 'scheduled' ? minuteText(wallTimeOf(scheduledFor, timeZone).minute) : '',
  }))
}
