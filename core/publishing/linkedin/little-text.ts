/** What stands for something else in LinkedIn's format of a post unless a backslash stands before it. */
const RESERVED = /[\\|{}@[\]()<>#*_~]/g
/** A hashtag as people write it: after a space or an opening mark, of letters and digits, and not going on after them. */
const HASHTAG = /(?<=^|[\s([{"'“‘«])#([\p{L}\p{M}\p{N}]{1,100})(?![\p{L}\p{M}\p{N}_])/gu
const LETTER = /\p{L}/u

/**
 * A text in the format of LinkedIn's posts (not of its comments, which are plain): hashtags as hashtags, everything that
 * LinkedIn would read as a sign of its own marked as text. An unmarked bracket would silently end the post there.
 */
export function littleText(text: string): string {
  let written = ''
  let end = 0
  for (const match of text.matchAll(HASHTAG)) {
    const tag = match[1] ?? ''
    // A number is no hashtag: "we are #1".
    if (!LETTER.test(tag)) continue
    written += `${escaped(text.slice(end, match.index))}{hashtag|\\#|${tag}}`
    end = match.index + match[0].length
  }
  return written + escaped(text.slice(end))
}

function escaped(text: string): string {
  return text.replace(RESERVED, character => `\\${character}`)
}
