import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A schema as OpenAPI writes it: the part of JSON Schema that OpenAI's description uses. */
interface Schema {
  readonly $ref?: string
  readonly $recursiveRef?: string
  readonly type?: string | readonly string[]
  readonly nullable?: boolean
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly pattern?: string
}

let schemaCache: Readonly<Record<string, Schema>> | null = null

/** OpenAI's published description of the two endpoints (openai/openai-openapi, MIT), trimmed to their schemas. */
function schemas(): Readonly<Record<string, Schema>> {
  if (schemaCache) return schemaCache
  const file = readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8')
  schemaCache = (JSON.parse(file) as { components: { schemas: Record<string, Schema> } }).components.schemas
  return schemaCache
}

/** What is wrong with a value by the description's schema of that name; an empty list when it fits. */
export function checkShape(name: string, value: unknown): string[] {
  const schema = schemas()[name]
  if (!schema) return [`there is no schema ${name}`]
  return problems(schema, value, '')
}

/** The names of a value's own keys that the schema knows nothing of: OpenAI refuses a request that has any. */
export function unknownParameters(name: string, value: object): string[] {
  const fields = fieldsOf(schemas()[name] ?? {})
  return Object.keys(value).filter(key => !fields.has(key))
}

function resolved(schema: Schema): Schema {
  const target = schema.$ref?.split('/').at(-1)
  return target === undefined ? schema : resolved(schemas()[target] ?? {})
}

function fieldsOf(raw: Schema): Set<string> {
  const schema = resolved(raw)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return new Set([...Object.keys(schema.properties ?? {}), ...parts.flatMap(part => [...fieldsOf(part)])])
}

function problems(raw: Schema, value: unknown, at: string): string[] {
  const schema = resolved(raw)
  if (value === null && schema.nullable) return []
  const issues = [...(schema.allOf ?? []).flatMap(part => problems(part, value, at))]
  for (const choice of [schema.anyOf, schema.oneOf]) {
    if (choice) issues.push(...choose(choice, value, at))
  }
  if (schema.enum && !schema.enum.includes(value))
    issues.push(`${at || '.'} is none of ${schema.enum.slice(0, 5).join(', ')}`)
  if (schema.const !== undefined && schema.const !== value)
    issues.push(`${at || '.'} is not ${String(schema.const)}`)
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some(type => isType(type, value)))
    return [...issues, `${at || '.'} is no ${types.join(' or ')}`]
  if (typeof value === 'number') issues.push(...range(schema, value, at))
  if (typeof value === 'string') issues.push(...wording(schema, value, at))
  if (Array.isArray(value)) issues.push(...list(schema, value, at))
  else if (typeof value === 'object' && value !== null)
    issues.push(...fields(schema, value as Record<string, unknown>, at))
  return issues
}

/** One of the choices must fit; else the problems of the one that came nearest are told. */
function choose(choices: readonly Schema[], value: unknown, at: string): string[] {
  let nearest: string[] | null = null
  for (const choice of choices) {
    const issues = problems(choice, value, at)
    if (issues.length === 0) return []
    if (nearest === null || issues.length < nearest.length) nearest = issues
  }
  return nearest ?? []
}

function isType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

function range(schema: Schema, value: number, at: string): string[] {
  const isOut = value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity)
  return isOut ? [`${at} is out of range`] : []
}

function wording(schema: Schema, value: string, at: string): string[] {
  const issues: string[] = []
  if (value.length > (schema.maxLength ?? Infinity)) issues.push(`${at} is too long`)
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value))
    issues.push(`${at} is not written as it should`)
  return issues
}

function list(schema: Schema, value: readonly unknown[], at: string): string[] {
  const isOut = value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity)
  const items = schema.items
  return [
    ...(isOut ? [`${at} has too many or too few`] : []),
    ...(items ? value.flatMap((item, n) => problems(items, item, `${at}[${n}]`)) : []),
  ]
}

function fields(schema: Schema, value: Record<string, unknown>, at: string): string[] {
  const missing = (schema.required ?? []).filter(name => value[name] === undefined)
  const issues = missing.map(name => `${at}.${name} is missing`)
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue
    const own = schema.properties?.[name]
    const other = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null
    if (own) issues.push(...problems(own, part, `${at}.${name}`))
    else if (other) issues.push(...problems(other, part, `${at}.${name}`))
    else if (schema.additionalProperties === false) issues.push(`${at}.${name} is unknown`)
  }
  return issues
}
