import { serve } from '#app/api/http/serve.ts'

const answer = serve({
  getMe: async ({ caller: { person, scopes } }) => ({
    personId: person.userId,
    workspaceId: person.workspace,
    role: person.role,
    plan: person.tier,
    timeZone: person.workspaceTimeZone,
    token: { name: person.token ?? '', scopes },
  }),
})

export const loader = answer
export const action = answer
