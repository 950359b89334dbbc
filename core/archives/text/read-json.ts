/** An object of somebody else's JSON. */
export type JsonObject = Readonly<Record<string, unknown>>

/** JSON that somebody sent; undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

/** A value as an object; an empty one for anything else. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

/** A value as text; '' for anything else. Numbers are written out. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
