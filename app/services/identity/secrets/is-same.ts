import { timingSafeEqual } from 'node:crypto'

/** Whether two hashes are the same, in a time that does not tell where they differ; nothing equals null. */
export function isSame(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a !== null && b !== null && a.length === b.length && timingSafeEqual(a, b)
}
