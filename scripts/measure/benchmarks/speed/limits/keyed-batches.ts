import { config } from '#app/config.server.ts'
import { openConnection } from '#db/client.ts'

/**
 * The floor of `recompute-scores --all`: it reads every row that the scores are made of and writes one row for each
 * user, in keyed batches of 5 000 with `unnest`, and computes nothing. Reading ahead while writing is allowed.
 * With `users` as argument it reads one row for each user only.
 */
const BATCH = 5000
const SINCE_DAYS = 31
const isBare = process.argv[2] === 'users'

const url = config().databaseUrl
if (!url) throw new Error('DATABASE_URL is needed')
const db = openConnection({ url, max: 4, statementTimeout: 0, applicationName: 'brandhearth-floor' })
await db.sql`
  create unlogged table if not exists bench_floor (like brand_scores including indexes)
`
await db.sql`alter table bench_floor set logged`
await db.sql`truncate bench_floor`

let next: Promise<string[]> | null = readBatch('00000000-0000-0000-0000-000000000000')
let writing: Promise<unknown> = Promise.resolve()
while (next) {
  const ids: string[] = await next
  const last = ids.at(-1)
  if (last === undefined) break
  next = ids.length === BATCH ? readBatch(last) : null
  await writing
  writing = write(ids)
}
await writing
await db.close()

async function readBatch(after: string): Promise<string[]> {
  const users = await db.sql<{ id: string }[]>`
    select id from profiles where id > ${after} order by id limit ${BATCH}
  `
  const ids = users.map(user => user.id)
  const [from, to] = [ids[0] ?? after, ids.at(-1) ?? after]
  if (isBare) return ids
  const since = new Date(Date.now() - SINCE_DAYS * 86_400_000)
  await Promise.all([
    db.sql`
      select user_id, alignment_score, created_at from brand_checkins
      where user_id between ${from} and ${to} and completed
    `,
    db.sql`
      select user_id, overall_score, created_at from post_alignment_scores
      where user_id between ${from} and ${to} and created_at > ${since} and is_saved and post_id is not null
    `,
    db.sql`
      select user_id, alignment_voice, alignment_values, alignment_audience, alignment_emotion, alignment_overall
      from content_created
      where user_id between ${from} and ${to} and alignment_overall is not null
    `,
  ])
  return ids
}

function write(ids: readonly string[]): Promise<unknown> {
  const numbers = ids.map(() => 70)
  const breakdown = JSON.stringify({ voice: 70, values: 70, audience: 70, emotion: 70 })
  return db.sql`
    insert into bench_floor (
      user_id, overall, voice, "values", audience, emotion, data_source, confidence, breakdown, computed_at
    )
    select user_id, overall, voice, vals, audience, emotion, data_source, confidence, breakdown::jsonb, now()
    from unnest(
      ${ids}::uuid[], ${numbers}::smallint[], ${numbers}::smallint[], ${numbers}::smallint[], ${numbers}::smallint[],
      ${numbers}::smallint[], ${ids.map(() => 'content')}::text[], ${numbers}::smallint[],
      ${ids.map(() => breakdown)}::text[]
    ) as t (user_id, overall, voice, vals, audience, emotion, data_source, confidence, breakdown)
    on conflict (user_id) do nothing
  `
}
