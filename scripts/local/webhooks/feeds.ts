const DAY_MS = 24 * 60 * 60 * 1000

/** What the made-up magazine writes about, a new item each day. */
const TITLES = [
  'Rye is back, and customers are asking why',
  'What a small bakery learned from closing on Mondays',
  'Bread courses: how many people fit round one table',
  'Flour prices rise again, and what three mills say about it',
  'A webinar on ovens that nobody asked for',
  'Why handwritten labels sell more loaves',
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What the made-up page of prices says, until it is told otherwise. */
export const PRICE_LIST = { price: '19', text: 'Every course ends with a loaf to take home.' }

/** The made-up page of prices, to be watched: it names no feed and states its price for programs. */
export function answerPriceList({ price, text }: typeof PRICE_LIST): { type: string; body: string } {
  const data = { '@type': 'Product', offers: { '@type': 'Offer', price, priceCurrency: 'GBP' } }
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><head><title>Courses and prices</title><script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head><body><nav>The Local Loaf</nav><main><h1>Courses and prices</h1><p>A morning of baking costs £${escaped(price)}.</p><p>${escaped(text)}</p></main></body></html>`,
  }
}

/**
 * A made-up magazine to follow: its page at `/magazine` names its feed at `/magazine/feed.xml`, with the items of six days up to
 * `now`. Null for any other address.
 */
export function answerFeed(path: string, host: string, now: Date): { type: string; body: string } | null {
  if (path === '/magazine')
    return {
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>The Local Loaf</title><link rel="alternate" type="application/rss+xml" title="The Local Loaf" href="/magazine/feed.xml"></head><body><h1>The Local Loaf</h1><p>A made-up magazine, for trying out Brand Watch. Nothing here is real.</p></body></html>`,
    }
  if (path !== '/magazine/feed.xml') return null
  const today = Math.floor(now.getTime() / DAY_MS)
  const items = TITLES.map((_, back) => {
    const day = today - back
    const title = TITLES[day % TITLES.length] ?? ''
    const link = `http://${host}/magazine/${day}`
    return `<item><guid>${link}</guid><link>${link}</link><title>${escaped(title)}</title><author>The editors</author><pubDate>${new Date(day * DAY_MS).toUTCString()}</pubDate><description>&lt;p&gt;From our made-up magazine: ${escaped(title.toLowerCase())}. An item that nobody wrote, and not a bad one.&lt;/p&gt;</description></item>`
  })
  return {
    type: 'application/rss+xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>The Local Loaf</title><link>http://${host}/magazine</link><description>Made up</description>${items.join('')}</channel></rss>`,
  }
}
