import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { listPeople } from '#app/api/services/lists/list-people.ts'
import { addPerson } from '#app/leads/services/add-person.ts'
import { newLeadSchema } from '#core/leads/schema.ts'

const answer = serve({
  listPeople: async ({ ctx, query }) => pageOf(await listPeople(ctx, wantedOf(query)), person => person),
  createPerson: async ({ ctx, body: { tags = [], howTheyFoundYou: toldText, ...said }, workKey }) => {
    const typed = { ...said, toldText, tags: tags.join(',') }
    const person = asOnScreen(newLeadSchema, typed, { toldText: 'howTheyFoundYou' })
    const result = await addPerson(ctx, { person, idempotencyKey: workKey })
    if (!result.ok) throw refusal(result.reason)
    return { id: result.leadId }
  },
})

export const loader = answer
export const action = answer
