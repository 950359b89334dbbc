import { diffArrays } from 'diff'

/** A run of text that both states have, only the earlier one, or only the later one. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Words that may go and come in all; the comparison takes time with the square of it, a tenth of a second at most. */
const MOST_EDITS = 1000

/** Words with the white space before them, so that the parts joined give the text. */
function words(text: string): string[] {
  return text.match(/\s*\S+|\s+/gu) ?? []
}

/**
 * What changed between two texts, word by word. The parts that are not `added` joined give `before`, those not `removed`
 * give `after`; none is empty, and neighbours differ in kind. Texts of more than 1000 edits are given as one removed and
 * one added.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(words(before), words(after), { maxEditLength: MOST_EDITS })
  const parts: DiffPart[] = changes
    ? changes.map(({ added, removed, value }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value.join(''),
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]
  return parts.filter(part => part.text !== '')
}
