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

/** Mail over SMTP at SMTP_URL, or null when none is configured. The library is loaded on first use. */
export function openMailer(config: Config): Mailer | null {
  const { smtpUrl, mailFrom } = config
  if (!smtpUrl) return null
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    })
  }
  let transport: ReturnType<typeof connect> | null = null
  const get = () => {
    transport ??= connect()
    return transport
  }
  return {
    async send({ id, to, subject, html, text, leaveUrl, attachments = [] }) {
      const domain = new URL(config.appUrl).hostname
      await (await get()).sendMail({
        from: mailFrom,
        to,
        subject,
        html,
        text,
        attachments: attachments.map(file => ({ ...file, content: Buffer.from(file.content) })),
        messageId: `<${id}@${domain}>`,
        ...(leaveUrl ? { headers: leaveHeaders(leaveUrl) } : {}),
      })
    },
    async verify() {
      await (await get()).verify()
    },
    close() {
      void transport?.then(open => open.close())
    },
  }
}

/** One-click unsubscribe. Each on one line, as it is: folded in the middle of the address it would not work. */
function leaveHeaders(leaveUrl: string) {
  return [
    { key: 'List-Unsubscribe', value: { prepared: true, value: `<${leaveUrl}>` } },
    { key: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
  ]
}
