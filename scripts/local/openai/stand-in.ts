import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shapeCompletion } from './answers/completions.ts'
import { shapeResponse } from './answers/responses.ts'
import { MOST_AUDIO_BYTES, readTranscription, shapeTranscription } from './answers/transcriptions.ts'
import { type Composed, compose } from './compose/compose.ts'
import { maliciousAnswer } from './malicious.ts'
import { readAsked } from './read-asked.ts'
import { checkShape, unknownParameters } from './shapes/check-shape.ts'

/** How the stand-in behaves: as a model does, or as an outage does. */
export const MODES = ['answer', 'refuse', 'fail', 'hang', 'half', 'rate_limit', 'empty', 'malicious'] as const
export type Mode = (typeof MODES)[number]

export interface OpenAIStandIn {
  /** With `/v1` at its end, as OPENAI_BASE_URL wants it. */
  readonly url: string
  readonly apiKey: string
  /** The bodies of the last requests, newest last; for tests. */
  readonly requests: Record<string, unknown>[]
  /** How many requests have arrived that it keeps waiting; for tests. */
  readonly hanging: number
  behave(mode: Mode): void
  close(): Promise<void>
}

const API_KEY = 'sk-standin'
const BODY_LIMIT = 2_000_000
const AUDIO_PATH = '/v1/audio/transcriptions'
const REMEMBERED = 50

/**
 * The stand-in for OpenAI: `/v1/responses` and `/v1/chat/completions` on loopback, streaming or not, with answers made by
 * rules from the brand in the prompt, and `/v1/audio/transcriptions`, which listens to nothing and says so. Requests that OpenAI's description does not allow are refused. `POST /_control`
 * with `mode=…` makes it refuse, fail, hang, break off half-way, rate-limit, say nothing or play a malicious model.
 */
export async function openOpenAIStandIn(port = 0): Promise<OpenAIStandIn> {
  let mode: Mode = 'answer'
  const requests: Record<string, unknown>[] = []
  let hanging = 0
  const countHanging = () => {
    hanging++
  }
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    readBody(request, path === AUDIO_PATH ? MOST_AUDIO_BYTES + BODY_LIMIT : BODY_LIMIT)
      .then(async bytes => {
        const body = path === AUDIO_PATH ? '' : bytes.toString('utf8')
        if (request.method === 'POST' && path === '/_control') {
          const requested = new URLSearchParams(body).get('mode')
          mode = MODES.find(candidate => candidate === requested) ?? mode
          response.writeHead(303, { Location: '/' }).end()
        } else if (
          request.method === 'POST' &&
          (path === '/v1/responses' || path === '/v1/chat/completions')
        ) {
          answerApi(
            { path, mode, body, authorization: request.headers.authorization, requests, countHanging },
            response,
          )
        } else if (request.method === 'POST' && path === AUDIO_PATH) {
          const type = request.headers['content-type'] ?? ''
          const { authorization } = request.headers
          await answerAudio({ bytes, type, mode, authorization, requests, countHanging }, response)
        } else if (request.method === 'GET' && path.startsWith('/v1/models/')) {
          answerModel(
            { mode, model: path.slice('/v1/models/'.length), authorization: request.headers.authorization },
            response,
          )
        } else if (path === '/') {
          response
            .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
            .end(controlPage(mode))
        } else refuse(response, 404, 'invalid_request_error', 'There is nothing here.')
      })
      .catch((error: unknown) => refuse(response, 500, 'server_error', String(error)))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/v1`,
    apiKey: API_KEY,
    requests,
    get hanging() {
      return hanging
    },
    behave(next) {
      mode = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

interface ApiCall {
  readonly path: string
  readonly mode: Mode
  readonly body: string
  readonly authorization: string | undefined
  readonly requests: Record<string, unknown>[]
  readonly countHanging: () => void
}

function answerModel(
  { mode, model, authorization }: { mode: Mode; model: string; authorization: string | undefined },
  response: ServerResponse,
): void {
  if (mode === 'refuse' || authorization !== `Bearer ${API_KEY}`) return void refuseKey(response)
  if (!model.startsWith('gpt-'))
    return void refuse(
      response,
      404,
      'invalid_request_error',
      `The model '${model}' does not exist or you do not have access to it.`,
      'model_not_found',
    )
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ id: model, object: 'model', created: 1_754_000_000, owned_by: 'stand-in' }))
}

function refuseKey(response: ServerResponse): void {
  refuse(response, 401, 'invalid_request_error', 'Incorrect API key provided.', 'invalid_api_key')
}

/** Plays an outage, where one is to be played; answers whether it did. */
function playsOutage(
  { mode, authorization, countHanging }: Omit<ApiCall, 'path' | 'body' | 'requests'>,
  response: ServerResponse,
): boolean {
  if (authorization !== `Bearer ${API_KEY}` || mode === 'refuse') refuseKey(response)
  else if (mode === 'fail') refuse(response, 500, 'server_error', 'The server had an error.')
  else if (mode === 'rate_limit')
    refuse(response, 429, 'rate_limit_exceeded', 'Rate limit reached for requests.', 'rate_limit_exceeded')
  else if (mode === 'hang') countHanging()
  else return false
  return true
}

async function answerAudio(
  call: Omit<ApiCall, 'path' | 'body'> & { bytes: Buffer; type: string },
  response: ServerResponse,
): Promise<void> {
  if (playsOutage(call, response)) return
  const asked = await readTranscription(call.bytes, call.type)
  if (!('file' in asked))
    return void refuse(response, asked.status, 'invalid_request_error', asked.message, asked.code ?? null)
  const { file, model, format } = asked
  remember(call.requests, { model, format, name: file.name, type: file.type, size: file.size })
  const answer = JSON.stringify(await shapeTranscription(asked, call.mode))
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer) }
  response.writeHead(200, headers)
  if (call.mode !== 'half') return void response.end(answer)
  response.write(answer.slice(0, Math.ceil(answer.length / 2)))
  // What was written must be on its way before the line is cut.
  setTimeout(() => response.destroy(), 50)
}

function remember(requests: Record<string, unknown>[], body: Record<string, unknown>): void {
  requests.push(body)
  if (requests.length > REMEMBERED) requests.shift()
}

function answerApi(call: ApiCall, response: ServerResponse): void {
  const { mode } = call
  if (playsOutage(call, response)) return
  const isResponses = call.path === '/v1/responses'
  const body = readJson(call.body)
  const schema = isResponses ? 'CreateResponse' : 'CreateChatCompletionRequest'
  const wrong =
    body === null
      ? ['the body is no JSON object']
      : [
          ...unknownParameters(schema, body).map(name => `Unknown parameter: '${name}'.`),
          ...checkShape(schema, body),
        ]
  if (body === null || wrong.length > 0)
    return void refuse(response, 400, 'invalid_request_error', wrong.join(' '))
  remember(call.requests, body)
  const identity = { id: randomBytes(12).toString('hex'), now: Math.floor(Date.now() / 1000) }
  const composed = say(mode, body)
  const { whole, events } = isResponses
    ? shapeResponse(body, composed, identity)
    : shapeCompletion(body, composed, identity)
  if (body.stream !== true) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(whole))
    return
  }
  stream(response, { events, isResponses, isHalf: mode === 'half' })
}

function say(mode: Mode, body: Record<string, unknown>): Composed {
  if (mode === 'malicious') return maliciousAnswer()
  if (mode === 'empty') return { text: '', calls: [] }
  return compose(readAsked(body))
}

function stream(
  response: ServerResponse,
  answer: { events: readonly Record<string, unknown>[]; isResponses: boolean; isHalf: boolean },
): void {
  const { events, isResponses, isHalf } = answer
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' })
  const sent = isHalf ? events.slice(0, Math.ceil(events.length / 2)) : events
  for (const event of sent)
    response.write(`${isResponses ? `event: ${String(event.type)}\n` : ''}data: ${JSON.stringify(event)}\n\n`)
  // What was written must be on its way before the line is cut.
  if (isHalf) setTimeout(() => response.destroy(), 50)
  else response.end(isResponses ? '' : 'data: [DONE]\n\n')
}

function refuse(
  response: ServerResponse,
  status: number,
  type: string,
  message: string,
  code: string | null = null,
): void {
  if (response.headersSent) return void response.destroy()
  const error = { message, type, param: null, code }
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }))
}

function controlPage(mode: Mode): string {
  const buttons = MODES.map(
    name =>
      `<button name="mode" value="${name}"${name === mode ? ' aria-pressed="true"' : ''}>${name}</button>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>OpenAI stand-in</title>
<h1>OpenAI stand-in</h1><p>Nothing real happens here: answers are put together by rules on this machine.</p>
<p>It now plays: <strong>${mode}</strong></p><form method="post" action="/_control">${buttons.join(' ')}</form></html>`
}

function readJson(body: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(body)
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new Error('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
