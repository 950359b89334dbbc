/** Where the browser keeps what was made in a page and the server does not have yet. */
export const KEPT_FILES = 'brandhearth-files'

/** Forgets every file that this device keeps, whoever made it. Never throws: a browser that keeps nothing has nothing to forget. */
export function forgetKeptFiles(): void {
  try {
    indexedDB.deleteDatabase(KEPT_FILES)
  } catch {
    // Switched off, as in some private windows.
  }
}
