import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ledger, Refusal } from '../books/ledger.ts'
import { ENDPOINTS, type Endpoint } from '../shapes/endpoints.ts'
import { type FormTree, findProblem, readForm, type Shape } from '../shapes/parameter-shape.ts'
import { catalogue } from './catalogue.ts'
import { expand } from './expand.ts'
import { numberOf, textOf, textsOf } from './given.ts'
import type { Handlers } from './handlers.ts'
import { type Json, list } from './present.ts'
import { running } from './running.ts'
import { selling } from './selling.ts'
import { testing } from './testing.ts'

export interface ApiRequest {
  readonly method: string
  readonly url: URL
  readonly body: string
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
}

export interface ApiAnswer {
  readonly status: number
  readonly body: string
  readonly replayed?: boolean
}

const SHAPES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../shapes/parameters.json'), 'utf8'),
) as Record<Endpoint, Shape>

const HANDLERS: Handlers = { ...catalogue, ...selling, ...running, ...testing }

/** Answers a call of the API as Stripe would: key, address, parameters, idempotency, then the books. */
export function answerApi(ledger: Ledger, secretKey: string, request: ApiRequest): ApiAnswer {
  try {
    if (request.authorization !== `Bearer ${secretKey}`) {
      throw new Refusal('Invalid API Key provided.', { status: 401 })
    }
    const endpoint = findEndpoint(request.method, request.url.pathname)
    if (!endpoint) {
      throw new Refusal(`Unrecognized request URL (${request.method}: ${request.url.pathname}).`, {
        status: 404,
      })
    }
    const form = readForm(
      request.method === 'POST' ? new URLSearchParams(request.body) : request.url.searchParams,
    )
    const problem = findProblem(form, SHAPES[endpoint.endpoint])
    if (problem) throw new Refusal(problem.message, { code: problem.code, param: problem.param })
    return answerOnce(ledger, request, () => {
      const result = HANDLERS[endpoint.endpoint]?.(ledger, form, endpoint.id)
      if (!result) throw new Refusal('The stand-in has no answer to this call', { status: 501 })
      const answer = Array.isArray(result) ? page(request.url.pathname, result, form) : result
      return JSON.stringify(expand(ledger, answer, textsOf(form.expand)))
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refuse(error)
  }
}

function findEndpoint(method: string, path: string): { endpoint: Endpoint; id: string } | null {
  for (const endpoint of Object.keys(ENDPOINTS) as Endpoint[]) {
    const [verb = '', pattern = ''] = endpoint.split(' ')
    if (verb !== method) continue
    if (pattern === path) return { endpoint, id: '' }
  }
  for (const endpoint of Object.keys(ENDPOINTS) as Endpoint[]) {
    const [verb = '', pattern = ''] = endpoint.split(' ')
    const [before = '', after = ''] = pattern.split(':id')
    if (verb !== method || !pattern.includes(':id')) continue
    if (!path.startsWith(before) || !path.endsWith(after)) continue
    const id = path.slice(before.length, path.length - after.length)
    if (id !== '' && !id.includes('/')) return { endpoint, id: decodeURIComponent(id) }
  }
  return null
}

/** The same key twice gives the first answer again; with other parameters it is refused. */
function answerOnce(ledger: Ledger, request: ApiRequest, work: () => string): ApiAnswer {
  const key = request.method === 'POST' ? request.idempotencyKey : undefined
  const fingerprint = createHash('sha256').update(`${request.url.pathname}\n${request.body}`).digest('hex')
  const recorded = key === undefined ? undefined : ledger.state.idempotency[key]
  if (recorded && recorded.fingerprint !== fingerprint) {
    throw new Refusal(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    )
  }
  if (recorded) return { status: recorded.status, body: recorded.body, replayed: true }
  const keep = (answer: ApiAnswer) => {
    if (key !== undefined) ledger.state.idempotency[key] = { fingerprint, ...answer }
    return answer
  }
  try {
    return keep({ status: 200, body: work() })
  } catch (error) {
    // Stripe keeps the answer of a call that began to act, a declined card too.
    if (error instanceof Refusal && error.status === 402) return keep(refuse(error))
    throw error
  }
}

function refuse({ status, message, type, code, param }: Refusal): ApiAnswer {
  const error = { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) }
  return { status, body: JSON.stringify({ error }) }
}

function page(url: string, rows: Json[], form: FormTree): Json {
  const limit = Math.min(100, Math.max(1, numberOf(form.limit) ?? 10))
  const after = textOf(form.starting_after)
  const before = textOf(form.ending_before)
  const start = after === null ? 0 : rows.findIndex(row => row.id === after) + 1
  const end = before === null ? rows.length : rows.findIndex(row => row.id === before)
  const range = before === null ? rows.slice(start, start + limit) : rows.slice(Math.max(0, end - limit), end)
  return list(url, range, before === null ? start + limit < rows.length : end - limit > 0)
}
