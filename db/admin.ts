import {
  type Connection,
  type ConnectionOptions,
  type Database,
  openConnection,
  openDatabase,
} from './client.ts'

/**
 * The database as services are given it, and beside it `sql` and `transaction` of somebody whom nothing is hidden from:
 * what tests, benchmarks and proofs arrange and look at.
 */
export interface AdminDatabase extends Database, Omit<Connection, 'close'> {}

/** Opens both; `adminUrl` is the address of a superuser, where `url` signs in as somebody less. */
export function openAdminDatabase({
  adminUrl,
  ...options
}: ConnectionOptions & { readonly adminUrl?: string }): AdminDatabase {
  const app = openDatabase(options)
  const admin = openConnection({ ...options, url: adminUrl ?? options.url })
  return {
    ...app,
    sql: admin.sql,
    transaction: admin.transaction,
    close: async () => void (await Promise.all([app.close(), admin.close()])),
  }
}
