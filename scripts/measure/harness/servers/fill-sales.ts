import type { AdminDatabase } from '#db/admin.ts'

/** How much a workspace has sold with. */
export interface SalesSize {
  readonly people: number
  readonly deals: number
  readonly links: number
  readonly clicks: number
}

const DAYS = 90
const STAGES = ['new', 'contacted', 'conversation', 'proposal', 'won', 'lost'] as const

/**
 * Puts a workspace on the highest plan and fills its Sales Hub: people with a line each, deals in every stage, links with
 * visits spread over 90 days. Answers the id of one link.
 */
export async function fillSales(db: AdminDatabase, userId: string, size: SalesSize): Promise<string> {
  const { people, deals, links, clicks } = size
  await db.sql`update profiles set subscription_tier = 'collective' where id = ${userId}`
  await db.sql`delete from subscriptions where user_id = ${userId}`
  await db.sql`
    insert into subscriptions (user_id, tier, status, billing_cycle) values (${userId}, 'collective', 'active', 'monthly')
  `
  await db.transaction(async sql => {
    await sql`select set_config('statement_timeout', '0', true)`
    await sql`
      insert into tracked_links (user_id, slug, label, target, network, place, created_at)
      select ${userId}, 'bench-' || left(${userId}, 8) || '-' || n, 'Link ' || n, 'https://example.com/' || n,
        (array['linkedin', 'instagram', 'threads'])[1 + n % 3], 'post', now() - make_interval(hours => n)
      from generate_series(1, ${links}::int) n
    `
    await sql`
      insert into leads (
        user_id, name, email, company, tags, first_source, first_link_id, first_network, first_at, reached_out_at,
        answered_at, active_at, created_at
      )
      select ${userId}, 'Person ' || md5(n::text), 'p' || n || '@example.test', 'Company ' || n % 1000,
        array['tag' || n % 7], 'form', links[1 + n % ${links}::int],
        'linkedin', at, at, case when n % 50 > 0 then at + interval '1 hour' end, at, at
      from generate_series(1, ${people}::int) n,
        (select array_agg(id) as links from tracked_links where user_id = ${userId}) l,
        lateral (select now() - make_interval(secs => n * ${(DAYS * 86_400) / people}::double precision) as at) t
    `
    await sql`
      insert into lead_events (user_id, lead_id, kind, happened_at)
      select user_id, id, 'form', first_at from leads where user_id = ${userId}
    `
    await sql`
      insert into deals (user_id, lead_id, title, reference, value_pence, stage, chance, closed_at, stage_since, created_at)
      select user_id, id, 'Deal ' || n, 'BH-' || n, 10000 + n % 5000, stage,
        case stage when 'won' then 100 when 'lost' then 0 else 40 end,
        case when stage in ('won', 'lost') then first_at end, first_at, first_at
      from (
        select user_id, id, first_at, n, (${[...STAGES]}::text[])[1 + (n % 6)::int] as stage
        from (select *, row_number() over (order by active_at desc) as n from leads where user_id = ${userId}) l
        where n <= ${deals}
      ) chosen
    `
    await sql`
      insert into link_visits (user_id, link_id, visited_at, visitor)
      select l.user_id, l.id, now() - make_interval(secs => n * ${(DAYS * 86_400) / clicks}::double precision),
        decode(md5(n::text), 'hex')
      from generate_series(1, ${clicks}::int) n
      join (select *, row_number() over (order by created_at) as at from tracked_links where user_id = ${userId}) l
        on l.at = 1 + n % ${links}
    `
    await sql`
      insert into link_days (user_id, link_id, day, visits)
      select user_id, link_id, visited_at::date, count(*) from link_visits where user_id = ${userId} group by 1, 2, 3
      on conflict do nothing
    `
  })
  for (const table of [
    'leads',
    'lead_words',
    'lead_events',
    'deals',
    'tracked_links',
    'link_visits',
    'link_days',
  ])
    await db.sql`vacuum (analyze) ${db.sql(table)}`
  const [link] = await db.sql<
    { id: string }[]
  >`select id from tracked_links where user_id = ${userId} limit 1`
  if (!link) throw new Error('No link was made')
  return link.id
}
