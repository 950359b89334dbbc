import type { FeedItem } from './item.ts'

/** An address as one writes it loosely: http and https are the same, so is a slash at the end. */
export function foldAddress(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
}

/**
 * What tells the items of one feed apart, one for each, in their order: its guid, else its link and title. Items of one
 * file that share a guid are told apart by link and title as well, and the same item twice in a file is one.
 */
export function itemIdentities(items: readonly Pick<FeedItem, 'guid' | 'address' | 'title'>[]): string[] {
  const guids = items.map(({ guid }) => foldAddress(guid))
  const uses = new Map<string, Set<string>>()
  const page = ({ address, title }: (typeof items)[number]) =>
    JSON.stringify([foldAddress(address), title.trim()])
  for (const [at, item] of items.entries()) {
    const guid = guids[at] ?? ''
    uses.set(guid, (uses.get(guid) ?? new Set()).add(page(item)))
  }
  return items.map((item, at) => {
    const guid = guids[at] ?? ''
    if (guid === '') return `page:${page(item)}`
    return (uses.get(guid)?.size ?? 0) > 1 ? `both:${guid} ${page(item)}` : `guid:${guid}`
  })
}
