import { randomUUID } from 'node:crypto'
import { loadConfig } from '#app/config.server.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import type { AdminDatabase } from '#db/admin.ts'
import type { MastodonStandIn } from '#scripts/local/mastodon/stand-in.ts'
import { accountId } from '#scripts/local/mastodon/statuses.ts'
import { APP_SECRET } from '../../harness/servers/app.ts'

/** Posts of one account. */
const PER_ACCOUNT = 20

/** Fills a database with posts that are all due at one instant, twenty for each account, each workspace with one. */
export async function planDuePosts(
  db: AdminDatabase,
  { posts, dueAt, network, prefix }: { posts: number; dueAt: Date; network: MastodonStandIn; prefix: string },
): Promise<void> {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test', ENCRYPTION_KEY: APP_SECRET })
  if (!loaded.ok) throw new Error(loaded.problems.join(', '))
  const { encryptionKey } = loaded.config
  for (let n = 0; n < Math.ceil(posts / PER_ACCOUNT); n += 1) {
    const [workspace, connection, name] = [randomUUID(), randomUUID(), `${prefix}_${n}`]
    const token = `token-${name}`
    network.books.tokens[token] = {
      appId: 'app',
      account: name,
      scopes: ['read:statuses', 'write:statuses', 'write:media'],
    }
    const tokens = { accessToken: token, clientId: 'app', clientSecret: 's', revokePath: '/oauth/revoke' }
    const sealed = seal(JSON.stringify(tokens), encryptionKey, 'connection-tokens', connection)
    const count = Math.min(PER_ACCOUNT, posts - n * PER_ACCOUNT)
    await db.transaction(async sql => {
      const email = `${name}@example.test`
      await sql`
        insert into accounts (id, email, full_name, email_confirmed_at) values (${workspace}, ${email}, ${name}, now())
      `
      await sql`insert into profiles (id, email, full_name) values (${workspace}, ${email}, ${name})`
      await sql`insert into subscriptions (user_id, tier, status) values (${workspace}, 'pro', 'active')`
      await sql`
        insert into connections (id, user_id, network, server, account_id, handle, sealed_tokens)
        values (${connection}, ${workspace}, 'mastodon', ${network.url}, ${accountId(name)}, ${`@${name}`}, ${sealed})
      `
      await sql`
        with posts as (
          insert into content_created (id, user_id, body, platform)
          select gen_random_uuid(), ${workspace}, 'Post ' || i || ' of ' || ${name}::text, 'mastodon'
          from generate_series(1, ${count}::int) i returning id
        ), planned as (
          insert into content_planner (user_id, content_id, title, platform, scheduled_for, time_zone, status, deadline_at)
          select ${workspace}, id, '', 'mastodon', ${dueAt}, 'Europe/London', 'scheduled', ${dueAt} from posts returning id
        )
        insert into publish_targets (user_id, scheduled_post_id, connection_id, next_try_at, deadline_at)
        select ${workspace}, id, ${connection}, ${dueAt}, ${dueAt}::timestamptz + interval '24 hours' from planned
      `
    })
  }
}
