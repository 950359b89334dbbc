import type { AlignmentMatch } from './types.ts'

/**
 * Where the matches of a text stand after one edit: those before and behind it keep their words, those that it touches are
 * left out, since nobody knows yet what they say now. For the moment until the new text is scored. Pure; in text order.
 */
export function carryMatches(
  scored: string,
  matches: readonly AlignmentMatch[],
  now: string,
): readonly AlignmentMatch[] {
  if (scored === now || matches.length === 0) return matches
  const shorter = Math.min(scored.length, now.length)
  let before = 0
  while (before < shorter && scored[before] === now[before]) before += 1
  // Words count whole: of “blue bowls” for “bowls” the b belongs to the new word.
  if (isLetter(scored[before]) || isLetter(now[before])) while (isLetter(scored[before - 1])) before -= 1
  let behind = 0
  while (behind < shorter - before && scored.at(-1 - behind) === now.at(-1 - behind)) behind += 1
  const moved = now.length - scored.length
  return matches.flatMap(match => {
    // A letter typed right at its edge makes another word of it.
    if (match.end < before || (match.end === before && !isLetter(now[before]))) return [match]
    const isBehind =
      match.start > scored.length - behind ||
      (match.start === scored.length - behind && !isLetter(now[now.length - behind - 1]))
    return isBehind ? [{ ...match, start: match.start + moved, end: match.end + moved }] : []
  })
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character)
