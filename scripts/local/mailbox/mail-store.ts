import PostalMime from 'postal-mime'

/** One message as the mailbox shows it and as `GET /messages.json` gives it. */
export interface StoredMail {
  readonly id: number
  readonly at: string
  readonly to: string[]
  readonly from: string
  /** Where replies to it go; '' when it does not say. */
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: string[]
  /** Its header lines as they came, unfolded by nobody. */
  readonly headers: string[]
  readonly attachments: { readonly name: string; readonly mime: string; readonly bytes: number }[]
}

const KEPT = 500

/** The newest messages first; forgets all but the last 500 and everything when the process ends. */
export class MailStore {
  readonly #mails: StoredMail[] = []
  #lastId = 0

  list(): readonly StoredMail[] {
    return this.#mails
  }

  find(id: number): StoredMail | undefined {
    return this.#mails.find(mail => mail.id === id)
  }

  async add(raw: Buffer, recipients: string[]): Promise<void> {
    const parsed = await PostalMime.parse(raw)
    const text = parsed.text ?? ''
    this.#lastId += 1
    this.#mails.unshift({
      id: this.#lastId,
      at: new Date().toISOString(),
      to: recipients,
      from: parsed.from?.address ?? '',
      replyTo: parsed.replyTo?.[0]?.address ?? '',
      subject: parsed.subject ?? '',
      text,
      html: parsed.html ?? '',
      headers: (raw.toString('latin1').split('\r\n\r\n', 1)[0] ?? '').split('\r\n'),
      attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? '',
        mime: mimeType,
        bytes: typeof content === 'string' ? content.length : content.byteLength,
      })),
      links: [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])],
    })
    this.#mails.splice(KEPT)
  }
}
