import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A definition as lexicons write it: the part of their language that those we speak use. */
interface Definition {
  readonly type: string
  readonly ref?: string
  readonly refs?: readonly string[]
  readonly properties?: Readonly<Record<string, Definition>>
  readonly required?: readonly string[]
  readonly nullable?: readonly string[]
  readonly items?: Definition
  readonly record?: Definition
  readonly format?: string
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxGraphemes?: number
  readonly maxSize?: number
  readonly accept?: readonly string[]
  readonly parameters?: Definition
  readonly input?: { readonly schema?: Definition }
  readonly output?: { readonly schema?: Definition }
}

/**
 * The published lexicons of what the stand-in answers (bluesky-social/atproto, MIT, as `@atproto/api` 0.21.0 carries
 * them): by full name, without their descriptions, and only what these methods and this record lead to.
 */
const LEXICONS = JSON.parse(readFileSync(join(import.meta.dirname, 'lexicons.json'), 'utf8')) as Record<
  string,
  Definition
>

const DID = /^did:[a-z]+:[\w.:%-]+$/
const HANDLE = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/i
const FORMATS: Readonly<Record<string, RegExp>> = {
  did: DID,
  handle: HANDLE,
  'at-identifier': new RegExp(`${DID.source}|${HANDLE.source}`, 'i'),
  'at-uri': /^at:\/\/did:[a-z]+:[\w.:%-]+\/[a-z0-9.]+\/[\w.:~-]+$/i,
  uri: /^[a-z][a-z0-9.+-]*:\S+$/i,
  cid: /^baf(?:kre|yre)i[a-z2-7]{52}$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  tid: /^[234567a-j][234567a-z]{12}$/,
  'record-key': /^[\w.:~-]{1,512}$/,
  nsid: /^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+\.[a-z]\w*$/i,
  language: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i,
}

/** What is wrong with what a method answered; an empty list when it fits. */
export function wrongOutput(method: string, value: unknown): string[] {
  return problems(LEXICONS[`${method}#main`]?.output?.schema, value, '')
}

/** What is wrong with a record of a collection. */
export function wrongRecord(collection: string, value: unknown): string[] {
  return problems(LEXICONS[`${collection}#main`]?.record, value, '')
}

/** The names that a method takes, in its address or in its body. */
export function inputNames(method: string): string[] {
  const { parameters, input } = LEXICONS[`${method}#main`] ?? {}
  return Object.keys({ ...parameters?.properties, ...input?.schema?.properties })
}

function problems(definition: Definition | undefined, value: unknown, at: string): string[] {
  const where = at || '.'
  if (!definition) return [`${where} is nothing the lexicons know`]
  if (definition.type === 'ref') return problems(LEXICONS[definition.ref ?? ''], value, at)
  if (definition.type === 'union') return choose(definition, value, at)
  if (definition.type === 'unknown') return isObject(value) ? [] : [`${where} is no object`]
  if (definition.type === 'object') return fields(definition, value, at)
  if (definition.type === 'array') return list(definition, value, at)
  if (definition.type === 'string') return wording(definition, value, where)
  if (definition.type === 'blob') return blob(definition, value, where)
  if (definition.type === 'boolean') return typeof value === 'boolean' ? [] : [`${where} is no boolean`]
  const isRight =
    definition.type === 'integer' &&
    Number.isInteger(value) &&
    Number(value) >= (definition.minimum ?? -Infinity) &&
    Number(value) <= (definition.maximum ?? Infinity)
  return isRight ? [] : [`${where} is no ${definition.type} in its range`]
}

function choose({ refs = [] }: Definition, value: unknown, at: string): string[] {
  const type = isObject(value) ? String(value.$type) : ''
  const name = type.includes('#') ? type : `${type}#main`
  return refs.includes(name)
    ? problems(LEXICONS[name], value, at)
    : [`${at}.$type is none of ${refs.join(', ')}`]
}

function fields(definition: Definition, value: unknown, at: string): string[] {
  if (!isObject(value)) return [`${at || '.'} is no object`]
  const { properties = {}, required = [], nullable = [] } = definition
  const missing = required.filter(name => value[name] === undefined).map(name => `${at}.${name} is missing`)
  const wrong = Object.entries(value).flatMap(([name, part]) => {
    if (name === '$type' || part === undefined || (part === null && nullable.includes(name))) return []
    return problems(properties[name], part, `${at}.${name}`)
  })
  return [...missing, ...wrong]
}

function list(
  { items, minLength = 0, maxLength = Infinity }: Definition,
  value: unknown,
  at: string,
): string[] {
  if (!Array.isArray(value)) return [`${at} is no array`]
  const isOut = value.length < minLength || value.length > maxLength
  return [
    ...(isOut ? [`${at} has too many or too few`] : []),
    ...value.flatMap((item, place) => problems(items, item, `${at}[${place}]`)),
  ]
}

function wording(definition: Definition, value: unknown, where: string): string[] {
  if (typeof value !== 'string') return [`${where} is no string`]
  const { format, minLength = 0, maxLength = Infinity, maxGraphemes } = definition
  const bytes = Buffer.byteLength(value)
  if (bytes < minLength || bytes > maxLength) return [`${where} is too long or too short`]
  if (maxGraphemes !== undefined && [...new Intl.Segmenter('en').segment(value)].length > maxGraphemes)
    return [`${where} has too many graphemes`]
  return format === undefined || FORMATS[format]?.test(value) ? [] : [`${where} is no ${format}`]
}

function blob({ accept = [], maxSize = Infinity }: Definition, value: unknown, where: string): string[] {
  if (!isObject(value) || value.$type !== 'blob' || !isObject(value.ref)) return [`${where} is no blob`]
  const { ref, mimeType, size } = value
  if (!FORMATS.cid?.test(String(ref.$link))) return [`${where} has no CID`]
  if (typeof size !== 'number' || size > maxSize) return [`${where} is too large`]
  const fits =
    accept.length === 0 || accept.some(type => String(mimeType).startsWith(type.replace(/\*.*$/, '')))
  return fits ? [] : [`${where} is of another type`]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
