import { planLimit } from '../billing/plans.ts'
import type { Tier } from '../billing/tiers.ts'
import { err, type Ok, ok, type Refusal } from '../shared/result.ts'

/** Whether a picture of `bytes` has room beside the `used` bytes of a workspace; a refusal carries the `limit` in bytes. */
export function hasRoom(
  tier: Tier | null,
  used: number,
  bytes: number,
): Ok<object> | Refusal<'storage_full', { readonly limit: number }> {
  const limit = planLimit(tier, 'mediaBytes')
  return used + bytes <= limit ? ok() : err('storage_full', { limit })
}

/** Bytes in words: `0 MB`, `18 KB`, `1.5 MB`, `500 MB`, `5 GB`. Less than a byte counts as none. */
export function bytesInWords(bytes: number): string {
  const count = bytes > 0 ? bytes : 0
  // A small picture takes some room, and is not said to take none.
  if (count > 0 && count < 1e5) return `${Math.ceil(count / 1e3)} KB`
  const [size, unit] = count >= 1e9 ? [count / 1e9, 'GB'] : [count / 1e6, 'MB']
  return `${Number(size.toFixed(1))} ${unit}`
}
