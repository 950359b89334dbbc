import { endOfAddress } from '../../shared/address-end.ts'

/** Different links that Threads takes in one post. */
export const MOST_THREADS_LINKS = 5

const LINK = /https?:\/\/[^\s<>"“”]+/giu
const BEHIND = `.,;:!?'’]`

/** How many different links a text has, as Threads counts them: the same one twice is one. Text that is none has 0. */
export function countThreadsLinks(text: unknown): number {
  if (typeof text !== 'string') return 0
  return new Set(text.match(LINK)?.map(link => link.slice(0, endOfAddress(link, BEHIND)))).size
}
