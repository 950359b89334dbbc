import type { Sql, WorkspaceId } from '../../client.ts'
import type { WaitingItem } from './items.ts'

interface OfImport {
  readonly workspace: WorkspaceId
  readonly importId: string
  readonly now: Date
}

/**
 * Makes items into posts that were published before, each with its first version and its numbers. They count as written
 * when they were published, and without a date as old as the workspace: not as new. Nothing is scheduled, sent or scored.
 * Answers how many.
 */
export async function insertPastPosts(
  sql: Sql,
  input: OfImport & { ids: readonly string[]; kind: string; platform: string; measuredOn: string | null },
): Promise<number> {
  const { workspace, importId, now, ids, kind, platform, measuredOn } = input
  const made = sql`select i.*, coalesce(nullif(i.platform, ''), ${platform}) as on_platform from archive_items i
    where i.user_id = ${workspace} and i.import_id = ${importId} and i.id = any(${[...ids]}::uuid[])`
  const rows = await sql`
    insert into content_created (
      id, user_id, title, body, content_data, platform, status, published_at, created_at, updated_at
    )
    select id, user_id, title, body, jsonb_build_object('imported', jsonb_build_object(
        'from', ${kind}::text, 'import', ${importId}::text, 'address', address
      )), on_platform, 'published', published_at,
      coalesce(published_at, (select created_at from profiles where id = ${workspace}), ${now}), ${now}
    from (${made}) m
  `
  await sql`
    insert into content_versions (user_id, content_id, version, title, body, content_data, kind, created_at)
    select c.user_id, c.id, c.version, c.title, c.body, c.content_data, 'saved', c.updated_at from content_created c
    where c.user_id = ${workspace} and c.id = any(${[...ids]}::uuid[])
  `
  if (measuredOn !== null)
    await sql`
      insert into post_numbers (
        user_id, content_id, network, source, views, likes, replies, shares, saves, clicks, measured_on
      )
      select m.user_id, m.id, m.on_platform, 'imported', n.views, n.likes, n.replies, n.shares, n.saves, n.clicks,
        ${measuredOn}
      from (${made}) m, jsonb_to_record(m.numbers) as n (
        views int, likes int, replies int, shares int, saves int, clicks int
      )
      where coalesce(n.views, n.likes, n.replies, n.shares, n.saves, n.clicks) is not null
    `
  await noteMade(sql, input)
  return rows.count
}

/**
 * Makes items into stories, in their order, the first on top. Webhooks are quiet about them: they did not happen now. Answers
 * how many.
 */
export async function insertStoriesOf(
  sql: Sql,
  input: OfImport & { items: readonly WaitingItem[] },
): Promise<number> {
  const { workspace, now, items } = input
  const ids = items.map(({ id }) => id)
  const values = items.map(({ id, title, body, publishedAt }, at) => ({
    ...{ id, userId: workspace, title, body },
    happenedOn: publishedAt?.toISOString().slice(0, 10) ?? null,
    createdAt: new Date(now.getTime() - at),
    updatedAt: now,
  }))
  if (values.length === 0) return 0
  await sql`select set_config('app.putting_back', 'on', true)`
  const rows = await sql`
    with made as (
      insert into stories ${sql(values, 'id', 'userId', 'title', 'body', 'happenedOn', 'createdAt', 'updatedAt')}
      returning id, user_id, created_at
    )
    insert into storybank_entries (user_id, story_id, created_at) select user_id, id, created_at from made
  `
  await sql`select set_config('app.putting_back', '', true)`
  await noteMade(sql, { ...input, ids })
  return rows.count
}

async function noteMade(sql: Sql, input: OfImport & { ids: readonly string[] }): Promise<void> {
  const { workspace, importId, now, ids } = input
  await sql`
    update archive_items set outcome = 'added', made_at = ${now}
    where user_id = ${workspace} and import_id = ${importId} and id = any(${[...ids]}::uuid[])
  `
}
