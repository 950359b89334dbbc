import type { Config } from '#app/config.server.ts'
import type { ConnectionOptions } from '#db/client.ts'

/**
 * How to reach the database with no pooler in between, for what needs a connection to itself: LISTEN, the queue's role
 * from the start, and limits and locks that last as long as the connection. Null on the embedded database.
 */
export function directDatabase(config: Config): Required<Pick<ConnectionOptions, 'url' | 'prepare'>> | null {
  const { databaseUrl, databaseDirectUrl, databasePrepare } = config
  if (databaseDirectUrl !== null) return { url: databaseDirectUrl, prepare: true }
  return databaseUrl === null ? null : { url: databaseUrl, prepare: databasePrepare }
}
