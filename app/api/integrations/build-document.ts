import type { GenericSchema } from 'valibot'
import { isWrite, type Operation, pathParameters } from '#core/api/operation.ts'
import { OPERATION_LIST } from '#core/api/operations.ts'
import { PROBLEMS, type ProblemCode } from '#core/api/problems.ts'
import { API_SCOPES } from '#core/api/scopes.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of every operation, from the schemas that check what is sent and the tests check what is answered. */
export async function buildDocument(appUrl: string): Promise<object> {
  const { toJsonSchema } = await import('@valibot/to-json-schema')
  const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output'): Json => {
    const { $schema: _, ...made } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode })
    return made as Json
  }
  const paths: Record<string, Json> = {}
  for (const operation of OPERATION_LIST) {
    const path = paths[operation.path] ?? {}
    path[operation.method.toLowerCase()] = describe(operation, schemaOf)
    paths[operation.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Brandhearth',
      version: '1',
      description:
        'Stories, posts, the planner, campaigns, people, deals, links, numbers and the brand of a workspace. A token acts as its person, with the rights they have on the screen.',
    },
    servers: [{ url: `${appUrl}/api/v1` }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'bhk_…',
          description: `Made in the settings. Scopes: ${API_SCOPES.join(', ')}.`,
        },
      },
      schemas: { Problem: PROBLEM },
    },
  }
}

function describe(
  operation: Operation,
  schemaOf: (schema: GenericSchema, mode: 'input' | 'output') => Json,
): Json {
  const { id, summary, scopes, query, body, answer, status } = operation
  return {
    operationId: id,
    summary,
    'x-scopes': scopes,
    parameters: [
      ...pathParameters(operation).map(name => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string', format: 'uuid' },
      })),
      ...(query ? queryParameters(schemaOf(query, 'input')) : []),
      ...(takesKey(operation) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: status === 204 ? 'Done' : status === 201 ? 'Added' : 'The answer',
        headers: ROOM_HEADERS,
        ...(answer ? { content: { 'application/json': { schema: schemaOf(answer, 'output') } } } : {}),
      },
      ...Object.fromEntries(problemsOf(operation).map(problemAnswer)),
    },
  }
}

/** An object of parameters, one by one. */
function queryParameters({ properties, required }: Json): Json[] {
  return Object.entries((properties ?? {}) as Record<string, Json>).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: Array.isArray(required) && required.includes(name) && schema.default === undefined,
      ...(description ? { description } : {}),
      schema,
    }),
  )
}

const takesKey = (operation: Operation) => operation.method === 'POST' && isWrite(operation)

/** What can be wrong with a call of an operation, one of each status. */
function problemsOf(operation: Operation): ProblemCode[] {
  const { body, query } = operation
  return [
    ...(body || takesKey(operation) ? (['malformed'] as const) : []),
    'unauthorised',
    'insufficient_scope',
    ...(pathParameters(operation).length > 0 || body ? (['not_found'] as const) : []),
    ...(isWrite(operation) ? (['conflict'] as const) : []),
    ...(body ? (['too_large', 'unsupported_media_type'] as const) : []),
    ...(body || query ? (['invalid'] as const) : []),
    'too_many_requests',
    'unavailable',
  ]
}

function problemAnswer(code: ProblemCode): [string, Json] {
  const { status, title } = PROBLEMS[code]
  const schema = { $ref: '#/components/schemas/Problem' }
  return [String(status), { description: title, content: { 'application/problem+json': { schema } } }]
}

const whole = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } })

const ROOM_HEADERS = {
  'RateLimit-Limit': whole('Calls in a minute.'),
  'RateLimit-Remaining': whole('How many of them are left.'),
  'RateLimit-Reset': whole('Seconds until there are more.'),
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body acts once, and is answered the same for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { enum: Object.keys(PROBLEMS) },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['detail'],
        properties: {
          pointer: { type: 'string', description: 'The field of the body, as a JSON pointer.' },
          parameter: { type: 'string', description: 'The parameter of the address.' },
          detail: { type: 'string' },
        },
      },
    },
  },
}
