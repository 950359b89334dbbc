import { trashBegins } from '#core/settings/trash.ts'
import type { Sql } from '../../client.ts'

/**
 * Deletes sessions, tokens, counters, idempotency keys, notes of changes, of writes and of trials, proposals, held forms, captures that
 * nobody confirmed, undo copies, changes of address that came to nothing, notifications and receipts of deletions that are
 * over, and API tokens a month after that; answers how many rows went.
 */
export async function deleteExpired(sql: Sql, { now }: { now: Date }): Promise<number> {
  const [row] = await sql<{ deleted: number }[]>`
    with s as (delete from sessions where expires_at < ${now} returning 1),
      t as (delete from tokens where expires_at < ${now}::timestamptz - interval '1 day' returning 1),
      l as (delete from auth_locks where locked_at < ${now}::timestamptz - interval '1 day' returning 1),
      h as (delete from held_forms where expires_at < ${now} returning 1),
      w as (delete from pending_captures where expires_at < ${now} returning 1),
      p as (delete from passkey_challenges where expires_at < ${now} returning 1),
      r as (delete from rate_limits where window_start < ${now}::timestamptz - interval '2 days' returning 1),
      i as (delete from idempotency_keys where created_at < ${now}::timestamptz - interval '7 days'
        -- Answers to programs are given again for a day.
        or (scope like 'api:%' and created_at < ${now}::timestamptz - interval '1 day') returning 1),
      o as (delete from api_tokens where least(expires_at, revoked_at) < ${now}::timestamptz - interval '30 days' returning 1),
      -- Apps that never traded their code, or have no token left, and what is left of those that were cut off.
      ac as (delete from app_codes where expires_at < ${now}::timestamptz - interval '1 day' returning 1),
      at as (delete from app_tokens where expires_at < ${now}::timestamptz - interval '1 day' returning 1),
      ca as (
        delete from connected_apps c where c.revoked_at < ${now}::timestamptz - interval '30 days'
          or (c.created_at < ${now}::timestamptz - interval '2 days'
            and not exists (select from app_tokens t where t.app_id = c.id)) returning 1
      ),
      a as (delete from assistant_proposals where expires_at < ${now}::timestamptz - interval '1 day' returning 1),
      c as (delete from changes where at < ${now}::timestamptz - interval '1 hour' returning 1),
      -- Pages are kept for a minute.
      ww as (delete from workspace_writes where at < ${now}::timestamptz - interval '10 minutes' returning 1),
      n as (delete from notifications where created_at < ${now}::timestamptz - interval '90 days' returning 1),
      m as (delete from trial_mailboxes where started_at < ${now}::timestamptz - interval '1 year' returning 1),
      -- The receipt of a deletion is the last that names somebody who is gone; kept until it is out, 30 days at most.
      g as (
        delete from mail_outbox where template = 'account-deleted' and (
          sent_at < ${now}::timestamptz - interval '1 day' or created_at < ${now}::timestamptz - interval '30 days'
        ) returning 1
      ),
      -- Former addresses stay as long as their account, so that what was left with them goes with it.
      e as (
        delete from email_changes
        where (changed_at is null or undone_at is not null)
          and expires_at < ${now}::timestamptz - interval '8 days' returning 1
      ),
      -- Their owner sees for a while that nobody took them.
      v as (
        delete from workspace_handovers where expires_at < ${now}::timestamptz - interval '30 days' returning 1
      ),
      d as (delete from removed_rows where removed_at <= ${trashBegins(now)} returning 1)
    select ((select count(*) from s) + (select count(*) from t) + (select count(*) from r)
      + (select count(*) from l) + (select count(*) from p) + (select count(*) from m) + (select count(*) from h)
      + (select count(*) from a) + (select count(*) from i) + (select count(*) from d) + (select count(*) from c)
      + (select count(*) from o) + (select count(*) from n) + (select count(*) from g) + (select count(*) from e)
      + (select count(*) from v) + (select count(*) from w) + (select count(*) from ac) + (select count(*) from at)
      + (select count(*) from ca) + (select count(*) from ww))::int as deleted
  `
  return row?.deleted ?? 0
}
