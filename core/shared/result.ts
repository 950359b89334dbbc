/** A refusal is a value: callers switch over `reason`, and `copy` turns it into a sentence. */
export type Ok<T extends object = object> = { readonly ok: true } & T
export type Refusal<R extends string = string, D extends object = object> = {
  readonly ok: false
  readonly reason: R
} & D
export type Result<T extends object = object, R extends string = string> = Ok<T> | Refusal<R>

/** A success with what it produced: `ok({ story })`. */
export function ok(): Ok
export function ok<T extends object>(value: T): Ok<T>
export function ok(value: object = {}): Ok {
  return { ...value, ok: true }
}

/** A refusal with its reason and what the sentence needs: `err('story_limit_reached', { limit: 25 })`. */
export function err<R extends string>(reason: R): Refusal<R>
export function err<R extends string, D extends object>(reason: R, details: D): Refusal<R, D>
export function err<R extends string>(reason: R, details: object = {}): Refusal<R> {
  return { ...details, ok: false, reason }
}
