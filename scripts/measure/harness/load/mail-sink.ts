import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  readonly url: string
  /** How often each message came in whole, by its Message-ID. */
  readonly taken: ReadonlyMap<string, number>
  close(): Promise<void>
}

/** A mail provider that takes everything, a moment after it came, and counts it. */
export async function openMailSink({ delayMs }: { delayMs: number }): Promise<MailSink> {
  const taken = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      let text = ''
      stream.on('data', chunk => {
        text += String(chunk)
      })
      stream.on('end', () => {
        setTimeout(() => {
          const id = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? ''
          taken.set(id, (taken.get(id) ?? 0) + 1)
          callback()
        }, delayMs)
      })
    },
  })
  // A worker that is killed leaves its line lying.
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
