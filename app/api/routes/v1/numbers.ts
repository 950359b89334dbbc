import { numbersOf } from '#app/api/http/operations/numbers-of.ts'
import { serve } from '#app/api/http/serve.ts'

const answer = serve({ getNumbers: numbersOf })

export const loader = answer
export const action = answer
