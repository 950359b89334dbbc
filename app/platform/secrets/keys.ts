import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { SecretPair } from '#app/config.server.ts'

/** Bytes of a key's id, which stands in everything that is sealed or signed with it. */
export const KEY_ID_BYTES = 4

/** One key, for one purpose. */
export interface Key {
  /** Names the secret that the key was derived from, and tells nothing about it. */
  readonly id: Buffer
  readonly bytes: Buffer
  /** The same for signing, ready: made of bytes for each signature it costs seven times what signing does. */
  readonly signing: KeyObject
  /** The secret itself, for what was made before keys had ids and purposes. */
  readonly secret: string
}

const derived = new WeakMap<SecretPair, Map<string, readonly Key[]>>()

/**
 * The keys of a purpose: the first makes, all of them open. Each is derived (HKDF) from a secret and its purpose, so that
 * what leaks of one purpose is of no use for another.
 */
export function keysFor(secrets: SecretPair, purpose: string): readonly [Key, ...Key[]] {
  const known = derived.get(secrets) ?? new Map<string, readonly Key[]>()
  derived.set(secrets, known)
  const keys = known.get(purpose) ?? secretsOf(secrets).map(secret => deriveKey(secret, purpose))
  known.set(purpose, keys)
  return keys as readonly [Key, ...Key[]]
}

/** The id of a secret's keys. The same for every purpose. */
export function keyId(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'brandhearth', 'key-id', KEY_ID_BYTES))
}

function deriveKey(secret: string, purpose: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'brandhearth', purpose, 32))
  return { id: keyId(secret), bytes, signing: createSecretKey(bytes), secret }
}

/** The secrets of a pair, the one that makes first. */
export function secretsOf({ current, previous }: SecretPair): string[] {
  return previous === null ? [current] : [current, previous]
}
