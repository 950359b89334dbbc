import { JOINT_TABLE } from './joint-table.ts'
import type { Token } from './tokenise.ts'
import { AND, COMMA, WORD_CLASSES, wordClass } from './word-class.ts'

const WIDTH = WORD_CLASSES.length
/** “a” is the lowest of the table's letters; this one stands for nothing either way. */
const NEUTRAL = 'm'.charCodeAt(0)
const STEP = 0.25
const CHAIN = 2.5

/** What comes between two words: nothing, a comma or the like, or something that ends a thought. */
export function gapBetween(text: string, before: Token, after: Token): 'none' | 'comma' | 'break' {
  if (before.sentence !== after.sentence) return 'break'
  if (after.start - before.end === 1 && text.charCodeAt(before.end) === 32) return 'none'
  for (let at = before.end; at < after.start; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 44 || code === 47 || code === 124 || code === 0x2022 || code === 0xb7) return 'comma'
    if (
      code === 58 ||
      code === 59 ||
      code === 34 ||
      code === 40 ||
      code === 41 ||
      code === 0x2013 ||
      code === 0x2014
    )
      return 'break'
  }
  return 'none'
}

/** How usual one class is behind another in sentences, against lists and shuffles: above 0 for sentences. */
export function jointWeight(before: number, after: number): number {
  return ((JOINT_TABLE.charCodeAt(before * WIDTH + after) || NEUTRAL) - NEUTRAL) * STEP
}

/**
 * For each word what its joint with the word before says for sentences (above 0) or against them (below); 0 where
 * something ends a thought between them.
 */
export function jointsOf(text: string, tokens: readonly Token[]): Float64Array {
  const joints = new Float64Array(tokens.length)
  let classBefore = -1
  let classTwoBefore = -1
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const own = wordClass(token)
    const before = tokens[at - 1]
    const gap = before === undefined ? 'break' : gapBetween(text, before, token)
    // “a and b and c and d” is a list that says “and” for the comma.
    if (own === classTwoBefore && own === AND && gap === 'none') joints[at] = -CHAIN
    else if (gap === 'none') joints[at] = jointWeight(classBefore, own)
    else if (gap === 'comma') joints[at] = jointWeight(classBefore, COMMA) + jointWeight(COMMA, own)
    classTwoBefore = classBefore
    classBefore = own
  }
  return joints
}
