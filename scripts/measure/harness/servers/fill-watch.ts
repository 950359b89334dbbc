import type { AdminDatabase } from '#db/admin.ts'

/** Puts a workspace on the highest plan and gives it one paused source with that many items, one a minute. */
export async function fillWatch(db: AdminDatabase, userId: string, items: number): Promise<void> {
  await db.sql`update profiles set subscription_tier = 'collective' where id = ${userId}`
  await db.sql`delete from subscriptions where user_id = ${userId}`
  await db.sql`
    insert into subscriptions (user_id, tier, status, billing_cycle) values (${userId}, 'collective', 'active', 'monthly')
  `
  await db.sql`
    with source as (
      insert into watch_sources (user_id, name, address, host, next_at, paused_at)
      values (${userId}, 'A magazine', 'https://magazine.example/feed', 'magazine.example', now(), now()) returning id
    )
    insert into watch_items (user_id, source_id, identity, title, summary, published_at, found_at)
    select ${userId}, id, md5(n::text), 'What number ' || n || ' says of rye and subject' || n % 5000,
      repeat('A sentence about a bakery and its customers. ', 10), now() - make_interval(mins => n),
      now() - make_interval(mins => n)
    from source, generate_series(1, ${items}::int) n
  `
}
