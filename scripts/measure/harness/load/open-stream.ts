import { request } from 'node:http'
import type { Target } from './run-load.ts'

export interface OpenStream {
  /** Resolves once it is over, whoever ended it. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

/**
 * Opens a stream of Server-Sent Events and hands on each event as its text, the moment it is whole. Resolves when the head
 * is there; throws when it is not 200. With `form`, it is asked for by a form.
 */
export function openStream(
  { port, path, headers = {} }: Target,
  onEvent: (text: string) => void,
  form?: Readonly<Record<string, string>>,
): Promise<OpenStream> {
  const body = form && new URLSearchParams(form).toString()
  return new Promise((resolve, reject) => {
    const asking = request({
      port,
      path,
      host: '127.0.0.1',
      method: body === undefined ? 'GET' : 'POST',
      agent: false,
      headers: {
        Host: `localhost:${port}`,
        Origin: `http://localhost:${port}`,
        ...headers,
        ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
    })
    asking.once('error', reject)
    asking.once('response', response => {
      if (response.statusCode !== 200) {
        asking.destroy()
        reject(new Error(`${path} answered ${response.statusCode}`))
        return
      }
      const ended = new Promise<void>(done => response.once('close', done))
      let rest = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        const events = (rest + part).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) onEvent(event)
      })
      response.once('error', () => {})
      resolve({
        ended,
        close() {
          asking.destroy()
          return ended
        },
      })
    })
    asking.end(body)
  })
}
