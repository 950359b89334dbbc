import type { ServiceContext } from '../context.ts'
import { logger } from '../log/logger.ts'
import { KEPT_PURPOSES, makeKeys } from './kept-keys.ts'

/**
 * Keeps the keys of every purpose, so that the secrets they are inherited from may change from now on. Where that is not
 * possible yet (no database, migrations to come) it is made up for when a key is first needed, and the log says so.
 */
export async function keepKeys(context: Pick<ServiceContext, 'db' | 'config'>): Promise<void> {
  try {
    for (const purpose of KEPT_PURPOSES) await makeKeys(context, purpose)
  } catch (error) {
    logger().warn({ err: error }, 'The keys of links and recovery codes could not be kept yet')
  }
}
