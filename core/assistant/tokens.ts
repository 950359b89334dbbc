/** Tokens that one UTF-16 unit comes to: of plain letters and marks, of other alphabets, of everything else. */
const COST = { ascii: 0.3, alphabet: 0.6, other: 1.2 } as const
/** Where Latin, Greek, Cyrillic, Hebrew and Arabic letters end. */
const ALPHABETS_END = 0x07_00

/**
 * About how many tokens a text comes to, rather too many than too few: tokenisers make one of four English letters or
 * more, of two in other alphabets, and one or more of a Chinese character or half an emoji. Linear in the length.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    tokens += unit < 0x80 ? COST.ascii : unit < ALPHABETS_END ? COST.alphabet : COST.other
  }
  return Math.ceil(tokens)
}

/**
 * The first of some parts that fit into so many tokens together, each whole or not at all: the most relevant come first,
 * and one that is too long does not keep shorter ones behind it out. A part costs what its JSON does.
 */
export function fitting<Part>(parts: readonly Part[], tokens: number): Part[] {
  let left = tokens
  return parts.filter(part => {
    const cost = estimateTokens(JSON.stringify(part) ?? '')
    if (cost > left) return false
    left -= cost
    return true
  })
}
