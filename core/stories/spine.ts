import { trimEndOf } from '../shared/trim-end-of.ts'
import { readKey, readText } from '../shared/untrusted.ts'

/** The parts of a story's spine, in the order they are told. */
export const SPINE_PARTS = ['situation', 'struggle', 'turn', 'result', 'lesson'] as const
export type SpinePart = (typeof SPINE_PARTS)[number]

export const SPINE_TEXTS: Readonly<Record<SpinePart, { readonly label: string; readonly question: string }>> =
  {
    situation: { label: 'Situation', question: 'Where were you, and what was going on?' },
    struggle: { label: 'Struggle', question: 'What was hard, and who for?' },
    turn: { label: 'Turn', question: 'What changed, and when?' },
    result: { label: 'Result', question: 'How did it end?' },
    lesson: { label: 'Lesson', question: 'What do you know now?' },
  }

export type Spine = { readonly [K in SpinePart]?: string | null }

/** A stop, an emoji or a hashtag: nothing belongs behind it. */
const ENDED = /(?:[.!?…:]["'”’)\]]*|\p{Extended_Pictographic}\uFE0F?|(?:^|\s)#[\p{L}\p{N}_]{1,60})$/u

/** A sentence with white space in order and an end: a full stop is added where none stands. No text gives `''`. */
export function asSentence(text: string): string {
  if (typeof text !== 'string') return ''
  const line = text.replace(/[^\S\n]+/g, ' ').trim()
  if (line === '' || ENDED.test(line)) return line
  return `${trimEndOf(line, ',;–—-').trimEnd()}.`
}

/** The parts still to be told, in order. */
export function missingSpineParts(spine: Spine): SpinePart[] {
  return SPINE_PARTS.filter(part => readText(readKey(spine, part)) === '')
}
