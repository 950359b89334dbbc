import type { FormField } from '#core/lead-forms/fields.ts'
import type { Quiz, QuizOutcome, QuizQuestion, Scoring } from '#core/lead-forms/quiz.ts'
import type { FormKind, FormSettings, FormStatus } from '#core/lead-forms/settings.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { instant, integer, json, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const leadFormShape = rowShape('lead_forms', {
  id: uuid,
  slug: text(),
  name: text(),
  kind: text<FormKind>(),
  status: text<FormStatus>(),
  offerId: nullable(uuid),
  title: text(),
  introduction: text(),
  button: text(),
  thanks: text(),
  nextAddress: text(),
  fields: json<FormField[]>(),
  scoring: text<Scoring>(),
  questions: json<QuizQuestion[]>(),
  outcomes: json<QuizOutcome[]>(),
  consentWording: text(),
  version: integer,
  createdAt: instant,
})

/** A form that visitors fill in. */
export type LeadForm = RowOf<typeof leadFormShape>

/** Adds a form as a draft; null where its slug is taken. */
export async function insertLeadForm(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    slug: string
    name: string
    kind: FormKind
    fields: readonly FormField[]
    now: Date
  },
): Promise<LeadForm | null> {
  const { workspace, slug, name, kind, fields, now } = input
  const [row] = await sql<LeadForm[]>`
    insert into lead_forms (user_id, slug, name, kind, title, fields, created_at, updated_at)
    values (${workspace}, ${slug}, ${name}, ${kind}, ${name}, ${jsonb(sql, fields)}, ${now}, ${now})
    on conflict (slug) do nothing
    returning ${sql(leadFormShape.names)}
  `
  return row ?? null
}

/** One form; null when there is none of that id. */
export async function findLeadForm(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<LeadForm | null> {
  const [row] = await sql<LeadForm[]>`
    select ${sql(leadFormShape.names)} from lead_forms where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** A form in the list, with what came in by it. */
export interface LeadFormItem
  extends Pick<LeadForm, 'id' | 'slug' | 'name' | 'kind' | 'status' | 'createdAt'> {
  /** Filled in by people. */
  readonly received: number
  readonly spam: number
  readonly lastAt: Date | null
}

/** All forms, open ones first, then the newest; at most 200. */
export async function listLeadForms(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<LeadFormItem[]> {
  return sql<LeadFormItem[]>`
    select f.id, f.slug, f.name, f.kind, f.status, f.created_at,
      count(s.id) filter (where s.state <> 'spam') as received,
      count(s.id) filter (where s.state = 'spam') as spam,
      max(s.received_at) filter (where s.state <> 'spam') as last_at
    from lead_forms f
    left join lead_submissions s on s.user_id = f.user_id and s.form_id = f.id
    where f.user_id = ${workspace}
    group by f.id
    order by f.status = 'open' desc, f.created_at desc, f.id
    limit 200
  `
}

/** Changes a form; null when there is none, or when it is no longer at the version named. */
export async function updateLeadForm(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    version: number
    settings: Omit<FormSettings, 'offerId'> & { readonly offerId: string | null }
  },
): Promise<LeadForm | null> {
  const { name, offerId, title, introduction, button, thanks, nextAddress, consentWording, fields } =
    input.settings
  const [row] = await sql<LeadForm[]>`
    update lead_forms set name = ${name}, offer_id = ${offerId}, title = ${title}, introduction = ${introduction},
      button = ${button}, thanks = ${thanks}, next_address = ${nextAddress}, consent_wording = ${consentWording},
      fields = ${jsonb(sql, fields)}, version = version + 1
    where user_id = ${input.workspace} and id = ${input.id} and version = ${input.version}
    returning ${sql(leadFormShape.names)}
  `
  return row ?? null
}

/** Changes what a quiz asks and what comes of it; false when there is none, or when it is at another version. */
export async function updateLeadFormQuiz(
  sql: Sql,
  { workspace, id, version, quiz }: { workspace: WorkspaceId; id: string; version: number; quiz: Quiz },
): Promise<boolean> {
  const { scoring, questions, outcomes } = quiz
  const rows = await sql`
    update lead_forms set scoring = ${scoring}, questions = ${jsonb(sql, questions)},
      outcomes = ${jsonb(sql, outcomes)}, version = version + 1
    where user_id = ${workspace} and id = ${id} and version = ${version} and kind = 'quiz'
    returning id
  `
  return rows.length > 0
}

/** Opens or closes a form; false when there is none of that id. */
export async function updateLeadFormStatus(
  sql: Sql,
  { workspace, id, status }: { workspace: WorkspaceId; id: string; status: FormStatus },
): Promise<boolean> {
  const rows = await sql`
    update lead_forms set status = ${status} where user_id = ${workspace} and id = ${id} returning id
  `
  return rows.length > 0
}
