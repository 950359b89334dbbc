/** A piece of HTML, in the order of the text. */
export type HtmlPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** `attributes` is what stands between the name and `>`, as it was written. */
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string }
  /** What an element holds whose text is no HTML: scripts, styles, the title. */
  | { readonly kind: 'raw'; readonly name: string; readonly attributes: string; readonly text: string }

/** Elements whose text is read as it is, each with what ends it. */
const RAW: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'textarea', 'title', 'iframe', 'xmp'].map(name => [
    name,
    new RegExp(`</${name}(?=[\\s/>])`, 'gi'),
  ]),
)
const NAME = /[a-z][^\s/>]{0,60}/iy
const MARK = /["'>]/g

/**
 * HTML as pieces, however broken it is: nothing is guessed, repaired or run. It is read once from the left, so that no text
 * takes longer than its length; what is never closed reaches to the end.
 */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) {
      yield { kind: 'text', text: html.slice(at) }
      return
    }
    if (open > at) yield { kind: 'text', text: html.slice(at, open) }
    const mark = html[open + 1]
    if (mark === '!' || mark === '?') {
      const isComment = html.startsWith('<!--', open)
      const end = isComment ? html.indexOf('-->', open + 4) : html.indexOf('>', open)
      if (end < 0) return
      at = end + (isComment ? 3 : 1)
      continue
    }
    const isClose = mark === '/'
    NAME.lastIndex = open + (isClose ? 2 : 1)
    const name = NAME.exec(html)?.[0].toLowerCase()
    if (name === undefined) {
      yield { kind: 'text', text: '<' }
      at = open + 1
      continue
    }
    const from = open + (isClose ? 2 : 1) + name.length
    const end = isClose ? html.indexOf('>', from) : endOfTag(html, from)
    if (end < 0) return
    at = end + 1
    const attributes = html.slice(from, end)
    const ending = isClose ? undefined : RAW.get(name)
    if (isClose) yield { kind: 'close', name }
    else if (!ending) yield { kind: 'open', name, attributes }
    else {
      ending.lastIndex = at
      const close = ending.exec(html)?.index ?? html.length
      yield { kind: 'raw', name, attributes, text: html.slice(at, close) }
      const after = html.indexOf('>', close)
      if (after < 0) return
      at = after + 1
    }
  }
}

/** Where a tag ends: at the first `>` outside of quoted values; -1 where it never does. */
function endOfTag(html: string, from: number): number {
  MARK.lastIndex = from
  for (let found = MARK.exec(html); found; found = MARK.exec(html)) {
    const [mark] = found
    if (mark === '>') return found.index
    // A quote counts where a value begins; elsewhere it is a character like any other.
    let before = found.index - 1
    while (before >= from && /\s/.test(html[before] ?? '')) before -= 1
    if (html[before] !== '=') continue
    const close = html.indexOf(mark, found.index + 1)
    if (close < 0) return -1
    MARK.lastIndex = close + 1
  }
  return -1
}

/** Characters of a tag in which its attributes are looked for. */
const MOST_ATTRIBUTES = 4000
const ATTRIBUTE = /([^\s"'<>/=]{1,60})(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The attributes of a tag by name, in lower case; of several of one name the first counts, one without a value is ''. */
export function readAttributes(attributes: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', ...values] of attributes.slice(0, MOST_ATTRIBUTES).matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, values.find(value => value !== undefined) ?? '')
  }
  return found
}
