import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import type { Adding } from '#app/api/http/serve.ts'
import { addPerson } from '#app/leads/services/add-person.ts'
import { newLeadSchema } from '#core/leads/schema.ts'

/** Adds the person that a program sends, by the rules of the form. */
export async function newPerson({
  ctx,
  body: { tags = [], howTheyFoundYou: toldText, ...said },
  workKey,
}: Adding<'createPerson'>): Promise<{ id: string }> {
  const typed = { ...said, toldText, tags: tags.join(',') }
  const person = asOnScreen(newLeadSchema, typed, { toldText: 'howTheyFoundYou' })
  const result = await addPerson(ctx, { person, idempotencyKey: workKey })
  if (!result.ok) throw refusal(result.reason)
  return { id: result.leadId }
}
