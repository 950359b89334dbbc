import { randomUUID } from 'node:crypto'
import { trackPostLinks } from '#app/links/services/track-post-links.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { findPauseReason } from '#app/posts/services/review/find-pause-reason.ts'
import { findPictureProblem } from '#app/publishing/services/find-picture-problem.ts'
import {
  type FoundPrivacyProblem,
  findPrivacyProblem,
} from '#app/publishing/services/find-privacy-problem.ts'
import { type FoundTextProblem, findTextProblem } from '#app/publishing/services/find-text-problem.ts'
import { PAUSE_TEXTS } from '#core/posts/approval/approval.ts'
import { platformOf, readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import type { Network } from '#core/publishing/networks.ts'
import { readPrivacy } from '#core/publishing/privacy.ts'
import { canScheduleOn } from '#core/schedule/limit.ts'
import { quietUntil } from '#core/schedule/quiet-hours.ts'
import { repeatInstants } from '#core/schedule/repeat.ts'
import { repeatOf, type ScheduleForm } from '#core/schedule/schema.ts'
import { type ScheduleWarning, scheduleWarnings } from '#core/schedule/warnings.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { readKey } from '#core/shared/untrusted.ts'
import { isUuid, type Sql, type WorkspaceId } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { findPost, type Post } from '#db/queries/posts/posts.ts'
import { findReviewedMark } from '#db/queries/posts/reviewed-mark.ts'
import { listPublishAccounts } from '#db/queries/publishing/publish-accounts.ts'
import { insertTargets } from '#db/queries/publishing/targets.ts'
import { listPlatformsInUse, listScheduledPostsNear } from '#db/queries/schedule/list-scheduled-posts.ts'
import { insertScheduledPosts, updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'
import { findQuietHours } from '#db/queries/schedule/settings.ts'

const WARNING_DAYS = 30

/**
 * Schedules a post for a time on some clock, once or by a rule. The platforms of the tier are counted under a lock, so
 * that of many presses at once only as many count as there is room for. A clash or a repeated text is answered with
 * `warned` until `anyway` says that it is meant. A repeat with the same key answers with the first one's scheduled
 * post. Accounts that are chosen are published to at that time, if their servers take as long a text and these pictures, and it lies outside
 * of the quiet hours. What the people in its story do not allow by then is scheduled as paused. With a `mark` only the
 * text and pictures of that mark are scheduled: others are `text_changed`.
 */
export async function schedulePost(
  ctx: WorkspaceContext,
  input: { postId: string; form: ScheduleForm; idempotencyKey: string; mark?: string },
): Promise<
  | Result<
      { scheduledPostId: string; at: Date; count: number; isPaused: boolean },
      'read_only' | 'not_found' | 'past' | 'account_gone' | 'platform_without_account' | 'text_changed'
    >
  | ({ readonly ok: false; readonly reason: 'text' | 'comment' } & FoundTextProblem)
  | { readonly ok: false; readonly reason: 'pictures'; readonly problem: string }
  | ({ readonly ok: false; readonly reason: 'privacy' } & FoundPrivacyProblem)
  | { readonly ok: false; readonly reason: 'quiet'; readonly until: Date; readonly timeZone: string }
  | { readonly ok: false; readonly reason: 'warned'; readonly warnings: readonly ScheduleWarning[] }
  | {
      readonly ok: false
      readonly reason: 'platform_limit_reached'
      readonly limit: number
      readonly kept: readonly string[]
    }
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.postId)) return err('not_found')
  const { workspace, userId } = ctx
  const { form, postId } = input
  const now = ctx.now()
  const repeat = repeatOf(form)
  const times = repeatInstants({ day: form.day, minute: form.time }, repeat, form.timeZone)
  const at = times[0]
  if (!at || at <= now) return err('past')
  const textProblem = await findTextProblem(ctx, {
    ...{ postId, connectionIds: form.accounts, firstComment: form.firstComment },
    asThread: form.asThread === 'yes',
  })
  if (textProblem) return err(textProblem.of, textProblem)
  const pictureProblem = await findPictureProblem(ctx, { postId, connectionIds: form.accounts })
  if (pictureProblem) return err('pictures', { problem: pictureProblem })
  const privacy = readPrivacy(form.privacy)
  const isAd = form.isAd === 'yes'
  const unseen = await findPrivacyProblem(ctx, { connectionIds: form.accounts, privacy, isAd })
  if (unseen) return err('privacy', unseen)
  return ctx.inWorkspace(async sql => {
    const seen = input.mark
    // What was proposed may be approved by several people, and is done once for all of them.
    const scope = seen === undefined ? userId : workspace
    const key = { scope, action: 'schedule_post', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ scheduledPostId: repeated, at, count: times.length, isPaused: false })
    await lockProfile(sql, { workspace })
    if (seen !== undefined && (await findReviewedMark(sql, { workspace, postId, lock: true })) !== seen)
      return err('text_changed')
    const [post, inUse, near] = await Promise.all([
      findPost(sql, { workspace, id: postId }),
      listPlatformsInUse(sql, { workspace }),
      form.anyway
        ? []
        : listScheduledPostsNear(sql, { workspace, platform: form.platform, at, days: WARNING_DAYS }),
    ])
    if (!post) return err('not_found')
    const accounts = await chosenAccounts(sql, { workspace, form })
    if (!accounts.ok) return accounts
    if (accounts.ids.length > 0) {
      const { quiet, timeZone } = await findQuietHours(sql, { workspace })
      const until = quietUntil(quiet, at, timeZone)
      if (until) return { ok: false, reason: 'quiet', until, timeZone }
    }
    const room = canScheduleOn(ctx.tier, inUse, form.platform)
    if (!room.ok) return room
    const warnings = scheduleWarnings({ platform: form.platform, at, body: post.body }, near)
    if (warnings.length > 0) return { ok: false, reason: 'warned', warnings }
    const pause = await findPauseReason(sql, {
      ...{ workspace, postId, at, now },
      comment: form.firstComment,
      also: { platforms: [form.platform, ...accounts.networks], isAd },
    })
    const scheduledPostIds = await insertScheduledPosts(sql, {
      workspace,
      postId,
      title: '',
      platform: form.platform,
      times,
      timeZone: form.timeZone,
      repeat,
      seriesId: times.length > 1 ? randomUUID() : null,
      heldReason: pause ? PAUSE_TEXTS[pause] : '',
      asThread: form.asThread === 'yes',
      firstComment: form.firstComment,
      isAd,
      privacy: privacy ?? '',
      plainLinks: form.plainLinks === 'yes',
      now,
    })
    const [scheduledPostId] = scheduledPostIds
    if (!scheduledPostId) throw new Error('Nothing was scheduled')
    await trackLinks(sql, ctx, { post, form, networks: accounts.networks })
    await insertTargets(sql, { workspace, scheduledPostIds, connectionIds: accounts.ids })
    await updateStatusFromSchedule(sql, { workspace, postId })
    await updateIdempotencyResult(sql, { ...key, result: { id: scheduledPostId } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: 'post_scheduled',
      additionalData: { platform: form.platform, times: times.length },
    })
    return ok({ scheduledPostId, at, count: times.length, isPaused: pause !== null })
  })
}

/** The accounts that were ticked: all still connected, and one of them on the platform that was chosen. */
async function chosenAccounts(
  sql: Sql,
  { workspace, form }: { workspace: WorkspaceId; form: ScheduleForm },
): Promise<
  Result<
    { ids: readonly string[]; networks: readonly Network[] },
    'account_gone' | 'platform_without_account'
  >
> {
  const ids = [...new Set(form.accounts)]
  if (ids.length === 0) return ok({ ids, networks: [] })
  const connected = await listPublishAccounts(sql, { workspace })
  const chosen = connected.filter(account => ids.includes(account.id))
  if (chosen.length < ids.length) return err('account_gone')
  return chosen.some(account => readPlatform(account.network) === form.platform)
    ? ok({ ids, networks: chosen.map(({ network }) => network) })
    : err('platform_without_account')
}

/** Makes the links that will stand in what is sent: for each network it goes to, else for the platform that was chosen. */
async function trackLinks(
  sql: Sql,
  ctx: WorkspaceContext,
  { post, form, networks }: { post: Post; form: ScheduleForm; networks: readonly Network[] },
): Promise<void> {
  const { workspace, tier } = ctx
  const variants = readVariants(readKey(post.contentData, 'variants'))
  const platforms = new Set([form.platform, ...networks.flatMap(network => readPlatform(network) ?? [])])
  for (const platform of platforms) {
    const how = { workspace, tier, isPlain: form.plainLinks === 'yes', postId: post.id, platform }
    const rule = { limit: platformOf(platform).limit, asThread: form.asThread === 'yes' }
    const text = textFor(platform, { body: post.body, variants })
    const more = { ...how, rule, links: 'made', now: ctx.now() } as const
    await trackPostLinks(sql, ctx, { ...more, place: 'post', text })
    if (networks.length > 0)
      await trackPostLinks(sql, ctx, { ...more, place: 'comment', text: form.firstComment })
  }
}
