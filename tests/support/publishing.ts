import { randomUUID } from 'node:crypto'
import { seal } from '#app/platform/secrets/seal.ts'
import { publishDue } from '#app/publishing/services/publish-due.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { listAttempts } from '#db/queries/publishing/attempts.ts'
import { listPartsOf } from '#db/queries/publishing/parts.ts'
import { insertTargets, listTargets } from '#db/queries/publishing/targets.ts'
import { findScheduledPost, insertScheduledPosts } from '#db/queries/schedule/scheduled-posts.ts'
import { createTestAccount } from './database/accounts.ts'
import type { FakeNetwork } from './fake-network.ts'
import { contextFor, TEST_NOW } from './workspace-context.ts'

export type PublishingContext = ReturnType<typeof contextFor>

/** When everything is due. */
export const DUE = addMs(TEST_NOW, 60 * MINUTE_MS)
/** The same founder, minutes after that. */
export const at = (ctx: PublishingContext, minutes: number): PublishingContext => ({
  ...ctx,
  now: () => addMs(DUE, minutes * MINUTE_MS),
})

/** A founder whose plan runs. */
export async function founder(db: AdminDatabase): Promise<PublishingContext> {
  const ctx = contextFor(db, await createTestAccount(db))
  await db.sql`insert into subscriptions (user_id, tier, status) values (${ctx.workspace}, 'creator', 'active')`
  return ctx
}

/** Connects an account of theirs by its id at the network; gives the connection’s id. */
export async function connect(ctx: PublishingContext, accountId = 'ada') {
  const id = randomUUID()
  const tokens = seal(JSON.stringify({ token: 't' }), ctx.config.encryptionKey, 'connection-tokens', id)
  await ctx.db.sql`
    insert into connections (id, user_id, network, server, account_id, handle, sealed_tokens)
    values (${id}, ${ctx.workspace}, 'mastodon', 'https://fake.test', ${accountId}, ${`@${accountId}`}, ${tokens})
  `
  return id
}

/** Schedules a post to accounts. */
export async function schedule(
  ctx: PublishingContext,
  connectionIds: readonly string[],
  {
    body = `Text ${randomUUID()}`,
    storyId = null as string | null,
    ...how
  }: {
    body?: string
    storyId?: string | null
    asThread?: boolean
    firstComment?: string
    isAd?: boolean
  } = {},
) {
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const fields = { body, platform: 'mastodon', storyId }
    const { id: postId } = await insertPost(sql, { workspace, fields, now: ctx.now() })
    const planned = { workspace, postId, title: '', platform: 'mastodon', timeZone: 'Europe/London' }
    const [id = ''] = await insertScheduledPosts(sql, {
      ...planned,
      times: [DUE],
      repeat: null,
      seriesId: null,
      ...how,
      now: ctx.now(),
    })
    await insertTargets(sql, { workspace, scheduledPostIds: [id], connectionIds })
    return { id, postId, body }
  })
}

/** How it stands. */
export const look = (ctx: PublishingContext, id: string) =>
  ctx.inWorkspace(async sql => ({
    scheduledPost: await findScheduledPost(sql, { workspace: ctx.workspace, id }),
    targets: await listTargets(sql, { workspace: ctx.workspace, scheduledPostId: id }),
    parts: await listPartsOf(sql, { workspace: ctx.workspace, scheduledPostId: id }),
    attempts: await listAttempts(sql, { workspace: ctx.workspace, scheduledPostId: id }),
  }))

/** Runs a worker each minute for as long as given, as the clock does. */
export async function runFor(ctx: PublishingContext, network: FakeNetwork, from: number, to: number) {
  for (let minute = from; minute <= to; minute++) await publishDue(at(ctx, minute), { mastodon: network })
}
