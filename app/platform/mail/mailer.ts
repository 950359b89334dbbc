import { createConnection, type Socket } from 'node:net'
import type { SMTPTransportOptions } from 'nodemailer'
import type { Config } from '#app/config.server.ts'

export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Becomes the Message-ID, so that a second delivery of the same mail can be recognised. */
  readonly id: string
  /** What a mail program's own "unsubscribe" sends its POST to (RFC 8058). */
  readonly leaveUrl?: string
  /** Where replies go, in the place of who it is from. */
  readonly replyTo?: string | undefined
  readonly attachments?: readonly {
    readonly filename: string
    readonly contentType: string
    readonly content: Uint8Array
  }[]
}

export interface Mailer {
  /** Hands the mail to the provider. Throws when it was not taken; the caller's job tries again. */
  send(mail: OutgoingMail): Promise<void>
  /** Throws when the provider cannot be reached or refuses us. */
  verify(): Promise<void>
  close(): void
}

type SocketTaker = (error: Error | null, taken?: { connection: Socket }) => void

/** Milliseconds to connect, and from then to the server's greeting. */
const CONNECT_MS = 10_000

/**
 * Milliseconds in which a mail is taken or not: well below the time after which another worker may send it (`lockMail`).
 * A server that goes on saying a little would otherwise keep a mail for as long as it likes.
 */
export const MAIL_MS = 25_000

/** Mail over SMTP at SMTP_URL, or null when none is configured. The library is loaded on first use. */
export function openMailer(config: Config, { withinMs = MAIL_MS } = {}): Mailer | null {
  const { smtpUrl, mailFrom } = config
  if (!smtpUrl) return null
  const sockets = new Set<Socket>()
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: 20_000,
      // The library lets what is being sent run on when it is closed: only whoever holds the connection can hang up.
      getSocket({ host = 'localhost', port, secure }: SMTPTransportOptions, done: SocketTaker) {
        openSocket(sockets, { host, port: Number(port ?? (secure ? 465 : 587)) }).then(
          connection => done(null, { connection }),
          (error: unknown) => done(error instanceof Error ? error : new Error('No connection')),
        )
      },
    })
  }
  let transport: ReturnType<typeof connect> | null = null
  const get = () => {
    transport ??= connect()
    return transport
  }
  /** Hangs up on everybody: what is being sent fails, and is sent again over new connections. */
  const close = () => {
    void transport?.then(open => open.close())
    transport = null
    for (const socket of sockets) socket.destroy()
  }
  return {
    async send({ id, to, subject, html, text, leaveUrl, replyTo, attachments = [] }) {
      const domain = new URL(config.appUrl).hostname
      const sending = (await get()).sendMail({
        from: mailFrom,
        to,
        subject,
        html,
        text,
        attachments: attachments.map(file => ({ ...file, content: Buffer.from(file.content) })),
        messageId: `<${id}@${domain}>`,
        ...(replyTo ? { replyTo } : {}),
        headers: [...(leaveUrl ? leaveHeaders(leaveUrl) : []), ...(replyTo ? AUTOMATIC : [])],
      })
      await within(sending, withinMs, close)
    },
    async verify() {
      await (await get()).verify()
    },
    close,
  }
}

/** A connection to the mail server, kept among `sockets` for as long as it is open. */
function openSocket(sockets: Set<Socket>, { host, port }: { host: string; port: number }) {
  return new Promise<Socket>((resolve, reject) => {
    const socket = createConnection({ host, port })
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    const limit = setTimeout(() => socket.destroy(new Error('The mail server did not answer')), CONNECT_MS)
    socket.once('error', reject)
    socket.once('connect', () => {
      clearTimeout(limit)
      socket.off('error', reject)
      resolve(socket)
    })
    socket.once('close', () => clearTimeout(limit))
  })
}

async function within(sending: Promise<unknown>, ms: number, giveUp: () => void): Promise<void> {
  let limit: ReturnType<typeof setTimeout> | undefined
  const isLate = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      giveUp()
      reject(new Error(`The mail server took longer than ${ms / 1000} seconds`))
    }, ms)
  })
  try {
    await Promise.race([sending, isLate])
  } finally {
    clearTimeout(limit)
  }
}

/**
 * Says that a program sent it (RFC 3834, and Exchange's own way): what replies by itself, as when somebody is out of office,
 * shall not reply to an address behind which we mail the next one.
 */
const AUTOMATIC = [
  { key: 'Auto-Submitted', value: 'auto-generated' },
  { key: 'X-Auto-Response-Suppress', value: 'All' },
]

/** One-click unsubscribe. Each on one line, as it is: folded in the middle of the address it would not work. */
function leaveHeaders(leaveUrl: string) {
  return [
    { key: 'List-Unsubscribe', value: { prepared: true, value: `<${leaveUrl}>` } },
    { key: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
  ]
}
