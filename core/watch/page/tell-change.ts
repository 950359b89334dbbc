import { truncateUnits } from '../../shared/text.ts'
import { ITEM_LIMITS } from '../item.ts'
import { formatPrice, type Price } from './amount.ts'
import type { SentencePair } from './compare.ts'

const sentencesOf = (count: number) => (count === 1 ? '1 sentence' : `${count} sentences`)

/** The item that tells what changed on a page; at most 2,000 characters of it. */
export function changeItem(name: string, pairs: readonly SentencePair[]): { title: string; summary: string } {
  const lines = pairs.map(({ before, after }) => {
    if (before === null) return `New: “${after}”`
    return after === null ? `Removed: “${before}”` : `Now: “${after}” Before: “${before}”`
  })
  return {
    title: truncateUnits(`${sentencesOf(pairs.length)} changed on ${name}`, ITEM_LIMITS.title),
    summary: truncateUnits(lines.slice(0, 3).join(' '), ITEM_LIMITS.summary),
  }
}

/** The item that tells of another price. */
export function priceItem(before: Price, after: Price): { title: string; summary: string } {
  const [was, is] = [formatPrice(before), formatPrice(after)]
  return {
    title: `Price changed from ${was} to ${is}`,
    summary: `The page now states ${is}. Before, it stated ${was}.`,
  }
}
