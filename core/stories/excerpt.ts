/** What the search puts round a word it found: characters that no text of ours has a use for. */
export const MARK = { start: '\ue000', end: '\ue001' } as const

export interface ExcerptPart {
  readonly text: string
  readonly isFound: boolean
}

/** A marked excerpt as parts to show, in order; marks that stand alone are dropped, no part is empty. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  if (typeof excerpt !== 'string') return []
  return excerpt
    .split(/(\ue000[^\ue000\ue001]*\ue001)/)
    .map(piece => ({
      text: piece.replace(/[\ue000\ue001]/g, ''),
      isFound: piece.startsWith(MARK.start) && piece.endsWith(MARK.end) && piece.length > 1,
    }))
    .filter(part => part.text !== '')
}
