import type { SecretPair } from '#app/config.server.ts'
import type { Sql } from '#db/client.ts'
import { hasJobQueue } from '#db/queries/platform/queues.ts'
import {
  countSealedValues,
  listSealedColumns,
  type SealedSource,
} from '#db/queries/platform/sealed-values.ts'
import { keyId, secretsOf } from './keys.ts'
import { SEALED, type SealPurpose } from './purposes.ts'
import { sealHead } from './seal.ts'

/** A place in the database where something is sealed for one purpose. */
export interface SealedPlace {
  readonly purpose: SealPurpose
  readonly source: SealedSource
}

/** Everything in the database that is sealed. */
export async function listPlaces(sql: Sql): Promise<SealedPlace[]> {
  const hasJobs = await hasJobQueue(sql)
  return (Object.keys(SEALED) as SealPurpose[]).flatMap((purpose): SealedPlace[] => {
    const place = SEALED[purpose]
    if (place.in === 'column') return [{ purpose, source: place }]
    if (place.in === 'browser') return []
    const { field, queue: name } = place
    const outbox = { table: 'outbox', json: 'payload', field, queue: { column: 'queue', name } }
    const queued = { table: 'pgboss.job', json: 'data', field, queue: { column: 'name', name } }
    return (hasJobs ? [outbox, queued] : [outbox]).map(source => ({ purpose, source }))
  })
}

/** Columns of the database that look sealed and are not known here: `table.column`. */
export async function findUnknownColumns(sql: Sql): Promise<string[]> {
  const known = Object.values(SEALED).flatMap(place =>
    place.in === 'column' ? [`${place.table}.${place.column}`] : [],
  )
  return (await listSealedColumns(sql)).filter(column => !known.some(name => name === column))
}

/** How many values of a place are sealed with which key. */
export interface PlaceCount {
  readonly purpose: SealPurpose
  readonly table: string
  readonly current: number
  readonly previous: number
  /** Sealed before keys had ids. */
  readonly withoutId: number
  /** Sealed with a key that is not configured: these cannot be opened. */
  readonly unknown: number
}

/** Values that do not carry the current key: while there are any, the key before has to stay. */
export function countLeft(places: readonly PlaceCount[]): number {
  return places.reduce((sum, { previous, withoutId, unknown }) => sum + previous + withoutId + unknown, 0)
}

/** Counts what is sealed with which key, place by place. */
export async function countPlaces(sql: Sql, encryptionKey: SecretPair): Promise<PlaceCount[]> {
  const [current, previous] = secretsOf(encryptionKey).map(secret => sealHead(keyId(secret)))
  const counts: PlaceCount[] = []
  for (const { purpose, source } of await listPlaces(sql)) {
    const heads = await countSealedValues(sql, source)
    const sum = (is: (head: string) => boolean) =>
      heads.filter(({ head }) => is(head)).reduce((total, { count }) => total + count, 0)
    const isOld = (head: string) => head.startsWith('01')
    counts.push({
      purpose,
      table: source.table,
      current: sum(head => head === current),
      previous: sum(head => head === previous),
      withoutId: sum(isOld),
      unknown: sum(head => head !== current && head !== previous && !isOld(head)),
    })
  }
  return counts
}
