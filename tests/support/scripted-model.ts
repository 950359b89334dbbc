import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { OpenAIConfig } from '#app/config.server.ts'
import { shapeResponse } from '#scripts/local/openai/answers/responses.ts'
import { checkShape, unknownParameters } from '#scripts/local/openai/shapes/check-shape.ts'

/** What the model says in one round. */
export interface ScriptedRound {
  readonly text?: string
  readonly calls?: readonly { readonly name: string; readonly input: unknown }[]
}

export interface ScriptedModel {
  readonly config: OpenAIConfig
  /** The bodies of the requests of this test, oldest first. */
  readonly requests: Record<string, unknown>[]
  /** Problems of those requests by the provider's description; empty when there were none. */
  readonly problems: string[]
  /** What is said round by round; the last one again and again. */
  says(...rounds: readonly ScriptedRound[]): void
}

/** A model on loopback that says what a test tells it to, over the provider's own protocol. */
export function useScriptedModel(): () => ScriptedModel {
  let script: readonly ScriptedRound[] = []
  const requests: Record<string, unknown>[] = []
  const problems: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>
      requests.push(body)
      problems.push(...checkShape('CreateResponse', body), ...unknownParameters('CreateResponse', body))
      const round = roundOf(body)
      const { text = '', calls = [] } = script[Math.min(round, script.length) - 1] ?? {}
      const said = {
        text,
        calls: calls.map(({ name, input }) => ({ name, arguments: JSON.stringify(input) })),
      }
      const { events } = shapeResponse(body, said, { id: `round${round}`, now: 1_790_000_000 })
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
      for (const event of events)
        response.write(`event: ${String(event.type)}\ndata: ${JSON.stringify(event)}\n\n`)
      response.end()
    })
  })
  beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    script = []
    requests.length = 0
    problems.length = 0
  })
  return () => ({
    config: {
      apiKey: 'sk-scripted',
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      model: 'gpt-5-mini',
      transcriptionModel: 'gpt-4o-mini-transcribe',
    },
    requests,
    problems,
    says(...rounds) {
      script = rounds
    },
  })
}

/** Which round of its question a request is, from 1: a request that is sent again is the same round. */
function roundOf(body: Record<string, unknown>): number {
  const answered = [...JSON.stringify(body.input).matchAll(/"call_id":"call_round(\d+)_/g)]
  return Math.max(0, ...answered.map(([, round]) => Number(round))) + 1
}
