interface Place {
  readonly start: number
  readonly end: number
}

/** Letters of a text that a page has room for, and of those before the first place. */
const MOST = 400
const BEFORE = 120

/**
 * The part of a long text in which something is mentioned first, with the places in it; a short text is left as it is. It begins and
 * ends between words, and says where it was cut.
 */
export function excerptOf(text: string, places: readonly Place[]): { text: string; places: Place[] } {
  if (text.length <= MOST) return { text, places: [...places] }
  const place = places.toSorted((a, b) => a.start - b.start)[0] ?? { start: 0, end: 0 }
  const wanted = Math.max(0, place.start - BEFORE)
  const from = wanted === 0 ? 0 : afterSpace(text, wanted, place.start)
  const to =
    from + MOST >= text.length
      ? text.length
      : beforeSpace(text, from + MOST, Math.max(from + MOST / 2, place.end))
  const lead = from > 0 ? '… ' : ''
  const moved = places
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start - from + lead.length, end: end - from + lead.length }))
  return { text: `${lead}${text.slice(from, to)}${to < text.length ? ' …' : ''}`, places: moved }
}

/** Where the next word begins; before `last` in any case. */
function afterSpace(text: string, from: number, last: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 || space >= last ? last : space + 1
}

/** Where the word that is cut begins, no earlier than `least`; a longer word is cut, but never within a letter of two units. */
function beforeSpace(text: string, to: number, least: number): number {
  const space = text.lastIndexOf(' ', to)
  if (space >= least) return space
  const unit = text.charCodeAt(to - 1)
  return unit >= 0xd800 && unit <= 0xdbff ? to - 1 : to
}
