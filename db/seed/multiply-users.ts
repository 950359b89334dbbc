import type { AdminDatabase } from '../admin.ts'

/** Founders and what their scores are made of; what else they have stays theirs alone. */
export const MULTIPLIED = [
  'accounts',
  'profiles',
  'content_created',
  'post_alignment_scores',
  'brand_checkins',
] as const

/**
 * Makes `times` as many founders of those who are there, each copy with the same history under ids of its own, which
 * always are the same. The server does it by itself, so that a million take minutes instead of hours. Nothing is noted of
 * it (triggers stay silent), and the tables are vacuumed and analysed afterwards.
 */
export async function multiplyUsers(db: AdminDatabase, times: number): Promise<void> {
  for (const table of MULTIPLIED) {
    // One id becomes the same other one wherever it stands, so that what belongs together stays together.
    const [columns] = await db.sql<{ names: string; copied: string }[]>`
      select string_agg(quote_ident(attname), ', ' order by attnum) as names,
        string_agg(case
          when atttypid = 'uuid'::regtype then format('md5(%I::text || copy)::uuid', attname)
          when attname = 'email' then format('copy || ''.'' || %I', attname)
          else quote_ident(attname)
        end, ', ' order by attnum) as copied
      from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
        and attgenerated = '' and attidentity = ''
    `
    await db.transaction(async sql => {
      await sql`set local session_replication_role = replica`
      await sql.unsafe(`
        insert into ${table} (${columns?.names})
        select ${columns?.copied} from ${table} cross join generate_series(1, ${times - 1}) as copy
      `)
    })
    await db.sql`vacuum (analyze) ${db.sql(table)}`
  }
}
