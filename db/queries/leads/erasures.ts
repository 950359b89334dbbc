import type { ErasureCounts } from '#core/leads/erasure.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { day, instant, json, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const erasureShape = rowShape('lead_erasures', {
  id: uuid,
  addressHash: text(),
  requestedOn: day,
  deleted: json<ErasureCounts>(),
  erasedAt: instant,
  authorId: nullable(uuid),
})

/** That somebody was deleted on their request. */
export type Erasure = RowOf<typeof erasureShape>

/** The name that is shown where a deal stays for the accounts. */
const NAMELESS = 'Deleted on request'

interface OfPerson {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** What an erasure of somebody would leave for the accounts; null when there is nobody of that id, or they are merged away. */
export async function findErasable(
  sql: Sql,
  { workspace, id }: OfPerson,
): Promise<{ name: string; email: string; kept: number } | null> {
  const [row] = await sql<{ name: string; email: string; kept: number }[]>`
    select name, email, (select count(*)::int from (${dealsToKeep(sql, { workspace, ids: [id] })}) k) as kept
    from leads where user_id = ${workspace} and id = ${id} and merged_into is null
  `
  return row ?? null
}

/** Deals that the accounts need: won, paid or with a proposal that was accepted. */
function dealsToKeep(sql: Sql, { workspace, ids }: { workspace: WorkspaceId; ids: readonly string[] }) {
  return sql`
    select d.id from deals d
    where d.user_id = ${workspace} and d.lead_id = any(${[...ids]}::uuid[]) and (
      d.stage = 'won'
      or exists (select from deal_payments p where p.user_id = d.user_id and p.deal_id = d.id)
      or exists (select from proposals p where p.user_id = d.user_id and p.deal_id = d.id and p.status = 'accepted')
    )
  `
}

/** Somebody with all who were merged into them, locked. */
interface Person {
  readonly ids: string[]
  readonly emails: string[]
  /** What they are called, long enough to be told from other words. */
  readonly words: string[]
}

/** Somebody and whoever was merged into them, locked until the end; null when there is nobody of that id. */
async function lockPerson(sql: Sql, { workspace, id }: OfPerson): Promise<Person | null> {
  const rows = await sql<{ id: string; name: string; email: string; phone: string }[]>`
    select id, name, email, phone from leads
    where user_id = ${workspace} and (id = ${id} or merged_into = ${id}) order by id for update
  `
  if (!rows.some(row => row.id === id)) return null
  const words = rows.flatMap(({ name, email, phone }) => [name, email, phone]).map(word => word.trim())
  return {
    ids: rows.map(row => row.id),
    emails: [...new Set(rows.map(({ email }) => email).filter(email => email !== ''))],
    words: [...new Set(words.filter(word => word.length >= 4))],
  }
}

/**
 * Deletes somebody with everything that is theirs: also what they sent and asked for, the copies kept for undo, rows of
 * imports, and what members were told of them. Deals that were won or paid and proposals that were accepted stay with their sums and
 * days, without a word of whose they were. There is no way back. `emails` are all they had, also those of whoever was merged
 * into them. Null when there is nobody of that id.
 */
export async function deleteLeadForGood(
  sql: Sql,
  { workspace, id }: OfPerson,
): Promise<{ deleted: ErasureCounts; emails: readonly string[] } | null> {
  const person = await lockPerson(sql, { workspace, id })
  if (!person) return null
  const { ids, emails, words } = person
  const kept = (await sql<{ id: string }[]>`${dealsToKeep(sql, { workspace, ids })}`).map(deal => deal.id)
  const [own] = await sql<{ submissions: string[]; deals: string[]; proposals: string[] }[]>`
    with d as (select id from deals where user_id = ${workspace} and lead_id = any(${ids}::uuid[]))
    select array(select id::text from d) as deals,
      array(select p.id::text from proposals p join d on p.deal_id = d.id where p.user_id = ${workspace}) as proposals,
      array(
        select id::text from lead_submissions
        where user_id = ${workspace} and (lead_id = any(${ids}::uuid[]) or lower(email) = any(${emails}))
      ) as submissions
  `
  if (!own) throw new Error('What belongs to the person was not returned')
  const theirs = [...ids, ...own.deals, ...own.proposals, ...own.submissions]
  for (const address of emails.length > 0 ? emails : [''])
    await sql`select forget_notices(${workspace}, ${theirs}, ${address}, ${words})`
  const undoCopies = await deleteCopies(sql, { workspace, theirs, emails })
  await forgetElsewhere(sql, { workspace, theirs, person })
  const [counted] = await sql<Pick<ErasureCounts, 'events' | 'consents' | 'messages' | 'files'>[]>`
    select (select count(*)::int from lead_events where user_id = ${workspace} and lead_id = any(${ids}::uuid[])) as events,
      (select count(*)::int from lead_consents where user_id = ${workspace} and lead_id = any(${ids}::uuid[])) as consents,
      (select count(*)::int from lead_messages where user_id = ${workspace} and lead_id = any(${ids}::uuid[])) as messages,
      (select count(*)::int from lead_files where user_id = ${workspace} and lead_id = any(${ids}::uuid[])) as files
  `
  if (!counted) throw new Error('The rows were not counted')
  const submissions = await sql`
    delete from lead_submissions where user_id = ${workspace} and id = any(${own.submissions}::uuid[])
  `
  const requests = await sql`
    delete from content_requests
    where user_id = ${workspace} and asked_by is null and email = any(${emails.map(email => email.toLowerCase())})
  `
  const left = await keepForAccounts(sql, { workspace, id, kept, proposals: own.proposals })
  await sql`
    delete from deals where user_id = ${workspace} and lead_id = any(${ids}::uuid[]) and id <> all(${kept}::uuid[])
  `
  if (kept.length > 0) await makeNameless(sql, { workspace, id })
  await sql`
    delete from leads where user_id = ${workspace} and id = any(${ids}::uuid[])
      and not (id = ${id} and ${kept.length > 0})
  `
  return {
    emails,
    deleted: {
      people: ids.length,
      ...counted,
      submissions: submissions.count,
      requests: requests.count,
      deals: own.deals.length - kept.length,
      proposals: own.proposals.length - left.proposals,
      undoCopies,
      keptDeals: kept.length,
      keptProposals: left.proposals,
      keptPayments: left.payments,
    },
  }
}

/** Deletes the copies of what was theirs, and takes what they sent out of copies of forms; answers how many it touched. */
async function deleteCopies(
  sql: Sql,
  {
    workspace,
    theirs,
    emails,
  }: { workspace: WorkspaceId; theirs: readonly string[]; emails: readonly string[] },
): Promise<number> {
  const isTheirs = (text: ReturnType<typeof sql>) => sql`
    exists (select from unnest(${[...theirs, ...emails]}::text[]) word where strpos(lower(${text}), word) > 0)
  `
  const copies = await sql`
    delete from removed_rows r
    where r.user_id = ${workspace} and r.kind in ('leads', 'deals', 'proposals', 'deal_payments', 'lead_files', 'lead_imports')
      and ${isTheirs(sql`r.data::text`)}
  `
  const forms = await sql`
    update removed_rows r set data = jsonb_set(r.data, '{rows,lead_submissions}', (
      select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(r.data #> '{rows,lead_submissions}') s
      where not ${isTheirs(sql`s::text`)}
    ))
    where r.user_id = ${workspace} and r.kind = 'lead_forms' and r.data #> '{rows,lead_submissions}' is not null
      and ${isTheirs(sql`r.data::text`)}
  `
  return copies.count + forms.count
}

/** Takes somebody out of what was made of them: hints, and the rows of files that were imported. */
async function forgetElsewhere(
  sql: Sql,
  input: { workspace: WorkspaceId; theirs: readonly string[]; person: Person },
): Promise<void> {
  const { workspace, theirs, person } = input
  const words = person.words.map(word => word.toLowerCase())
  await sql`
    delete from unified_insights i
    where i.user_id = ${workspace} and exists (
      select from unnest(${[...theirs, ...words]}::text[]) word
      where strpos(lower(concat_ws(' ', i.insight_key, i.title, i.description, i.action_items, i.metadata, i.data_sources)), word) > 0
    )
  `
  await sql`
    update lead_imports i set rows = (
      select coalesce(jsonb_agg(line), '[]') from jsonb_array_elements(i.rows) line
      where not exists (select from unnest(${words}::text[]) word where strpos(lower(line::text), word) > 0)
    )
    where i.user_id = ${workspace}
      and exists (select from unnest(${words}::text[]) word where strpos(lower(i.rows::text), word) > 0)
  `
}

/** Leaves of the deals that stay their sums and days, and of their proposals only those that were accepted. */
async function keepForAccounts(
  sql: Sql,
  input: OfPerson & { kept: readonly string[]; proposals: readonly string[] },
): Promise<{ proposals: number; payments: number }> {
  const { workspace, id, kept } = input
  const proposals = [...input.proposals]
  await sql`select set_config('app.erasing', 'on', true)`
  await sql`
    delete from proposals where user_id = ${workspace} and id = any(${proposals}::uuid[]) and status <> 'accepted'
  `
  await sql`
    delete from proposal_questions where user_id = ${workspace} and proposal_id = any(${proposals}::uuid[])
  `
  await sql`
    update proposal_lines set title = 'Line ' || position + 1, detail = ''
    where user_id = ${workspace} and proposal_id = any(${proposals}::uuid[])
  `
  const left = await sql`
    update proposals set title = 'Proposal ' || number, introduction = '', terms = '', payment_link = '',
      token_hash = null, frozen = null, frozen_hash = null, decided_name = '', declined_reason = '',
      version = version + 1
    where user_id = ${workspace} and id = any(${proposals}::uuid[])
  `
  await sql`select set_config('app.erasing', '', true)`
  const payments = await sql`
    update deal_payments set note = '' where user_id = ${workspace} and deal_id = any(${[...kept]}::uuid[])
  `
  await sql`
    update deals set lead_id = ${id}, title = 'Deal ' || reference, next_step = '', next_on = null, lost_reason = '',
      version = version + 1
    where user_id = ${workspace} and id = any(${[...kept]}::uuid[])
  `
  return { proposals: left.count, payments: payments.count }
}

/** Leaves of somebody what a deal hangs on: which story or post brought it, and not who it was. */
async function makeNameless(sql: Sql, { workspace, id }: OfPerson): Promise<void> {
  await sql`delete from lead_merges where user_id = ${workspace} and ${id} in (kept_id, merged_id)`
  await sql`delete from lead_events where user_id = ${workspace} and lead_id = ${id}`
  await sql`delete from lead_consents where user_id = ${workspace} and lead_id = ${id}`
  await sql`delete from lead_messages where user_id = ${workspace} and lead_id = ${id}`
  await sql`delete from lead_files where user_id = ${workspace} and lead_id = ${id}`
  await sql`
    update leads set name = ${NAMELESS}, email = '', phone = '', company = '', tags = '{}', notes = '', told_text = '',
      keeper_id = null, reached_out_at = null, answered_at = null, merged_into = id, version = version + 1
    where user_id = ${workspace} and id = ${id}
  `
}

/** Notes that somebody was deleted on their request, by the keyed hashes of their addresses; answers the note's id. */
export async function insertErasure(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    addressHash: string
    otherHashes: readonly string[]
    deleted: ErasureCounts
    requestedOn: string
    authorId: string
    now: Date
  },
): Promise<string> {
  const { workspace, addressHash, otherHashes, deleted, requestedOn, authorId, now } = input
  const [row] = await sql<{ id: string }[]>`
    insert into lead_erasures (user_id, address_hash, other_hashes, deleted, requested_on, erased_at, author_id)
    values (${workspace}, ${addressHash}, ${[...otherHashes]}, ${jsonb(sql, deleted)}, ${requestedOn}, ${now}, ${authorId}) returning id
  `
  if (!row) throw new Error('The note was not returned')
  return row.id
}

/** Deletions on request, the newest first: all, or those of an address by its hashes. */
export async function listErasures(
  sql: Sql,
  input: { workspace: WorkspaceId; hashes?: readonly string[]; limit: number; offset?: number },
): Promise<Erasure[]> {
  const { workspace, hashes, limit, offset = 0 } = input
  return sql<Erasure[]>`
    select ${sql(erasureShape.names)} from lead_erasures
    where user_id = ${workspace} ${hashes ? sql`and (address_hash = any(${[...hashes]}) or other_hashes && ${[...hashes]}::text[])` : sql``}
    order by erased_at desc, id limit ${limit} offset ${offset}
  `
}

/** One deletion on request; null when there is none of that id. */
export async function findErasure(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Erasure | null> {
  const [row] = await sql<Erasure[]>`
    select ${sql(erasureShape.names)} from lead_erasures
    where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** What stands for every address in a workspace whose person was deleted on request. */
export async function listErasureHashes(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Set<string>> {
  const rows = await sql<{ hash: string }[]>`
    select address_hash as hash from lead_erasures where user_id = ${workspace}
    union select unnest(other_hashes) from lead_erasures where user_id = ${workspace}
  `
  return new Set(rows.map(({ hash }) => hash))
}
