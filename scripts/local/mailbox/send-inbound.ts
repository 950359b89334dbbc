import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { Webhook } from 'standardwebhooks'

/** Where the app takes mail that comes in, and how it knows us. */
export interface InboundMail {
  readonly appUrl: string
  readonly domain: string
  readonly secret: string
}

/** An email on its way to the app. */
export interface SentMail {
  readonly messageId: string
  readonly to: readonly string[]
  readonly from: { readonly address: string; readonly name: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What its header of this name says; '' when it has none. */
  readonly autoSubmitted: string
  readonly attachments: readonly {
    readonly filename: string
    readonly type: string
    readonly bytes: Uint8Array
  }[]
}

/** Tells the app of an email as a mail service would (docs/operations.md); answers the status of its answer. */
export async function sendInbound({ appUrl, secret }: InboundMail, mail: SentMail): Promise<number> {
  const at = new Date()
  const id = `msg_${randomUUID()}`
  const body = JSON.stringify({
    type: 'mail.received',
    timestamp: at.toISOString(),
    data: {
      message_id: mail.messageId,
      to: mail.to,
      from: mail.from,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      auto_submitted: mail.autoSubmitted,
      attachments: mail.attachments.map(({ filename, type, bytes }) => ({
        filename,
        content_type: type,
        content: Buffer.from(bytes).toString('base64'),
      })),
    },
  })
  const answer = await fetch(`${appUrl}/webhooks/inbound-mail`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
    body,
  })
  await answer.body?.cancel()
  return answer.status
}

/** Sends on a mail as SMTP brought it, where it goes to the app's own domain. */
export async function forwardInbound(
  inbound: InboundMail,
  raw: Buffer,
  recipients: readonly string[],
): Promise<void> {
  const ours = recipients.filter(recipient => recipient.toLowerCase().endsWith(`@${inbound.domain}`))
  if (ours.length === 0) return
  const mail = await PostalMime.parse(raw)
  await sendInbound(inbound, {
    messageId: mail.messageId ?? randomUUID(),
    to: ours,
    from: { address: mail.from?.address ?? '', name: mail.from?.name ?? '' },
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    autoSubmitted: mail.headers.find(({ key }) => key === 'auto-submitted')?.value ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  })
}

/** Sends what was typed into the mailbox's form. */
export async function sendTyped(inbound: InboundMail, form: FormData): Promise<number> {
  const field = (name: string) => String(form.get(name) ?? '')
  const files = form.getAll('pictures').filter(file => file instanceof File && file.size > 0) as File[]
  return sendInbound(inbound, {
    messageId: `<${randomUUID()}@mailbox.test>`,
    to: [field('to')],
    from: { address: field('from'), name: '' },
    ...{ subject: field('subject'), text: field('text'), html: '', autoSubmitted: '' },
    attachments: await Promise.all(
      files.map(async file => ({
        filename: file.name,
        type: file.type,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    ),
  })
}
