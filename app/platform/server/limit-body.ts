import type { IncomingMessage, ServerResponse } from 'node:http'
import { type PlainAnswer, plainHeaders } from './plain-answer.ts'

/** The most that any body but one of files may hold, in bytes, announced or not. What a route may be sent is decided where it is read. */
export const BODY_LIMIT_BYTES = 10_000_000

/** Where several pictures may be sent at once, and the most that they may hold together. */
const PICTURES = {
  path: /^\/app\/(?:media\/|share(?:\?|$))|^\/webhooks\/inbound-mail(?:\?|$)/,
  bytes: 21_000_000,
  patienceMs: 60_000,
}

/**
 * Where a capture may bring a photo and a recording, and how long they may take: 32 MB at 2.8 megabits a second. A file that
 * is larger than the form takes is let in so far that the form can come back with its words.
 */
const CAPTURE = {
  path: /^\/app\/(?:storybank|capture)(?:\.data)?(?:\?|$)/,
  bytes: 32_000_000,
  patienceMs: 90_000,
}

/** Where a video may be sent, what it may hold, and how long it may take: 100 MB at 2.7 megabits a second. */
const VIDEO = {
  path: /^\/app\/media\//,
  query: /\?(?:[^#]*&)?kind=video(?:&|$)/,
  bytes: 101_000_000,
  patienceMs: 300_000,
}

/**
 * Where an exported workspace, or an archive from elsewhere, may be sent, and how long it may take: 500 MB at 3.5 megabits a
 * second. What is larger than the page takes is let in so far that the page itself can say so, beside its field.
 */
const WHOLE = {
  path: /^\/app\/(?:settings\/privacy\/import|import(?:\.data)?(?:\?|$))/,
  bytes: 2_000_000_000,
  patienceMs: 1_200_000,
}

/** The longest that any body may take, in milliseconds. */
export const LONGEST_BODY_MS = WHOLE.patienceMs

/**
 * How long a sender who was cut off keeps the connection, in milliseconds: one that ends in the middle of a body may take
 * along the answer that says why.
 */
const LINGER_MS = 2_000

/** What a sender who was cut off may still send into nothing, in bytes; whoever sends more is read no further. */
const LINGER_BYTES = 10_000_000

const TOO_SLOW: PlainAnswer = {
  status: 408,
  text: 'That took too long to arrive.\n',
  headers: { Connection: 'close' },
}

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
  // Node would close with the answer, in the midst of what is still sent, and the sender might never read it. Whoever asks for
  // that gets it once the body is over or cut off.
  const isLast = !response.shouldKeepAlive
  response.shouldKeepAlive = true
  const { bytes: limit, patienceMs } = limitOf(request.url ?? '')
  if (Number(announced ?? 0) > limit) {
    cutOff(request, response, { secure, answer: TOO_MUCH })
    return true
  }
  const tooSlow = () => request.complete || cutOff(request, response, { secure, answer: TOO_SLOW })
  const deadline = setTimeout(tooSlow, patienceMs).unref()
  for (const end of ['end', 'close'] as const) request.once(end, () => clearTimeout(deadline))
  let bytes = 0
  const count = (piece: Buffer) => {
    bytes += piece.byteLength
    if (bytes > limit) cutOff(request, response, { secure, answer: TOO_MUCH })
  }
  request.on('data', count)
  response.once('finish', () => {
    const close = () => void (isLast && request.socket.destroySoon())
    if (request.complete) return close()
    if (request.destroyed) return
    request.once('end', close)
    request.removeAllListeners('data')
    request.on('data', count)
    request.resume()
  })
  return false
}

function limitOf(url: string): { readonly bytes: number; readonly patienceMs: number } {
  if (WHOLE.path.test(url)) return WHOLE
  if (CAPTURE.path.test(url)) return CAPTURE
  if (!PICTURES.path.test(url)) return { bytes: BODY_LIMIT_BYTES, patienceMs: PICTURES.patienceMs }
  return VIDEO.path.test(url) && VIDEO.query.test(url) ? VIDEO : PICTURES
}

function cutOff(
  request: IncomingMessage,
  response: ServerResponse,
  { secure, answer }: { secure: boolean; answer: PlainAnswer },
): void {
  let bytes = 0
  request.removeAllListeners('data')
  request.on('data', (piece: Buffer) => {
    bytes += piece.byteLength
    // Held up, a sender finds the time to read why.
    if (bytes > LINGER_BYTES) request.pause()
  })
  request.resume()
  const end = setTimeout(() => request.socket.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(end))
  if (response.headersSent) return
  // The length says that the answer is whole; ended, it would take the connection along at once.
  response.writeHead(answer.status, plainHeaders(answer, secure))
  response.write(answer.text)
  // The app may be about to answer: where it finds another answer it ends the connection, and where it finds the response
  // closed it lets go.
  response.emit('close')
  request.once('end', () => response.end())
}
