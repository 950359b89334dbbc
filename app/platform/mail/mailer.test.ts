import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { Config } from '#app/config.server.ts'
import { openMailer } from './mailer.ts'

let server: Server | undefined
const open = new Set<Socket>()
afterEach(() => {
  for (const socket of open) socket.destroy()
  server?.close()
})

/** A mail server that goes on saying a little, and never takes a mail. */
async function openDrippingServer(): Promise<string> {
  server = createServer(socket => {
    open.add(socket)
    const drip = setInterval(() => socket.write('220-one moment, please\r\n'), 50)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      open.delete(socket)
    })
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const mail = { to: 'ada@example.test', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', id: 'a-mail' }

it('hangs up on a server that drips, so that no second worker sends the same mail beside it', async () => {
  const config = {
    smtpUrl: await openDrippingServer(),
    mailFrom: 'us@example.test',
    appUrl: 'https://example.test',
  }
  const mailer = openMailer(config as Config, { withinMs: 400 })
  await expect(mailer?.send(mail)).rejects.toThrow(/took longer than 0.4 seconds/)
  await expect.poll(() => open.size).toBe(0)
  // A later try opens a connection of its own.
  await expect(mailer?.send(mail)).rejects.toThrow(/took longer/)
  mailer?.close()
})
