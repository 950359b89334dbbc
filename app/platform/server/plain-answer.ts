import type { ServerResponse } from 'node:http'
import { standardHeaders } from '#app/platform/http/standard-headers.ts'

/** What our server says by itself, in place of the app. */
export interface PlainAnswer {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Of what nothing of the app may get to see: headers that every answer carries, kept by nobody, and leading nowhere. */
export function unseenHeaders(secure: boolean): Readonly<Record<string, string>> {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...standardHeaders(secure) }
}

/** Its headers. */
export function plainHeaders(
  { text, headers }: PlainAnswer,
  secure: boolean,
): Readonly<Record<string, string>> {
  return {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...unseenHeaders(secure),
    ...headers,
  }
}

/** Sends it. */
export function answerPlainly(response: ServerResponse, answer: PlainAnswer, secure: boolean): void {
  response.writeHead(answer.status, plainHeaders(answer, secure))
  response.end(answer.text)
}
