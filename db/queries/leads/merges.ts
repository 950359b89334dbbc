import type { Merged } from '#core/leads/merge.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Lead, leadShape } from './leads.ts'
import { findPeopleSearch, withWords } from './words.ts'

/** Whatever hangs on a person and goes with them. */
const MOVED_TABLES = [
  'lead_events',
  'lead_consents',
  'lead_messages',
  'lead_files',
  'lead_submissions',
  'deals',
] as const

interface Pair {
  readonly workspace: WorkspaceId
  readonly keptId: string
  readonly otherId: string
}

/** Two people who are not merged away, locked; null unless both are there. */
export async function lockPair(
  sql: Sql,
  { workspace, keptId, otherId }: Pair,
): Promise<{ kept: Lead; other: Lead } | null> {
  const rows = await sql<Lead[]>`
    select ${sql(leadShape.names)} from leads
    where user_id = ${workspace} and id in (${keptId}, ${otherId}) and merged_into is null
    order by id
    for update
  `
  const kept = rows.find(({ id }) => id === keptId)
  const other = rows.find(({ id }) => id === otherId)
  return kept && other ? { kept, other } : null
}

/**
 * Merges two locked people into the first: all rows of the other move, and what the first was stays on record so that
 * `splitLeads` can bring it back.
 */
export async function mergeLeads(
  sql: Sql,
  input: Pair & { merged: Merged; detail: string; now: Date },
): Promise<void> {
  const { workspace, keptId, otherId, merged, detail, now } = input
  await sql`select set_config('app.merging', 'on', true)`
  const [kept] = await sql<{ row: string }[]>`
    select to_jsonb(l)::text as row from leads l where user_id = ${workspace} and id = ${keptId}
  `
  await sql`
    update leads set merged_into = ${keptId}, version = version + 1 where user_id = ${workspace} and id = ${otherId}
  `
  const [after] = await sql<{ row: string }[]>`
    update leads l set name = ${merged.name}, email = ${merged.email}, phone = ${merged.phone},
      company = ${merged.company}, tags = ${[...merged.tags]}, notes = ${merged.notes}, told_text = ${merged.toldText},
      told_story_id = ${merged.toldStoryId}, reached_out_at = greatest(l.reached_out_at, o.reached_out_at),
      answered_at = greatest(l.answered_at, o.answered_at), active_at = greatest(l.active_at, o.active_at),
      version = l.version + 1
      ${
        merged.first === 'kept'
          ? sql``
          : sql`, first_source = o.first_source, first_at = o.first_at, first_network = o.first_network,
              first_link_id = o.first_link_id, first_content_id = o.first_content_id,
              first_story_id = o.first_story_id, first_campaign_id = o.first_campaign_id`
      }
    from leads o
    where l.user_id = ${workspace} and l.id = ${keptId} and o.user_id = ${workspace} and o.id = ${otherId}
    returning to_jsonb(l)::text as row
  `
  await sql`select set_config('app.merging', '', true)`
  const moved: Record<string, string[]> = {}
  for (const table of MOVED_TABLES) {
    const rows = await sql<{ id: string }[]>`
      update ${sql(table)} set lead_id = ${keptId} where user_id = ${workspace} and lead_id = ${otherId} returning id
    `
    moved[table] = rows.map(({ id }) => id)
  }
  // Whoever had been merged into the other is found in the first now.
  const followers = await sql<{ id: string }[]>`
    update leads set merged_into = ${keptId} where user_id = ${workspace} and merged_into = ${otherId} returning id
  `
  moved.leads = followers.map(({ id }) => id)
  const [line] = await sql<{ id: string }[]>`
    insert into lead_events (user_id, lead_id, kind, happened_at, detail)
    values (${workspace}, ${keptId}, 'merged', ${now}, ${detail}) returning id
  `
  if (!kept || !after || !line) throw new Error('A person was not returned')
  await sql`
    insert into lead_merges (user_id, kept_id, merged_id, before, moved, merged_at)
    values (
      ${workspace}, ${keptId}, ${otherId},
      jsonb_build_object('kept', ${kept.row}::text::jsonb, 'after', ${after.row}::text::jsonb,
        'line', ${line.id}::text),
      ${JSON.stringify(moved)}::text::jsonb, ${now}
    )
  `
}

export interface OpenMerge {
  readonly id: string
  readonly mergedId: string
  readonly name: string
  readonly email: string
  readonly mergedAt: Date
}

/** The last merge into somebody that was not split again: merges are taken apart in the opposite order. */
export async function findLastMerge(
  sql: Sql,
  { workspace, keptId }: { workspace: WorkspaceId; keptId: string },
): Promise<OpenMerge | null> {
  const [row] = await sql<OpenMerge[]>`
    select m.id, m.merged_id, l.name, l.email, m.merged_at
    from lead_merges m join leads l on l.user_id = m.user_id and l.id = m.merged_id
    where m.user_id = ${workspace} and m.kept_id = ${keptId} and m.split_at is null and l.merged_into = ${keptId}
    order by m.merged_at desc
    limit 1
  `
  return row ?? null
}

/**
 * Takes a merge apart: what moved and is still there goes back, and the one who was kept is as before, except for what
 * was changed since. What came in since stays with them. False where somebody split it meanwhile. Throws `unique` where
 * the email has come to be somebody else's.
 */
export async function splitLeads(
  sql: Sql,
  input: { workspace: WorkspaceId; keptId: string; merge: OpenMerge; now: Date },
): Promise<boolean> {
  const { workspace, keptId, merge, now } = input
  const [taken] = await sql<{ moved: Record<string, string[]> }[]>`
    update lead_merges set split_at = ${now} where user_id = ${workspace} and id = ${merge.id} and split_at is null
    returning moved
  `
  if (!taken) return false
  await sql`select set_config('app.merging', 'on', true)`
  const back = (column: string) => sql`
    ${sql(column)} = case when l.${sql(column)} is not distinct from a.${sql(column)} then b.${sql(column)} else l.${sql(column)} end
  `
  // A post, story, link or campaign that is gone meanwhile cannot be named again.
  const backIfThere = (column: string, table: string) => sql`
    ${sql(column)} = case when l.${sql(column)} is not distinct from a.${sql(column)}
      then (select t.id from ${sql(table)} t where t.user_id = l.user_id and t.id = b.${sql(column)})
      else l.${sql(column)} end
  `
  await sql`
    update leads l set ${back('name')}, ${back('email')}, ${back('phone')}, ${back('company')}, ${back('tags')},
      ${back('notes')}, ${back('told_text')}, ${backIfThere('told_story_id', 'stories')}, ${back('reached_out_at')},
      ${back('answered_at')}, ${back('active_at')}, ${back('first_source')}, ${back('first_at')},
      ${back('first_network')}, ${backIfThere('first_link_id', 'tracked_links')},
      ${backIfThere('first_content_id', 'content_created')}, ${backIfThere('first_story_id', 'stories')},
      ${backIfThere('first_campaign_id', 'campaigns')}, version = l.version + 1
    from lead_merges m, jsonb_populate_record(null::leads, m.before -> 'kept') b,
      jsonb_populate_record(null::leads, m.before -> 'after') a
    where l.user_id = ${workspace} and l.id = ${keptId} and m.user_id = ${workspace} and m.id = ${merge.id}
  `
  await sql`
    update leads set merged_into = null, version = version + 1
    where user_id = ${workspace} and id = ${merge.mergedId} and merged_into = ${keptId}
  `
  await sql`select set_config('app.merging', '', true)`
  for (const table of MOVED_TABLES)
    await sql`
      update ${sql(table)} set lead_id = ${merge.mergedId}
      where user_id = ${workspace} and lead_id = ${keptId} and id = any(${taken.moved[table] ?? []}::uuid[])
    `
  await sql`
    delete from lead_events e using lead_merges m
    where m.user_id = ${workspace} and m.id = ${merge.id} and e.user_id = ${workspace}
      and e.id = (m.before ->> 'line')::uuid
  `
  await sql`
    update leads set merged_into = ${merge.mergedId}
    where user_id = ${workspace} and merged_into = ${keptId} and id = any(${taken.moved.leads ?? []}::uuid[])
  `
  return true
}

/** Who may be the same as somebody: those of the same name or phone number, or, when words are given, whoever they find. */
export async function listSamePeople(
  sql: Sql,
  input: { workspace: WorkspaceId; lead: Pick<Lead, 'id' | 'name' | 'phone'>; search: string; limit: number },
): Promise<{ id: string; name: string; email: string; company: string }[]> {
  const { workspace, lead, search, limit } = input
  const people = await findPeopleSearch(sql, { workspace, search })
  return sql<{ id: string; name: string; email: string; company: string }[]>`
    select id, name, email, company from leads l
    where user_id = ${workspace} and merged_into is null and id <> ${lead.id} ${
      people === null
        ? sql`and id = any(array(
            select id from leads
            where user_id = ${workspace} and merged_into is null and name_key <> '' and name_key = lower(${lead.name})
            union all
            select id from leads
            where user_id = ${workspace} and merged_into is null and phone <> '' and phone = ${lead.phone}
          ))`
        : withWords(sql, workspace, people)
    }
    order by active_at desc, id
    limit ${limit}
  `
}
