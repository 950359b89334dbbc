import type { ServiceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import {
  readUnsubscribeText,
  type Unsubscribing,
  unsubscribeText,
} from '#core/notifications/unsubscribe-token.ts'

/** Makes and reads the links that turn emails off. */
export interface UnsubscribeLinks {
  /** The address of a link. */
  make(what: Unsubscribing): string
  /** What the token of an address says; null when we did not make it. */
  read(token: string): Unsubscribing | null
}

/** The links that turn emails off: each opaque, good for one person and one kind of email, for as long as its key is kept. */
export async function openUnsubscribeLinks(context: ServiceContext): Promise<UnsubscribeLinks> {
  const secrets = await openLinkSecrets(context, 'unsubscribe')
  return {
    make(what) {
      const text = unsubscribeText(what)
      const token = `${Buffer.from(text).toString('base64url')}.${secrets.make(text)}`
      return `${context.config.appUrl}/unsubscribe/${token}`
    },
    read(token) {
      const [encoded = '', mac = '', ...more] = token.slice(0, 400).split('.')
      if (more.length > 0) return null
      const text = Buffer.from(encoded, 'base64url').toString()
      return secrets.isOf(text, mac) ? readUnsubscribeText(text) : null
    },
  }
}
