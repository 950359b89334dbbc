import type { LeadEventKind } from '#core/leads/sources.ts'
import type { LinkSource } from '#core/links/source.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** What somebody followed, or the post they replied to. */
export type Trace = Omit<LinkSource, 'linkId'> & { readonly linkId: string | null }

export interface NewLeadEvent {
  readonly workspace: WorkspaceId
  readonly leadId: string
  readonly kind: LeadEventKind
  readonly happenedAt: Date
  /** In plain words, for the timeline. */
  readonly detail: string
  /** The deal, proposal, message, file or submission it is about. */
  readonly subjectId?: string | null
  /** The link of ours that they followed, or the post they replied to. */
  readonly via?: Trace | null
}

/** Adds a line to somebody's timeline and moves them up in the list; answers the line's id. */
export async function insertLeadEvent(sql: Sql, event: NewLeadEvent): Promise<string> {
  const { workspace, leadId, kind, happenedAt, detail, subjectId = null, via = null } = event
  const [row] = await sql<{ id: string }[]>`
    with noted as (
      insert into lead_events (
        user_id, lead_id, kind, happened_at, detail, link_id, content_id, story_id, campaign_id, network, subject_id
      ) values (
        ${workspace}, ${leadId}, ${kind}, ${happenedAt}, ${detail.slice(0, 5000)}, ${via?.linkId ?? null},
        ${via?.contentId ?? null}, ${via?.storyId ?? null}, ${via?.campaignId ?? null}, ${via?.network ?? ''},
        ${subjectId}
      )
      returning id
    ), moved as (
      update leads set active_at = greatest(active_at, ${happenedAt}::timestamptz)
      where user_id = ${workspace} and id = ${leadId}
    )
    select id from noted
  `
  if (!row) throw new Error('The line was not returned')
  return row.id
}

/** Stands the same in somebody’s timeline already, written within the last minute? Then it is the second press of one. */
export async function existsLeadEvent(
  sql: Sql,
  event: Pick<NewLeadEvent, 'workspace' | 'leadId' | 'kind' | 'happenedAt' | 'detail'> & {
    contentId: string | null
  },
): Promise<boolean> {
  const { workspace, leadId, kind, happenedAt, detail, contentId } = event
  const [row] = await sql`
    select 1 from lead_events
    where user_id = ${workspace} and lead_id = ${leadId} and kind = ${kind} and detail = ${detail.slice(0, 5000)}
      and content_id is not distinct from ${contentId}::uuid
      and happened_at between ${happenedAt}::timestamptz - interval '1 minute' and ${happenedAt}::timestamptz + interval '1 minute'
      and created_at > now() - interval '1 minute'
    limit 1
  `
  return row !== undefined
}
