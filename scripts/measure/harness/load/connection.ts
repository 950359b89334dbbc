import { connect, type Socket } from 'node:net'

/** One answer, as far as a benchmark cares. Times in milliseconds since the request was written. */
export interface Answer {
  readonly status: number
  readonly firstByteMs: number
  readonly totalMs: number
  /** Head and body as they came over the wire. */
  readonly bytes: number
}

/** One kept-alive connection that asks one thing at a time. */
export interface Connection {
  ask(request: Buffer): Promise<Answer>
  close(): void
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/**
 * Opens a connection to a port of this machine. Written on the socket itself, because Node's own HTTP client costs
 * more for each request than the servers measured here, and would then be what is measured.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  return { ask: request => ask(socket, request), close: () => socket.destroy() }
}

function ask(socket: Socket, request: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const reader = new ResponseReader()
    let firstByteMs = 0
    const settle = (work: () => void) => {
      socket.off('data', onData)
      socket.off('error', onError)
      socket.off('close', onClose)
      work()
    }
    const onData = (chunk: Buffer) => {
      if (reader.bytes === 0) firstByteMs = performance.now() - startedAt
      if (!reader.isWholeAfter(chunk)) return
      const { status, bytes } = reader
      settle(() => resolve({ status, bytes, firstByteMs, totalMs: performance.now() - startedAt }))
    }
    const onError = (error: Error) => settle(() => reject(error))
    const onClose = () => onError(new Error('the server closed the connection before its answer was whole'))
    socket.on('data', onData)
    socket.on('error', onError)
    socket.on('close', onClose)
    socket.write(request)
  })
}

/** Counts an answer's bytes until it is whole; keeps nothing but the head. */
class ResponseReader {
  bytes = 0
  status = 0
  #head: Buffer | null = Buffer.alloc(0)
  /** Body bytes still to come; null when the body comes in chunks. */
  #left: number | null = null
  #tail = Buffer.alloc(0)

  isWholeAfter(chunk: Buffer): boolean {
    this.bytes += chunk.byteLength
    if (this.#head === null) return this.#readBody(chunk)
    this.#head = Buffer.concat([this.#head, chunk])
    const end = this.#head.indexOf(HEAD_END)
    if (end < 0) return false
    const head = this.#head.toString('latin1', 0, end).toLowerCase()
    const body = this.#head.subarray(end + HEAD_END.byteLength)
    this.#head = null
    this.status = Number(head.slice(9, 12))
    this.#left = head.includes('\r\ntransfer-encoding: chunked')
      ? null
      : Number(head.match(/\r\ncontent-length: (\d+)/)?.[1] ?? 0)
    return this.#readBody(body)
  }

  #readBody(chunk: Buffer): boolean {
    if (this.#left !== null) {
      this.#left -= chunk.byteLength
      return this.#left <= 0
    }
    this.#tail = Buffer.concat([this.#tail, chunk.subarray(-LAST_CHUNK.byteLength)]).subarray(
      -LAST_CHUNK.byteLength,
    )
    return this.#tail.equals(LAST_CHUNK)
  }
}
