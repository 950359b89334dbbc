/** What can go wrong with a call, by the word that programs tell it by, with its status and title (RFC 9457). */
export const PROBLEMS = {
  malformed: { status: 400, title: 'The request can’t be read' },
  unauthorised: { status: 401, title: 'A valid API token is needed' },
  insufficient_scope: { status: 403, title: 'The token’s scopes don’t cover this' },
  not_allowed: { status: 403, title: 'Your role in the workspace doesn’t allow this' },
  plan_required: { status: 403, title: 'The workspace’s plan doesn’t include this' },
  not_found: { status: 404, title: 'There is nothing at this address' },
  method_not_allowed: { status: 405, title: 'This address doesn’t take this method' },
  conflict: { status: 409, title: 'The request doesn’t fit how things are now' },
  changed_elsewhere: { status: 409, title: 'It was changed since you read it' },
  limit_reached: { status: 409, title: 'A limit of the plan is reached' },
  in_progress: { status: 409, title: 'A request with this Idempotency-Key is still running' },
  too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'The body has to be application/json' },
  invalid: { status: 422, title: 'Some fields aren’t right' },
  key_reused: { status: 422, title: 'This Idempotency-Key came with another request before' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  failed: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'We can’t answer just now' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>

export type ProblemCode = keyof typeof PROBLEMS

/** One field that is wrong: in the body by a JSON pointer (RFC 6901), in the address by the parameter’s name. */
export type FieldProblem =
  | { readonly pointer: string; readonly detail: string }
  | { readonly parameter: string; readonly detail: string }

/** What is answered when a call is refused, as application/problem+json. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: ProblemCode
  readonly detail: string
  readonly errors?: readonly FieldProblem[]
}

/** A problem with what happened in this case; `detail` is the title where there is nothing to add. */
export function problemOf(
  code: ProblemCode,
  detail: string = PROBLEMS[code].title,
  errors: readonly FieldProblem[] = [],
): Problem {
  const { status, title } = PROBLEMS[code]
  const type = `urn:brandhearth:problem:${code}`
  return { type, title, status, code, detail, ...(errors.length > 0 ? { errors } : {}) }
}

/** A path of keys as a JSON pointer in a URI fragment; the whole body is `#`. */
export function pointerOf(path: readonly (string | number)[]): string {
  const steps = path.map(step => encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')))
  return ['#', ...steps].join('/')
}
