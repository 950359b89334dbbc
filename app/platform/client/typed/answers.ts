import type { TypedAnswer } from '#core/shared/typed-answer.ts'

/** Rides along with what is sent, so that the answer can be told to the form it belongs to. */
export const TYPED_ID = 'typedId'

type Listener = (id: string, answer: TypedAnswer) => void

// Every page sends requests, few keep what is typed: so the forms come to the answers, not the other way round.
const listeners: Listener[] = []

/** Calls back with each answer to a form that keeps what is typed. */
export function onTypedAnswer(next: Listener): void {
  listeners.push(next)
}

/** Tells the form that sent a body what the server answered. */
export function tellAnswer(id: string, answer: TypedAnswer): void {
  for (const listener of listeners) listener(id, answer)
}
