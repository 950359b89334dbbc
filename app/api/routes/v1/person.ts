import { oneOf } from '#app/api/http/page.ts'
import { serve } from '#app/api/http/serve.ts'
import { listPeople } from '#app/api/services/lists/list-people.ts'

const answer = serve({
  getPerson: async ({ ctx, param }) => oneOf(await listPeople(ctx, { id: param('personId'), size: 1 })),
})

export const loader = answer
export const action = answer
