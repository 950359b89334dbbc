import { problemAnswer, refuse } from '#app/api/http/reply.ts'

/** Whatever the API does not know, for every method. */
const answer = () => problemAnswer(refuse('not_found', 'There is no such address in the API.'))

export const loader = answer
export const action = answer
