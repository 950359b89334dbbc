import { guardedRequest } from '#app/platform/integrations/guarded-request.ts'
import { type JsonAnswer, jsonAnswer } from '#app/platform/integrations/json-answer.ts'

export interface NetworkCall {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly token?: string
  readonly json?: object
  /** Instead of JSON: as a form. */
  readonly form?: Readonly<Record<string, string>>
  /** Instead of both: as it is sent, with its type among the headers. */
  readonly body?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

export type NetworkAnswer = JsonAnswer

/** One call of a network at one of its configured addresses (`base`), or at one that it named itself. Never throws. */
export async function callNetwork(base: string, call: NetworkCall): Promise<NetworkAnswer> {
  const url = URL.parse(call.url)
  if (!url) return { kind: 'not_sent', isBlocked: true, detail: 'The network named no address' }
  const form = call.form === undefined ? undefined : new URLSearchParams(call.form).toString()
  const body = call.body ?? form ?? (call.json === undefined ? undefined : JSON.stringify(call.json))
  const answer = await guardedRequest({
    method: call.method,
    url,
    headers: {
      accept: 'application/json',
      'user-agent': 'Brandhearth',
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
      ...(call.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...call.headers,
    },
    ...(body === undefined ? {} : { body }),
    timeoutMs: call.timeoutMs,
    signal: call.signal,
    // Only a stand-in's address may be configured without https.
    localOrigin: base.startsWith('http:') ? new URL(base).origin : null,
  })
  return jsonAnswer(answer)
}
