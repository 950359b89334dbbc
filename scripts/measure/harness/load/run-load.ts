import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, openConnection } from './connection.ts'

export interface Target {
  readonly port: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Headers of one request by its number, beside those of all: no two of them need to be alike. */
  readonly headersOf?: (turn: number) => Readonly<Record<string, string>>
}

/** How much load: it ends with the last request or when the time is up, whichever comes first. */
export interface Bounds {
  readonly connections: number
  readonly requests: number
  readonly maxMs: number
  /** No more than this many begin in a second, evenly apart; as many as can when left out. */
  readonly perSecond?: number
}

export interface LoadResult {
  readonly requests: number
  /** Answers with any other status than 200. */
  readonly failures: number
  /** Requests a second. */
  readonly rate: number
  /** Milliseconds until the answer was whole. */
  readonly p50: number
  readonly p99: number
  /** Milliseconds until its first byte, median. */
  readonly firstByteMs: number
  /** Median size on the wire. */
  readonly bytes: number
}

/** Asks for one page again and again over kept-alive connections to this machine, bounded in number and time. */
export async function runLoad(target: Target, bounds: Bounds): Promise<LoadResult> {
  const { headersOf } = target
  const same = requestBytes(target)
  const requestOf = (turn: number) =>
    headersOf ? requestBytes({ ...target, headers: { ...target.headers, ...headersOf(turn) } }) : same
  const answers: Answer[] = []
  const startedAt = performance.now()
  let left = bounds.requests
  const workers = Array.from({ length: bounds.connections }, async () => {
    const connection = await openConnection(target.port)
    try {
      while (left > 0 && performance.now() - startedAt < bounds.maxMs) {
        const turn = bounds.requests - left
        left -= 1
        if (bounds.perSecond)
          await delay(Math.max(0, startedAt + (turn * 1000) / bounds.perSecond - performance.now()))
        answers.push(await connection.ask(requestOf(turn)))
      }
    } finally {
      connection.close()
    }
  })
  await Promise.all(workers)
  const seconds = (performance.now() - startedAt) / 1000
  const times = answers.map(answer => answer.totalMs)
  return {
    requests: answers.length,
    failures: answers.filter(answer => answer.status !== 200).length,
    rate: answers.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    firstByteMs: quantile(
      answers.map(answer => answer.firstByteMs),
      0.5,
    ),
    bytes: quantile(
      answers.map(answer => answer.bytes),
      0.5,
    ),
  }
}

/** The whole text of one page, for counting what is on it. Throws when the answer is not 200. */
export async function fetchPage({ port, path, headers }: Target): Promise<string> {
  const response = await fetch(`http://localhost:${port}${path}`, { headers, redirect: 'manual' })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return text
}

/** The value below which this share of the numbers lies; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function requestBytes({ port, path, headers }: Target): Buffer {
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${lines.join('')}\r\n`)
}
