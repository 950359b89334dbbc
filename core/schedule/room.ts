import type { ScheduledPostStatus } from './status.ts'

/** How many posts a page has room for: of one day or kind, and of all of them together. */
export interface Room {
  readonly ofEach: number
  readonly ofAll: number
}

/** How many of each of some groups there is room for: small ones show all of theirs, the others as many as each other. */
export function mostOfEach(sizes: readonly number[], room: Room): number {
  let most = room.ofEach
  while (most > 1 && sizes.reduce((sum, size) => sum + Math.min(size, most), 0) > room.ofAll) most--
  return most
}

interface PostOfDay {
  readonly day: string
  readonly status: ScheduledPostStatus
}

/**
 * The posts of a calendar that there is room for, in the order they came in: days with few show all of theirs, the others as
 * many as each other, and each at least one. Of a day, what is published makes room for what still needs somebody.
 */
export function postsWithRoom<Post extends PostOfDay>(posts: readonly Post[], room: Room): Post[] {
  const days = [...Map.groupBy(posts, ({ day }) => day).values()]
  const most = mostOfEach(
    days.map(({ length }) => length),
    room,
  )
  const shown = new Set(
    days.flatMap(day => day.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b))).slice(0, most)),
  )
  return posts.filter(post => shown.has(post))
}

const isOver = ({ status }: PostOfDay) => status === 'published'
