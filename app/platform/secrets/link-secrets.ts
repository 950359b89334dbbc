import { createHmac } from 'node:crypto'
import type { ServiceContext } from '../context.ts'
import { type KeptKey, type KeptPurpose, keptKeys } from './kept-keys.ts'
import { hashSecret, isSame } from './secrets.ts'

/** The links whose secret follows from an id, by what they open. */
export type LinkPurpose = Exclude<KeptPurpose, 'recovery-code'>

/** Makes and knows the secrets of one kind of link. */
export interface LinkSecrets {
  /** The secret of a new link. */
  make(id: string): string
  /**
   * The secret of a link that is there, by its hash, so that its owner can be shown it again while the database keeps
   * only the hash; null when it was made with a key that is gone.
   */
  find(id: string, hash: Uint8Array | null): string | null
  /** Is this the secret of this id, under whichever key? */
  isOf(id: string, secret: string): boolean
}

/** The secrets of one kind of link. They stay the same when a secret of the environment changes. */
export async function openLinkSecrets(
  context: Pick<ServiceContext, 'db' | 'config'>,
  purpose: LinkPurpose,
): Promise<LinkSecrets> {
  const keys = await keptKeys(context, purpose)
  const all = (id: string) => keys.map(key => linkSecret(key, purpose, id))
  return {
    make: id => linkSecret(keys[0], purpose, id),
    find: (id, hash) => all(id).find(secret => isSame(hashSecret(secret), hash)) ?? null,
    isOf: (id, secret) => all(id).some(known => isSame(Buffer.from(known), Buffer.from(secret))),
  }
}

/** 43 characters that follow from a link's id and a key. */
function linkSecret(key: KeptKey, purpose: LinkPurpose, id: string): string {
  return createHmac('sha256', key.bytes).update(`${purpose}:${id}`).digest('base64url')
}
