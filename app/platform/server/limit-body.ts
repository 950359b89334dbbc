import type { IncomingMessage, ServerResponse } from 'node:http'
import { type PlainAnswer, plainHeaders } from './plain-answer.ts'

/** The most that any body but one of pictures may hold, in bytes, announced or not. What a route may be sent is decided where it is read. */
export const BODY_LIMIT_BYTES = 10_000_000

/** Where several pictures may be sent at once, and the most that they may hold together. */
const PICTURES = { path: '/app/media/', bytes: 21_000_000 }

/**
 * How long a sender who was cut off may still send, into nothing, in milliseconds: a connection that ends in the middle
 * of a body may take along the answer that says why.
 */
const LINGER_MS = 1_000

const TOO_MUCH: PlainAnswer = {
  status: 413,
  text: 'That’s too much to send at once.\n',
  headers: { Connection: 'close' },
}

/**
 * Counts what a body brings, whoever reads it and whatever it announced, and cuts its sender off beyond the limit: 413,
 * unless an answer has gone out already, and the connection ends. A body nobody read goes into nothing once the answer is
 * out, since its sender would wait for ever. True when it is refused at once, for the length that it announces.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, secure: boolean): boolean {
  const { 'content-length': announced, 'transfer-encoding': chunked } = request.headers
  if (announced === undefined && chunked === undefined) return false
  const limit = request.url?.startsWith(PICTURES.path) ? PICTURES.bytes : BODY_LIMIT_BYTES
  if (Number(announced ?? 0) > limit) {
    cutOff(request, response, secure)
    return true
  }
  let bytes = 0
  const count = (piece: Buffer) => {
    bytes += piece.byteLength
    if (bytes > limit) cutOff(request, response, secure)
  }
  request.on('data', count)
  response.once('finish', () => {
    if (request.complete || request.destroyed) return
    request.removeAllListeners('data')
    request.on('data', count)
    request.resume()
  })
  return false
}

function cutOff(request: IncomingMessage, response: ServerResponse, secure: boolean): void {
  request.removeAllListeners('data')
  request.resume()
  const end = setTimeout(() => request.socket.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(end))
  if (response.headersSent) return
  // The length says that the answer is whole; ended, it would take the connection along at once.
  response.writeHead(TOO_MUCH.status, plainHeaders(TOO_MUCH, secure))
  response.write(TOO_MUCH.text)
  request.once('end', () => response.end())
}
