import { guardedRequest } from '#app/platform/integrations/guarded-request.ts'
import { type JsonAnswer, jsonAnswer } from '#app/platform/integrations/json-answer.ts'

/** Where a Mastodon server is, and whether it is the one that may lie on this machine. */
export interface MastodonServer {
  /** Its origin. */
  readonly origin: string
  /** `Config.mastodonLocalServer` */
  readonly localOrigin: string | null
}

export interface MastodonCall {
  readonly method: 'GET' | 'POST'
  /** From the root of the server, with its query. */
  readonly path: string
  readonly token?: string
  readonly json?: object
  /** Instead of JSON: as it is sent, with its type among the headers. */
  readonly body?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** One call of a Mastodon server. Never throws. */
export async function callMastodon(server: MastodonServer, call: MastodonCall): Promise<JsonAnswer> {
  const answer = await guardedRequest({
    method: call.method,
    url: new URL(call.path, server.origin),
    headers: {
      accept: 'application/json',
      'user-agent': 'Brandhearth',
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
      ...(call.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.json === undefined ? {} : { body: JSON.stringify(call.json) }),
    ...(call.body === undefined ? {} : { body: call.body }),
    timeoutMs: call.timeoutMs,
    signal: call.signal,
    localOrigin: server.localOrigin,
  })
  return jsonAnswer(answer)
}

/** What a refusal says, at most 300 characters; '' when it says nothing. */
export function saidError(data: unknown): string {
  if (typeof data !== 'object' || data === null) return ''
  const { error, error_description: description } = data as Record<string, unknown>
  const said = typeof description === 'string' ? description : typeof error === 'string' ? error : ''
  return said.slice(0, 300)
}
