import type { SecretPair } from '#app/config.server.ts'
import { hashMailCode, isMailCode } from '#app/platform/secrets/secrets.ts'

interface ChangeCode {
  readonly code: string
  /** The change it belongs to. */
  readonly id: string
  /** Which of the two mailboxes it was sent to; the code of one is not the other's. */
  readonly mailbox: 'old' | 'new'
}

const boundTo = ({ id, mailbox }: Omit<ChangeCode, 'code'>) => Buffer.from(`${mailbox}:${id}`)

/** What the database keeps instead of a code. */
export function hashChangeCode({ code, ...place }: ChangeCode, secrets: SecretPair): Buffer {
  return hashMailCode(code, boundTo(place), secrets)
}

/** Is this the code behind a hash? */
export function isChangeCode(kept: Uint8Array, { code, ...place }: ChangeCode, secrets: SecretPair): boolean {
  return isMailCode(kept, code, boundTo(place), secrets)
}
