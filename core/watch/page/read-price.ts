import { isPlainObject } from '../../shared/untrusted.ts'
import { type Price, readAmount, readCurrency } from './amount.ts'
import type { PageHtml } from './read-html.ts'

/** How deep data may lie in itself, and how much of it is looked at. */
const LIMITS = { depth: 12, nodes: 5000 }
/** Where offers are found in what a page says of itself; what is only related or similar is not among them. */
const WAYS = [
  '@graph',
  'mainEntity',
  'offers',
  'hasVariant',
  'itemListElement',
  'item',
  'hasOfferCatalog',
  'makesOffer',
] as const
/** Prices that were crossed out. */
const NOT_ASKED = /(?:ListPrice|StrikethroughPrice|SRP|MSRP|RegularPrice)$/i

interface Offer {
  readonly low: unknown
  readonly high: unknown
  readonly currency: unknown
}

/**
 * The price that a page states for programs: schema.org's offers first (several are a range), then microdata, then the tags
 * that networks read. Null where it states none: no price is ever guessed from text.
 */
export function readPrice({ data, properties }: Pick<PageHtml, 'data' | 'properties'>): Price | null {
  return (
    rangeOf(data.flatMap(offersOf)) ??
    rangeOf(offersOfProperties(properties, ['price', 'lowprice', 'highprice'], 'pricecurrency')) ??
    rangeOf(offersOfProperties(properties, ['product:price:amount'], 'product:price:currency')) ??
    rangeOf(offersOfProperties(properties, ['og:price:amount'], 'og:price:currency'))
  )
}

/** All offers in one currency, that of the first that has a price. */
function rangeOf(offers: readonly Offer[]): Price | null {
  let range: Price | null = null
  for (const offer of offers) {
    const currency = readCurrency(offer.currency, offer.low)
    const low = readAmount(offer.low, currency)
    const high = readAmount(offer.high, currency)
    if (low === null && high === null) continue
    if (range && range.currency !== currency) continue
    const ends: readonly number[] = [
      low ?? high ?? 0,
      high ?? low ?? 0,
      ...(range ? [range.low, range.high] : []),
    ]
    range = { low: Math.min(...ends), high: Math.max(...ends), currency }
  }
  return range
}

function offersOf(text: string): Offer[] {
  const json = parseData(text)
  const offers: Offer[] = []
  let nodes = 0
  collect(json, 0)
  return offers

  function collect(node: unknown, depth: number): void {
    nodes += 1
    if (depth > LIMITS.depth || nodes > LIMITS.nodes) return
    if (Array.isArray(node)) {
      for (const each of node) collect(each, depth + 1)
      return
    }
    if (!isPlainObject(node)) return
    const isAggregate = hasType(node, 'AggregateOffer')
    if (isAggregate || hasType(node, 'Offer') || hasType(node, 'Demand')) {
      const own = ownOffers(node)
      offers.push(...own)
      // The offers that an aggregate was made from count where it says nothing itself.
      if (own.length > 0) return
    }
    for (const way of WAYS) if (node[way] !== undefined) collect(node[way], depth + 1)
  }
}

function ownOffers(node: Record<string, unknown>): Offer[] {
  const currency = node.priceCurrency
  if (isPrice(node.lowPrice) || isPrice(node.highPrice))
    return [{ low: node.lowPrice, high: node.highPrice, currency }]
  if (isPrice(node.price)) return [{ low: node.price, high: node.price, currency }]
  const parts = Array.isArray(node.priceSpecification) ? node.priceSpecification : [node.priceSpecification]
  return parts.slice(0, 50).flatMap((part): Offer[] => {
    if (!isPlainObject(part) || (typeof part.priceType === 'string' && NOT_ASKED.test(part.priceType)))
      return []
    const own = { currency: part.priceCurrency ?? currency }
    if (isPrice(part.price)) return [{ ...own, low: part.price, high: part.price }]
    if (!isPrice(part.minPrice) && !isPrice(part.maxPrice)) return []
    return [{ ...own, low: part.minPrice, high: part.maxPrice }]
  })
}

function isPrice(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function hasType(node: Record<string, unknown>, type: string): boolean {
  const types: unknown[] = Array.isArray(node['@type']) ? node['@type'] : [node['@type']]
  return types.some(
    each => typeof each === 'string' && each.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '') === type,
  )
}

/** Data as it was meant: without the comment or CDATA that some put round it, and with lines broken within texts. */
function parseData(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:\/\/\s{0,9}|\/\*\s{0,9})?(?:<!--|<!\[CDATA\[)(?:\s{0,9}\*\/)?/, '')
    .replace(/(?:\/\/\s{0,9}|\/\*\s{0,9})?(?:-->|\]\]>)(?:\s{0,9}\*\/)?\s{0,9}$/, '')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/;\s{0,9}$/, '')
  try {
    return JSON.parse(bare)
  } catch {
    return null
  }
}

function offersOfProperties(
  properties: PageHtml['properties'],
  names: readonly string[],
  currencyName: string,
): Offer[] {
  const currency = properties.find(({ name }) => name === currencyName)?.value
  return properties.flatMap(({ name, value }) =>
    names.includes(name) ? [{ low: value, high: value, currency }] : [],
  )
}
