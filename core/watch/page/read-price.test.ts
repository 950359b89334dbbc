import { describe, expect, it } from 'vitest'
import { formatPrice } from './amount.ts'
import { readHtml } from './read-html.ts'
import { readPrice } from './read-price.ts'

const data = (...all: unknown[]) =>
  all.map(each => `<script type="application/ld+json">${JSON.stringify(each)}</script>`).join('\n')
const product = (offers: unknown) =>
  data({ '@context': 'https://schema.org', '@type': 'Product', name: 'Loaf', offers })
const offer = (price: unknown, priceCurrency = 'EUR') => ({ '@type': 'Offer', price, priceCurrency })
const priceOf = (html: string) => {
  const price = readPrice(readHtml(html))
  return price && formatPrice(price)
}

describe('the price of a page', () => {
  it.each([
    ['one offer', product(offer('2879.2', 'GBP')), '£2,879.20'],
    ['the same with a nought', product(offer('2879.20', 'GBP')), '£2,879.20'],
    [
      'a range, its ends as numbers',
      product({ '@type': 'AggregateOffer', lowPrice: 19, highPrice: '49.00', priceCurrency: 'GBP' }),
      '£19 to £49',
    ],
    ['thousands as in Germany', product(offer('1.099,00 EUR', '')), '€1,099'],
    [
      'several offers, one of them in another currency',
      product([offer('19.5'), offer('9,90'), offer(12), offer('8', 'USD')]),
      '€9.90 to €19.50',
    ],
    [
      'a graph, with a price that was crossed out and a related product',
      data({
        '@graph': [
          { '@type': 'WebSite', name: 'x' },
          {
            '@type': ['Product', 'Thing'],
            isRelatedTo: { '@type': 'Product', offers: offer(1) },
            offers: {
              '@type': 'http://schema.org/Offer',
              priceSpecification: [
                {
                  '@type': 'UnitPriceSpecification',
                  price: '30.00',
                  priceCurrency: 'GBP',
                  priceType: 'https://schema.org/StrikethroughPrice',
                },
                { '@type': 'UnitPriceSpecification', price: '24.00', priceCurrency: 'GBP' },
              ],
            },
          },
        ],
      }),
      '£24',
    ],
    [
      'microdata in an element and in a tag',
      '<div itemprop="offers"><meta itemprop="priceCurrency" content="GBP"><span itemprop="price">£1,250.<sup>50</sup></span></div>',
      '£1,250.50',
    ],
    [
      'what networks read, where the data is broken',
      '<script type="application/ld+json">{"@type":"Product",</script><meta property="og:price:amount" content="1,099.00"><meta property="og:price:currency" content="USD">',
      'US$1,099',
    ],
    [
      'currencies without pence and with a thousand of them',
      data(
        { '@type': 'Product', offers: [offer('1,200', 'JPY'), offer(900, 'JPY')] },
        { '@type': 'Product', offers: offer('3.250', 'KWD') },
      ),
      'JP¥900 to JP¥1,200',
    ],
    ['none, whatever the text says', '<p>Only £19 a month!</p><p class="price">£24</p>', null],
  ])('is read from %s', (_, html, price) => expect(priceOf(html)).toBe(price))

  it.each([
    [
      'an aggregate of offers without ends',
      product({ '@type': 'AggregateOffer', offers: [offer(5), offer(7)] }),
      '€5 to €7',
    ],
    [
      'variants',
      data({ '@type': 'ProductGroup', hasVariant: [{ '@type': 'Product', offers: offer(5) }] }),
      '€5',
    ],
    [
      'data within a comment',
      `<script type="application/ld+json">//<![CDATA[\n${JSON.stringify({ offers: offer(5) })}\n//]]></script>`,
      '€5',
    ],
    ['three decimals', product(offer('3.250', 'KWD')), 'KWD 3.250'],
    ['nothing to pay', product(offer('0')), '€0'],
    ['an unknown currency', product(offer('19.5', '')), '19.50'],
    ['a price of words', product(offer('on request')), null],
    ['an empty price', product(offer('')), null],
    ['two prices in one', product(offer('19-24')), null],
    ['no offer at all', data({ '@type': 'Organization', price: '5' }), null],
  ])('reads %s', (_, html, price) => expect(priceOf(html)?.replace('\u00a0', ' ') ?? null).toBe(price))

  it('is read within bounds, however deep and long the data is', () => {
    const deep = `${'{"offers":'.repeat(3000)}{"@type":"Offer","price":1}${'}'.repeat(3000)}`
    expect(priceOf(`<script type="application/ld+json">${deep}</script>`)).toBeNull()
    const many = data(Array.from({ length: 10_000 }, () => ({ offers: offer(5) })))
    expect(priceOf(many)).toBe('€5')
    expect(priceOf(`<script type="application/ld+json">${'['.repeat(400_000)}</script>`)).toBeNull()
  })
})
