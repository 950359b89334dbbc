import * as v from 'valibot'

/** A function that a model may call, in the words of JSON Schema. */
export interface ToolDefinition<Name extends string = string> {
  readonly name: Name
  readonly description: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/** An object with exactly these properties, all of them given. */
export function strict(properties: Readonly<Record<string, unknown>>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

/** A text. */
export function text(description: string) {
  return { type: 'string', description }
}

/** One of some words. */
export function choice(words: readonly string[], description: string) {
  return { type: 'string', enum: [...words], description }
}

/** A whole number; whatever is outside the range is brought into it when the call is read. */
export function whole({ from, to }: { from: number; to: number }, description: string) {
  return { type: 'integer', description: `${description} ${from} to ${to}.` }
}

/** How `whole` is read: a model that asks for 500 rows gets as many as there may be. */
export function readWhole({ from, to }: { from: number; to: number }) {
  return v.pipe(
    v.number(),
    v.finite(),
    v.transform(number => Math.min(to, Math.max(from, Math.round(number)))),
  )
}
