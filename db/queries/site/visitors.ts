import type { CompassBusinessType } from '#core/site/compass-form.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'

export interface CompassResponse {
  readonly firstName: string
  readonly email: string
  readonly businessType: CompassBusinessType | null
  readonly brandPurpose: string
  readonly originStory: string
  readonly audienceStruggle: string
  /** True when the box "I don't want marketing insights" was left empty. */
  readonly marketingConsent: boolean
}

/** Stores a Brand Compass; answers its id. System role only. */
export async function insertCompassResponse(
  sql: Sql,
  input: CompassResponse & { now: Date },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into brand_compass_responses (
      first_name, email, business_type, brand_purpose, origin_story, audience_struggle, marketing_consent, created_at
    ) values (
      ${input.firstName}, ${input.email}, ${input.businessType}, ${input.brandPurpose}, ${input.originStory},
      ${input.audienceStruggle}, ${input.marketingConsent}, ${input.now}
    )
    returning id
  `
  return row?.id ?? ''
}

/** Stores a message from the contact form; answers its id. System role only. */
export async function insertContactMessage(
  sql: Sql,
  input: { name: string; email: string; topic: string; message: string; now: Date },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into contact_messages (name, email, topic, message, created_at)
    values (${input.name}, ${input.email}, ${input.topic}, ${input.message}, ${input.now})
    returning id
  `
  return row?.id ?? ''
}

/** Notes that an address asked for the newsletter; true when it still has to be confirmed. System role only. */
export async function upsertNewsletterSubscriber(sql: Sql, { email }: { email: string }): Promise<boolean> {
  const [row] = await sql<{ waits: boolean }[]>`
    insert into newsletter_subscribers (email) values (${email})
    on conflict (email) do update set email = excluded.email
    returning confirmed_at is null or unsubscribed_at is not null as waits
  `
  return row?.waits ?? true
}

/** The address was verified by its mailed link. System role only. */
export async function updateNewsletterConfirmed(
  sql: Sql,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await sql`
    update newsletter_subscribers set confirmed_at = ${now}, unsubscribed_at = null where email = ${email}
  `
}

/** The address wants no more letters. System role only. */
export async function updateNewsletterUnsubscribed(
  sql: Sql,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await sql`
    update newsletter_subscribers set unsubscribed_at = ${now} where email = ${email} and unsubscribed_at is null
  `
}

export interface SupportTicket {
  readonly id: string
  readonly topic: string
  readonly message: string
  readonly createdAt: Date
}

/** Keeps what a founder asked of support; answers its id. */
export async function insertSupportTicket(
  sql: Sql,
  input: { workspace: WorkspaceId; topic: string; message: string; diagnostics: object; now: Date },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into support_tickets (user_id, topic, message, diagnostics, created_at)
    values (
      ${input.workspace}, ${input.topic}, ${input.message}, ${jsonb(sql, input.diagnostics)}, ${input.now}
    )
    returning id
  `
  return row?.id ?? ''
}

/** The newest tickets of a workspace, five at most. */
export async function listSupportTickets(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<SupportTicket[]> {
  return sql<SupportTicket[]>`
    select id, topic, message, created_at from support_tickets
    where user_id = ${workspace} order by created_at desc, id desc limit 5
  `
}
