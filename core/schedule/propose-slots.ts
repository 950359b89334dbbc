import { nextFreeSlot, type Slot } from './slots.ts'

/** The mornings of a working week, for a founder who has set no rhythm yet. */
const FIRST_RHYTHM: readonly Slot[] = [1, 2, 3, 4, 5].map(weekday => ({
  weekday,
  minuteOfDay: 9 * 60,
  platform: '',
}))

/**
 * The next `count` instants at which a post could go out, earliest first: free slots of the founder's own rhythm, and
 * where that has too few, free mornings of working days. Fewer where quiet hours leave no room.
 */
export function proposeSlots({
  count,
  ...input
}: Parameters<typeof nextFreeSlot>[0] & { readonly count: number }): Date[] {
  const found: Date[] = []
  for (const slots of [input.slots, FIRST_RHYTHM]) {
    while (found.length < count) {
      const next = nextFreeSlot({ ...input, slots, taken: [...input.taken, ...found] })
      if (!next) break
      found.push(next)
    }
  }
  return found.toSorted((a, b) => a.getTime() - b.getTime())
}
