import { fillTemplate, firstNameOf } from '#core/replies/fill.ts'
import { STARTER_TEMPLATES } from '#core/replies/starters.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { insertLeadEvent } from '../queries/leads/events.ts'
import { findBrandName } from '../queries/replies/brand-name.ts'
import { insertMessage } from '../queries/replies/messages.ts'

/** How well each of several texts sounds like the brand; null where that can’t be told. */
export type ScoreTexts = (texts: readonly string[]) => Promise<readonly (number | null)[]>

interface Answered {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly answeredAt: Date
  readonly sender: string
}

/**
 * Writes down what the people who were answered lately were told: by mail from a template, and by WhatsApp where no
 * address is known. Those who were answered longer ago have a line of their own already.
 */
export async function seedMessages(
  sql: Sql,
  { workspace, scoreTexts }: { workspace: WorkspaceId; scoreTexts: ScoreTexts },
): Promise<void> {
  const people = await sql<Answered[]>`
    select l.id, l.name, l.email, l.answered_at, p.full_name as sender
    from leads l join profiles p on p.id = l.user_id
    where l.user_id = ${workspace} and l.merged_into is null and l.answered_at is not null and not exists (
      select from lead_events e where e.user_id = l.user_id and e.lead_id = l.id and e.kind = 'message_sent'
    )
    order by l.answered_at
  `
  const brand = await findBrandName(sql, { workspace })
  const letters = people.map((person, at) => letterTo(person, { brand, at }))
  const scores = await scoreTexts(letters.map(({ body }) => body))
  for (const [at, person] of people.entries()) {
    const letter = letters[at]
    if (!letter) continue
    const { subject, body } = letter
    const about = { workspace, leadId: person.id }
    const id = await insertMessage(sql, {
      ...about,
      ...letter,
      alignment: scores[at] ?? null,
      state: 'sent',
      now: person.answeredAt,
    })
    await insertLeadEvent(sql, {
      ...about,
      kind: 'message_sent',
      happenedAt: person.answeredAt,
      detail: subject === '' ? body : `${subject}\n\n${body}`,
      subjectId: id,
    })
  }
}

function letterTo({ name, email, sender }: Answered, { brand, at }: { brand: string; at: number }) {
  if (email === '')
    return {
      way: 'whatsapp' as const,
      subject: '',
      body: `Hello ${firstNameOf(name)}, thank you for writing. Tuesday at ten or Thursday at two: does one of them suit you? ${firstNameOf(sender)}`,
    }
  const template = STARTER_TEMPLATES[at % 2]
  const values = { name, first_name: firstNameOf(name), company: '', brand, sender }
  return {
    way: 'mailto' as const,
    subject: fillTemplate(template?.subject ?? '', values),
    body: fillTemplate(template?.body ?? '', values),
  }
}
