import { normaliseEmail } from '#core/identity/account/email.ts'
import { isOwnDoing, type LeadSource, SOURCE_EVENTS } from '#core/leads/sources.ts'
import type { LinkSource } from '#core/links/source.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Consent, insertConsent } from './consents.ts'
import { insertLeadEvent } from './events.ts'

/** Somebody who came in, by whatever door. */
export interface Arrival {
  readonly workspace: WorkspaceId
  readonly source: LeadSource
  readonly name: string
  /** Compared in its stored form; '' when unknown, and then it is always somebody new. */
  readonly email: string
  readonly phone?: string
  readonly company?: string
  /** How they said that they had come across the founder. */
  readonly told?: string
  /** The link of ours that led them here. */
  readonly via: LinkSource | null
  readonly at: Date
  /** What they did, in plain words, for the timeline. */
  readonly detail: string
  /** The submission or proposal it is about. */
  readonly subjectId?: string | null
  readonly consents?: readonly Omit<Consent, 'id' | 'happenedAt'>[]
}

/**
 * Notes that somebody arrived. An email that is known is the same person: what they had left empty is filled in, and
 * where they came from first stays as it was; one that was merged into another arrives there. Of two that arrive with a
 * new email at once one is added, and both are noted.
 */
export async function noteArrival(sql: Sql, arrival: Arrival): Promise<{ leadId: string; isNew: boolean }> {
  const { workspace, source, via, at, detail, subjectId = null, consents = [] } = arrival
  const email = normaliseEmail(arrival.email)
  const known = email === '' ? null : await findByEmail(sql, { workspace, email })
  const added = known ? null : await insertLead(sql, { ...arrival, email })
  const leadId = known ?? added ?? (await findByEmail(sql, { workspace, email }))
  if (!leadId) throw new Error('The person was neither added nor found')
  if (!added) await fillIn(sql, { ...arrival, leadId })
  if (via)
    await insertLeadEvent(sql, {
      workspace,
      leadId,
      kind: 'visit',
      happenedAt: at,
      detail: '',
      via,
      subjectId,
    })
  await insertLeadEvent(sql, {
    workspace,
    leadId,
    kind: SOURCE_EVENTS[source],
    happenedAt: at,
    detail,
    subjectId,
  })
  for (const consent of consents)
    await insertConsent(sql, { workspace, leadId, consent: { ...consent, happenedAt: at } })
  return { leadId, isNew: added !== null }
}

/** Whose email this is; of one that was merged away, the person it was merged into. Null when nobody's. */
async function findByEmail(
  sql: Sql,
  { workspace, email }: { workspace: WorkspaceId; email: string },
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select coalesce(merged_into, id) as id from leads
    where user_id = ${workspace} and email = ${email}
    order by merged_into nulls first
    limit 1
  `
  return row?.id ?? null
}

/** Adds somebody; null where their email has arrived meanwhile. */
async function insertLead(sql: Sql, arrival: Arrival): Promise<string | null> {
  const { workspace, source, name, email, phone = '', company = '', told = '', via, at } = arrival
  const [row] = await sql<{ id: string }[]>`
    insert into leads (
      user_id, name, email, phone, company, told_text, first_source, first_link_id, first_content_id, first_story_id,
      first_campaign_id, first_network, first_at, reached_out_at, active_at, created_at
    ) values (
      ${workspace}, ${name.slice(0, 200)}, ${email}, ${phone.slice(0, 50)}, ${company.slice(0, 200)},
      ${told.slice(0, 500)}, ${source}, ${via?.linkId ?? null}, ${via?.contentId ?? null}, ${via?.storyId ?? null},
      ${via?.campaignId ?? null}, ${via?.network ?? ''}, ${at}, ${isOwnDoing(source) ? at : null}, ${at}, ${at}
    )
    on conflict (user_id, email) where email <> '' and merged_into is null do nothing
    returning id
  `
  return row?.id ?? null
}

/** Fills in what somebody had left empty, and notes that they did something. */
async function fillIn(sql: Sql, arrival: Arrival & { leadId: string }): Promise<void> {
  const { workspace, leadId, source, name, phone = '', company = '', told = '', at } = arrival
  const reachedOut = isOwnDoing(source) ? at : null
  await sql`
    update leads set
      name = case when name = '' then ${name.slice(0, 200)} else name end,
      phone = case when phone = '' then ${phone.slice(0, 50)} else phone end,
      company = case when company = '' then ${company.slice(0, 200)} else company end,
      told_text = case when told_text = '' then ${told.slice(0, 500)} else told_text end,
      reached_out_at = greatest(reached_out_at, ${reachedOut}::timestamptz)
    where user_id = ${workspace} and id = ${leadId}
  `
}
