import type { PermissionState } from '../stories/permission.ts'

/** What one ZIP holds at most: files, and bytes of them together. */
export const PACK_LIMITS = { files: 200, bytes: 500_000_000 } as const

/** Something that can be packed. */
export interface Packable {
  readonly bytes: number
  readonly permission: PermissionState
}

/** Why something isn't in a ZIP. */
export type LeftOut = 'no_permission' | 'too_much'

export interface Packed<Item> {
  readonly packed: readonly Item[]
  readonly leftOut: readonly { readonly item: Item; readonly why: LeftOut }[]
}

/** May what shows these people no longer be used: somebody withdrew, or the time they gave is over? */
export function isEnded(permission: PermissionState): boolean {
  return permission === 'revoked' || permission === 'expired'
}

/**
 * What of the items goes into one ZIP, in their order, and what does not and why: without `withEnded` nothing whose
 * permission has ended, and never more than the limits. Whatever still fits behind a file that was too large is taken.
 */
export function packFiles<Item extends Packable>(
  items: readonly Item[],
  { withEnded, limits = PACK_LIMITS }: { withEnded: boolean; limits?: { files: number; bytes: number } },
): Packed<Item> {
  const packed: Item[] = []
  const leftOut: { item: Item; why: LeftOut }[] = []
  let bytes = 0
  for (const item of items) {
    if (isEnded(item.permission) && !withEnded) leftOut.push({ item, why: 'no_permission' })
    else if (packed.length >= limits.files || bytes + item.bytes > limits.bytes)
      leftOut.push({ item, why: 'too_much' })
    else {
      packed.push(item)
      bytes += item.bytes
    }
  }
  return { packed, leftOut }
}
