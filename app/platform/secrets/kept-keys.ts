import { randomBytes } from 'node:crypto'
import type { SecretPair } from '#app/config.server.ts'
import { deleteKeyToInherit, insertKeptKey, listKeptKeys } from '#db/queries/platform/kept-keys.ts'
import type { ServiceContext } from '../context.ts'
import { logger } from '../log/logger.ts'
import { keyId, secretsOf } from './keys.ts'
import { SealError, seal, unseal } from './seal.ts'

/** What kept keys are for, and which secret of the environment served it before there were any. */
const INHERITED_FROM = {
  'recovery-code': 'sessionSecret',
  share: 'sessionSecret',
  newsletter: 'sessionSecret',
  // Never made with one of the environment: there is nothing to inherit.
  unsubscribe: 'sessionSecret',
  'story-request': 'encryptionKey',
  'post-review': 'encryptionKey',
  // As for 'unsubscribe'.
  proposal: 'encryptionKey',
} as const

export type KeptPurpose = keyof typeof INHERITED_FROM

export const KEPT_PURPOSES = Object.keys(INHERITED_FROM) as KeptPurpose[]

/** A key that outlives the secrets of the environment. */
export interface KeptKey {
  /** Stands in front of what is hashed with it; null for one that was inherited, whose hashes name no key. */
  readonly id: Buffer | null
  readonly bytes: Buffer
}

type KeyContext = Pick<ServiceContext, 'db' | 'config'>

/**
 * The kept keys of a purpose: the first makes, all of them open. They lie sealed in the database, because what was made
 * with them cannot be made anew when a secret of the environment changes. Not to be called within a transaction. Throws a
 * `SealError` when none of them opens and none can be made.
 */
export async function keptKeys(context: KeyContext, purpose: KeptPurpose): Promise<[KeptKey, ...KeptKey[]]> {
  const [first, ...others] = await openKeys(context, purpose)
  if (first?.id) return [first, ...others]
  await makeKeys(context, purpose)
  const [made, ...rest] = await openKeys(context, purpose)
  if (!made?.id) throw new SealError(`No kept key for ${purpose} opens`)
  return [made, ...rest]
}

/**
 * Inherits what is to be inherited, and makes a random key under the present ENCRYPTION_KEY where there is none. Safe to
 * run again, and by many at once.
 */
export async function makeKeys({ db, config }: KeyContext, purpose: KeptPurpose): Promise<void> {
  const { encryptionKey } = config
  const keep = (key: Buffer) => seal(key.toString('base64'), encryptionKey, 'kept-key', purpose)
  const inherited: SecretPair = config[INHERITED_FROM[purpose]]
  await db.unscoped.transaction(async sql => {
    const rows = await listKeptKeys(sql, { purpose })
    if (rows.some(({ sealedKey }) => sealedKey === null)) {
      for (const secret of secretsOf(inherited)) {
        const madeUnder = keyId(secret).toString('hex')
        await insertKeptKey(sql, {
          purpose,
          sealedKey: keep(Buffer.from(secret)),
          isInherited: true,
          madeUnder,
        })
      }
      await deleteKeyToInherit(sql, { purpose })
    }
    const madeUnder = keyId(encryptionKey.current).toString('hex')
    await insertKeptKey(sql, { purpose, sealedKey: keep(randomBytes(32)), isInherited: false, madeUnder })
  })
}

async function openKeys({ db, config }: KeyContext, purpose: KeptPurpose): Promise<KeptKey[]> {
  const rows = await listKeptKeys(db.unscoped.sql, { purpose })
  // Whatever waits to be inherited has to be made before anything is opened.
  if (rows.some(({ sealedKey }) => sealedKey === null)) return []
  return rows.flatMap(({ id, sealedKey, isInherited }) => {
    try {
      const text = unseal(sealedKey ?? new Uint8Array(), config.encryptionKey, 'kept-key', purpose)
      const bytes = Buffer.from(text, 'base64')
      return [{ id: isInherited ? null : keyId(text), bytes }]
    } catch (error) {
      if (!(error instanceof SealError)) throw error
      logger().warn({ keptKey: id, purpose }, `A kept key does not open: ${error.message}`)
      return []
    }
  })
}
