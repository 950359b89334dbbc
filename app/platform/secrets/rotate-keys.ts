import {
  listSealedValues,
  type SealedSource,
  type SealedValue,
  updateSealedValues,
} from '#db/queries/platform/sealed-values.ts'
import type { ServiceContext } from '../context.ts'
import { KEPT_PURPOSES, makeKeys } from './kept-keys.ts'
import { keyId } from './keys.ts'
import { SealError, seal, sealHead, unseal } from './seal.ts'
import {
  countLeft,
  countPlaces,
  findUnknownColumns,
  listPlaces,
  type PlaceCount,
  type SealedPlace,
} from './sealed-places.ts'

/** Values in a transaction: few enough that nobody waits for a row. */
const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

export interface Rotation {
  /** Values that were sealed anew by this run. */
  readonly resealed: number
  /** Values that do not carry the current key yet: 0 when the key before may go. */
  readonly left: number
  readonly places: readonly PlaceCount[]
  /** Columns that look sealed and that this program does not know how to seal anew. */
  readonly unknownColumns: readonly string[]
}

/**
 * Seals everything in the database anew that does not carry the current ENCRYPTION_KEY, a batch at a time. It may be
 * killed and started again, and run twice at once: each value is exchanged by itself, where nobody changed it meanwhile.
 * What does not open stays as it is and is counted as left.
 */
export async function rotateKeys(
  context: Pick<ServiceContext, 'db' | 'config'>,
  onProgress: (resealed: number) => void = () => {},
): Promise<Rotation> {
  const { db, config } = context
  // From now on links and codes are made with a key that never lay under the old one.
  for (const purpose of KEPT_PURPOSES) await makeKeys(context, purpose)
  let resealed = 0
  for (const place of await db.acrossWorkspaces('keys', listPlaces)) {
    for await (const values of batchesOf(context, place.source)) {
      const renewed = values.flatMap(value => renew(context, place, value))
      if (renewed.length > 0)
        resealed += await db.acrossWorkspaces('keys', sql => updateSealedValues(sql, place.source, renewed))
      onProgress(resealed)
    }
  }
  const places = await db.acrossWorkspaces('keys', sql => countPlaces(sql, config.encryptionKey))
  return {
    resealed,
    left: countLeft(places),
    places,
    unknownColumns: await db.acrossWorkspaces('keys', findUnknownColumns),
  }
}

async function* batchesOf(
  { db, config }: Pick<ServiceContext, 'db' | 'config'>,
  source: SealedSource,
): AsyncGenerator<SealedValue[]> {
  const head = sealHead(keyId(config.encryptionKey.current))
  for (let after = FIRST; ; ) {
    const batch = await db.acrossWorkspaces('keys', sql =>
      listSealedValues(sql, source, { after, head, limit: BATCH }),
    )
    yield batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    after = last.key
  }
}

function renew(
  { config }: Pick<ServiceContext, 'config'>,
  { purpose }: SealedPlace,
  { key, sealed, boundTo }: SealedValue,
): { key: string; before: Uint8Array; after: Uint8Array }[] {
  try {
    const text = unseal(sealed, config.encryptionKey, purpose, boundTo)
    return [{ key, before: sealed, after: seal(text, config.encryptionKey, purpose, boundTo) }]
  } catch (error) {
    if (error instanceof SealError) return []
    throw error
  }
}
