/** The database did not answer in time, or is known not to: `isUnavailable` knows it by its code. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
  readonly code = 'DATABASE_SILENT'
}
