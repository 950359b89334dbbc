import type { Config } from '#app/config.server.ts'
import { countLeft, countPlaces, findUnknownColumns } from '#app/platform/secrets/sealed-places.ts'
import type { Database } from '#db/client.ts'
import { countKeysToInherit } from '#db/queries/platform/kept-keys.ts'
import type { Check } from './check.ts'

/** Whether everything sealed carries the current key, and whether a change of a secret is under way. */
export async function checkKeys(db: Database, { encryptionKey, sessionSecret }: Config): Promise<Check> {
  const name = 'keys'
  const places = await db.acrossWorkspaces('keys', sql => countPlaces(sql, encryptionKey))
  const unknown = places.reduce((sum, place) => sum + place.unknown, 0)
  if (unknown > 0)
    return { name, status: 'fail', detail: `sealed with a key that is not configured: ${unknown}` }
  const columns = await db.acrossWorkspaces('keys', findUnknownColumns)
  if (columns.length > 0)
    return { name, status: 'fail', detail: `these columns cannot be sealed again: ${columns.join(', ')}` }
  if ((await countKeysToInherit(db.unscoped.sql)) > 0)
    return { name, status: 'warn', detail: 'start the app once before you change a secret' }
  const left = countLeft(places)
  if (encryptionKey.previous !== null)
    return {
      name,
      status: 'warn',
      detail:
        left > 0
          ? `left with an older key: ${left}; run: npm run cli -- keys rotate`
          : 'everything carries the current key, so ENCRYPTION_KEY_PREVIOUS can go',
    }
  if (sessionSecret.previous !== null)
    return { name, status: 'warn', detail: 'SESSION_SECRET_PREVIOUS can go after a day' }
  return { name, status: 'ok', detail: 'everything sealed opens, and no change is under way' }
}
