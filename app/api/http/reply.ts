import type { CallRoom } from '#app/api/services/calls/count-call.ts'
import type { ApiAnswer } from '#core/api/answer.ts'
import { type FieldProblem, type Problem, type ProblemCode, problemOf } from '#core/api/problems.ts'

/** A call that is refused, on its way to whoever turns it into an answer. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly problem: Problem
  readonly headers: Readonly<Record<string, string>>

  constructor(problem: Problem, headers: Readonly<Record<string, string>> = {}) {
    super(problem.detail)
    this.problem = problem
    this.headers = headers
  }
}

/** Refuses a call; thrown, because it is a dead end wherever it comes up. */
export function refuse(
  code: ProblemCode,
  detail?: string,
  more: { errors?: readonly FieldProblem[]; headers?: Readonly<Record<string, string>> } = {},
): Refused {
  return new Refused(problemOf(code, detail, more.errors), more.headers)
}

/** A problem as an answer (RFC 9457). */
export function problemAnswer({ problem, headers }: Refused): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  })
}

/** An answer as it goes out. */
export function jsonAnswer({ status, body, location }: ApiAnswer): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (location) headers.set('Location', location)
  if (status === 204) return new Response(null, { status, headers })
  headers.set('Content-Type', 'application/json')
  return new Response(JSON.stringify(body), { status, headers })
}

/** Says how much a token may still do. */
export function setRoom(answer: Response, { limit, remaining, resetSeconds }: CallRoom): Response {
  answer.headers.set('RateLimit-Limit', String(limit))
  answer.headers.set('RateLimit-Remaining', String(remaining))
  answer.headers.set('RateLimit-Reset', String(resetSeconds))
  return answer
}
