import type { Sql } from '../../client.ts'

/**
 * Deletes what the privacy policy promises not to keep for ever (app/site/copy/texts/legal/privacy.md): answers of
 * visitors without an account and messages after 24 months, the security log and the list of sent mails after 12, and
 * how our workers did after 3; answers how many rows went.
 */
export async function deleteOutdated(sql: Sql, { now }: { now: Date }): Promise<number> {
  const [row] = await sql<{ deleted: number }[]>`
    with q as (
        delete from quiz_responses
        where user_id is null and created_at < ${now}::timestamptz - interval '24 months' returning 1
      ),
      b as (
        delete from brand_compass_responses
        where user_id is null and created_at < ${now}::timestamptz - interval '24 months' returning 1
      ),
      c as (delete from contact_messages where created_at < ${now}::timestamptz - interval '24 months' returning 1),
      n as (
        delete from newsletter_subscribers
        where confirmed_at is null and created_at < ${now}::timestamptz - interval '1 month' returning 1
      ),
      m as (
        delete from mail_outbox
        where sealed_props is null and created_at < ${now}::timestamptz - interval '12 months' returning 1
      ),
      w as (delete from worker_days where day < (${now}::timestamptz - interval '3 months')::date returning 1)
    select ((select count(*) from q) + (select count(*) from b) + (select count(*) from c)
      + (select count(*) from n) + (select count(*) from m) + (select count(*) from w)
      + forget_security_events(${now}::timestamptz - interval '12 months'))::int as deleted
  `
  return row?.deleted ?? 0
}
