import * as v from 'valibot'
import { readText } from '#app/platform/forms/read-body.server.ts'
import { type FieldProblem, pointerOf } from '#core/api/problems.ts'
import { refuse } from './reply.ts'

/** In bytes: a text of 10,000 characters in its longest spelling, with room for the rest. */
const LONGEST_BODY = 256_000

const JSON_TYPE = /^application\/json\s*(;|$)/i

const KEY = /^[\x21-\x7e]{1,255}$/

/** The text of a JSON body; '' where none is wanted. Refuses another kind, and one that is too long. */
export async function readBodyText(request: Request): Promise<string> {
  if (!JSON_TYPE.test(request.headers.get('Content-Type') ?? '')) throw refuse('unsupported_media_type')
  const text = await readText(request, LONGEST_BODY)
  if (text === null) throw refuse('too_large', `A body can have at most ${LONGEST_BODY / 1000} kB.`)
  return text
}

/** A body by its schema. */
export function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('malformed', 'The body isn’t JSON.')
  }
  return checked(schema, value, path => ({ pointer: pointerOf(path) }))
}

/** The parameters of an address by their schema; of one that comes twice the last counts. */
export function readQuery<Schema extends v.GenericSchema>(
  schema: Schema | undefined,
  address: string,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(new URL(address).searchParams)
  const { limit } = given
  const value = limit !== undefined && /^\d{1,9}$/.test(limit) ? { ...given, limit: Number(limit) } : given
  return checked(schema ?? v.strictObject({}), value, path => ({ parameter: String(path[0] ?? '') }))
}

/** The values of a form of ours, by its own schema: the same rules as on the screen. */
export function asOnScreen<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  names: Readonly<Record<string, string>> = {},
): v.InferOutput<Schema> {
  return checked(schema, value, ([first = '', ...rest]) => ({
    pointer: pointerOf([names[first] ?? first, ...rest]),
  }))
}

/** The Idempotency-Key of a request; null without one. */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('Idempotency-Key')
  if (key === null) return null
  if (!KEY.test(key)) throw refuse('malformed', 'An Idempotency-Key has 1 to 255 visible ASCII characters.')
  return key
}

function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  placeOf: (path: readonly (string | number)[]) => { pointer: string } | { parameter: string },
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const errors = read.issues.slice(0, 20).map((issue): FieldProblem => {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
    return { ...placeOf(path), detail: detailOf(issue) }
  })
  throw refuse('invalid', undefined, { errors })
}

/** Messages of ours as they are; those of the library say no more than what was expected. */
function detailOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'Is missing'
  if (issue.type === 'strict_object')
    return issue.expected === 'never' ? 'Isn’t known' : 'Has to be an object'
  if (issue.type === 'picklist') return `Has to be one of ${issue.expected ?? ''}`.slice(0, 500)
  if (issue.kind === 'schema' && issue.message.startsWith('Invalid type'))
    return `Has to be a ${issue.expected?.toLowerCase() ?? 'value of another kind'}`
  return issue.message
}
