import { newPerson } from '#app/api/http/operations/new-person.ts'
import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { serve } from '#app/api/http/serve.ts'
import { listPeople } from '#app/api/services/lists/list-people.ts'

const answer = serve({
  listPeople: async ({ ctx, query }) => pageOf(await listPeople(ctx, wantedOf(query)), person => person),
  createPerson: newPerson,
})

export const loader = answer
export const action = answer
