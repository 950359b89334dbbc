import type { Shown } from '#core/lead-forms/address.ts'
import type { KeptOutcome } from '#core/lead-forms/quiz.ts'
import type { SpamReason } from '#core/lead-forms/spam.ts'
import type { FormAnswer } from '#core/lead-forms/submission.ts'
import type { LinkSource } from '#core/links/source.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, json, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'

export const submissionShape = rowShape('lead_submissions', {
  id: uuid,
  formId: uuid,
  state: text<'accepted' | 'unconfirmed' | 'spam'>(),
  door: text<SubmissionDoor>(),
  receivedAt: instant,
  name: text(),
  email: text(),
  answers: json<FormAnswer[]>(),
  outcome: nullable(json<KeptOutcome>()),
  consentWording: text(),
  spamReasons: { type: '_text', nullable: false } as { type: string; nullable: false; value?: SpamReason[] },
  linkId: nullable(uuid),
  leadId: nullable(uuid),
  confirmedAt: nullable(instant),
  judgedAt: nullable(instant),
})

/** By which door something came in. */
export type SubmissionDoor = 'page' | 'embed' | 'api'

/** What came in by a form. Its answers hold what a person is known by as well. */
export type LeadSubmission = RowOf<typeof submissionShape>

/** What is kept of something that came in. */
export type NewSubmission = Pick<
  LeadSubmission,
  'formId' | 'state' | 'door' | 'receivedAt' | 'name' | 'email' | 'outcome' | 'consentWording' | 'linkId'
> & {
  readonly answers: readonly FormAnswer[]
  readonly spamReasons: readonly SpamReason[]
  readonly textHash: string
  /** Of the form's one-time token; null where it carried none of ours. */
  readonly onceHash: string | null
}

/** Keeps what came in; null where its one-time token has been used. */
export async function insertSubmission(
  sql: Sql,
  { workspace, submission }: { workspace: WorkspaceId; submission: NewSubmission },
): Promise<LeadSubmission | null> {
  const { formId, state, door, receivedAt, name, email, answers, consentWording, linkId } = submission
  const { outcome, spamReasons, textHash, onceHash } = submission
  const [row] = await sql<LeadSubmission[]>`
    insert into lead_submissions (
      user_id, form_id, state, door, received_at, name, email, answers, outcome, consent_wording, spam_reasons,
      text_hash, link_id, once_hash, created_at
    ) values (
      ${workspace}, ${formId}, ${state}, ${door}, ${receivedAt}, ${name}, ${email}, ${jsonb(sql, answers)},
      ${outcome && jsonb(sql, outcome)}, ${consentWording}, ${[...spamReasons]}, ${textHash}, ${linkId}, ${onceHash}, ${receivedAt}
    )
    on conflict (once_hash) do nothing
    returning ${sql(submissionShape.names)}
  `
  return row ?? null
}

/** What tells one press from another with the same token. */
export type OnceSubmission = Pick<NewSubmission, 'email' | 'textHash' | 'answers'>

/** What a one-time token was used for; null while it was not. */
export async function findSubmissionOnce(
  sql: Sql,
  { workspace, onceHash }: { workspace: WorkspaceId; onceHash: string },
): Promise<OnceSubmission | null> {
  const [row] = await sql<OnceSubmission[]>`
    select email, text_hash, answers from lead_submissions where user_id = ${workspace} and once_hash = ${onceHash}
  `
  return row ?? null
}

/** From how many other emails the same text came in since a moment. */
export async function countRepeats(
  sql: Sql,
  input: { workspace: WorkspaceId; textHash: string; email: string; since: Date },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(distinct email) as n from lead_submissions
    where user_id = ${input.workspace} and text_hash = ${input.textHash} and received_at > ${input.since}
      and email <> ${input.email}
  `
  return row?.n ?? 0
}

/** Something that came in, locked until the transaction ends; null when there is none of that id. */
export async function lockSubmission(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<LeadSubmission | null> {
  const [row] = await sql<LeadSubmission[]>`
    select ${sql(submissionShape.names)} from lead_submissions
    where user_id = ${workspace} and id = ${id} for update
  `
  return row ?? null
}

/** Notes whose it is, and how it has to be confirmed, where it has. */
export async function updateSubmissionAdmitted(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    leadId: string
    confirm: { readonly hash: string; readonly until: Date } | null
    /** When somebody decided that it is no spam; null where that was never thought. */
    judgedAt: Date | null
  },
): Promise<void> {
  const { workspace, id, leadId, confirm, judgedAt } = input
  await sql`
    update lead_submissions set state = ${confirm ? 'unconfirmed' : 'accepted'}, lead_id = ${leadId},
      confirm_hash = ${confirm?.hash ?? null}, confirm_until = ${confirm?.until ?? null},
      judged_at = coalesce(${judgedAt}::timestamptz, judged_at)
    where user_id = ${workspace} and id = ${id}
  `
}

/** Something that came in, with what a list shows of where from. */
export interface ListedSubmission extends LeadSubmission {
  /** The platform of the link that led there; '' without. */
  readonly network: string
  /** The story of the post whose link led there. */
  readonly story: string | null
}

function sources(sql: Sql) {
  return sql`
    left join tracked_links l on l.user_id = s.user_id and l.id = s.link_id
    left join content_created c on c.user_id = l.user_id and c.id = l.content_id
    left join stories t on t.user_id = c.user_id and t.id = c.story_id
  `
}

/** What came in by a form, the newest first. `shown` `all` is all but spam. */
export async function listSubmissions(
  sql: Sql,
  input: { workspace: WorkspaceId; formId: string; shown: Shown; page: PageRequest },
): Promise<Page<ListedSubmission>> {
  const { workspace, formId, shown } = input
  const { limit, offset } = readPage(input.page)
  const state = { all: null, people: 'accepted', unconfirmed: 'unconfirmed', spam: 'spam' }[shown]
  const rows = await sql<(ListedSubmission & { total: number })[]>`
    select ${sql(submissionShape.names.map(name => `s.${name}`))}, coalesce(l.network, '') as network,
      t.title as story, count(*) over () as total
    from lead_submissions s
    ${sources(sql)}
    where s.user_id = ${workspace} and s.form_id = ${formId}
      and ${state === null ? sql`s.state <> 'spam'` : sql`s.state = ${state}`}
    order by s.received_at desc, s.id
    limit ${limit} offset ${offset}
  `
  return pageOf(rows, input.page)
}

/** How much came in by a form, by what became of it. */
export async function countSubmissions(
  sql: Sql,
  { workspace, formId }: { workspace: WorkspaceId; formId: string },
): Promise<{ accepted: number; unconfirmed: number; spam: number }> {
  const [row] = await sql<{ accepted: number; unconfirmed: number; spam: number }[]>`
    select count(*) filter (where state = 'accepted') as accepted,
      count(*) filter (where state = 'unconfirmed') as unconfirmed, count(*) filter (where state = 'spam') as spam
    from lead_submissions where user_id = ${workspace} and form_id = ${formId}
  `
  return row ?? { accepted: 0, unconfirmed: 0, spam: 0 }
}

/** The next of what came in by a form, spam too, after an id and in the order of ids: for files, which take all. */
export async function listSubmissionsForExport(
  sql: Sql,
  input: { workspace: WorkspaceId; formId: string; after: string | null; limit: number },
): Promise<ListedSubmission[]> {
  const { workspace, formId, after, limit } = input
  return sql<ListedSubmission[]>`
    select ${sql(submissionShape.names.map(name => `s.${name}`))}, coalesce(l.network, '') as network,
      t.title as story
    from lead_submissions s
    ${sources(sql)}
    where s.user_id = ${workspace} and s.form_id = ${formId} and (${after}::uuid is null or s.id > ${after})
    order by s.id
    limit ${limit}
  `
}

/** The link that something came in by, with what it stands for; null without one. */
export async function findSubmissionLink(
  sql: Sql,
  { workspace, linkId }: { workspace: WorkspaceId; linkId: string },
): Promise<(LinkSource & { slug: string }) | null> {
  const [row] = await sql<(LinkSource & { slug: string })[]>`
    select l.slug, l.id as link_id, l.content_id, c.story_id, coalesce(l.campaign_id, c.campaign_id) as campaign_id,
      l.network
    from tracked_links l
    left join content_created c on c.user_id = l.user_id and c.id = l.content_id
    where l.user_id = ${workspace} and l.id = ${linkId}
  `
  return row ?? null
}
