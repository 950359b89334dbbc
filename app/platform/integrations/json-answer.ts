import type { GuardedAnswer } from './guarded-request.ts'

/** As `GuardedAnswer`, with what the body says as JSON; null where it says nothing that can be read. */
export type JsonAnswer =
  | (Extract<GuardedAnswer, { kind: 'answered' }> & { readonly data: unknown })
  | Exclude<GuardedAnswer, { kind: 'answered' }>

/** An answer with its body read. */
export function jsonAnswer(answer: GuardedAnswer): JsonAnswer {
  return answer.kind === 'answered' ? { ...answer, data: readJson(answer.body) } : answer
}

/** What a body says as JSON; null where it says nothing that can be read. */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return null
  }
}
