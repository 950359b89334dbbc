/** HTML of a page of the workspace, uncompressed: what a person waits for on a slow line (docs/performance.md). */
export const MOST_BYTES = 45_000

/** Of addresses that differ in what their query says alone, or in whose page it is, so many are looked at. */
const MOST_ALIKE = 6

/** Where links are followed from; a month is asked for by a form, to which no link leads. */
const STARTS = ['/app/dashboard', '/app/content?view=month']

/**
 * Follows the links of a workspace, at most so many pages, and answers what each weighs: bytes of HTML by
 * address. `ask` brings a page, or null where the address leads to something else.
 */
export async function weighPages(
  ask: (address: string) => Promise<Buffer | null>,
  { mostPages, mostAlike = Number.POSITIVE_INFINITY }: { mostPages: number; mostAlike?: number },
): Promise<Map<string, number>> {
  const [seen, open, alike] = [new Set(STARTS), [...STARTS], new Map<string, number>()]
  const weights = new Map<string, number>()
  for (
    let address = open.shift();
    address !== undefined && weights.size < mostPages;
    address = open.shift()
  ) {
    const html = await ask(address)
    if (!html) continue
    weights.set(address, html.byteLength)
    for (const next of pagesIn(html.toString())) {
      if (seen.has(next)) continue
      const kind = kindOf(next)
      const count = alike.get(kind) ?? 0
      if (count >= (next.includes('?') ? MOST_ALIKE : mostAlike)) continue
      alike.set(kind, count + 1)
      seen.add(next)
      open.push(next)
    }
  }
  return weights
}

/** The pages of the workspace that a page leads to, with and without what their query asks for; files are none. */
function pagesIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([link]) => {
    const address = /\bhref="(\/app\/[^"#]*)/.exec(link)?.[1]?.replaceAll('&amp;', '&')
    if (address === undefined || /\bdownload\b|\/export\//.test(link)) return []
    const path = address.replace(/\?.*/, '')
    return path === address ? [path] : [path, address]
  })
}

/** What addresses have in common that lead to the same page: its path without ids, and what its query is about. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const path = pathname.replace(/\/[0-9a-f-]{36}(?=\/|$)/g, '/*')
  return `${path}?${[...searchParams.keys()].sort().join('&')}`
}
