import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The books of a stand-in as they were left; what they lack, or all of it without a file, is as in `empty`. */
export function loadBooks<T extends object>(file: string | null, empty: T): T {
  if (!file || !existsSync(file)) return structuredClone(empty)
  return { ...structuredClone(empty), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<T>) }
}

/** Written beside and renamed, so that a killed process leaves whole books. */
export function saveBooks(file: string | null, books: object): void {
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(books), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
