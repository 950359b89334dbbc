import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { inboxPage, messagePage, sentPage } from './mail-pages.ts'
import { MailStore } from './mail-store.ts'
import { forwardInbound, type InboundMail, sendTyped } from './send-inbound.ts'

export interface Mailbox {
  readonly smtpUrl: string
  /** The same as a founder would connect it as their own mail server. */
  readonly smtpHost: string
  readonly pageUrl: string
  close(): Promise<void>
}

/** A sender keeps its link open for the next mail; the library would wait half a minute for it to end by itself. */
const CLOSE_WITHIN_MS = 250

/**
 * The stand-in for a mail provider: SMTP on a free loopback port, and a page that shows what arrived. With `inbound` it hands
 * the app what is sent to the app's own domain, by SMTP or with the page's form.
 */
export async function openMailbox(pagePort = 0, inbound: InboundMail | null = null): Promise<Mailbox> {
  const store = new MailStore()
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    // Takes whoever signs in, but for one password, so that being refused can be looked at.
    onAuth({ username, password }, _session, done) {
      if (password === 'wrong') return done(new Error('The password is wrong'))
      return done(null, { user: username })
    },
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: CLOSE_WITHIN_MS,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(recipient => recipient.address)
        const raw = Buffer.concat(chunks)
        const take = async () => {
          await store.add(raw, recipients)
          if (inbound) await forwardInbound(inbound, raw, recipients)
        }
        take().then(() => done(), done)
      })
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve))

  const web = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const id = path.match(/^\/messages\/(\d{1,9})$/)?.[1]
    const mail = id ? store.find(Number(id)) : undefined
    if (path === '/messages.json') {
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
      })
      response.end(JSON.stringify(store.list()))
      return
    }
    if (path === '/inbound' && request.method === 'POST' && inbound) {
      const body = Readable.toWeb(request) as unknown as BodyInit
      const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
      const send = async () =>
        sentPage(await sendTyped(inbound, await new Response(body, { headers }).formData()))
      send().then(
        html => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
        () => response.writeHead(400).end('That could not be sent'),
      )
      return
    }
    const html =
      path === '/' ? inboxPage(store.list(), inbound?.domain ?? null) : mail ? messagePage(mail) : null
    response.writeHead(html ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    response.end(html ?? 'No such message')
  })
  await new Promise<void>((resolve, reject) => {
    web.once('error', reject)
    web.listen(pagePort, '127.0.0.1', resolve)
  })

  const smtpHost = `127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  return {
    smtpUrl: `smtp://${smtpHost}`,
    smtpHost,
    pageUrl: `http://localhost:${(web.address() as AddressInfo).port}`,
    async close() {
      web.closeAllConnections()
      await new Promise<void>(resolve => web.close(() => resolve()))
      await new Promise<void>(resolve => smtp.close(() => resolve()))
    },
  }
}
