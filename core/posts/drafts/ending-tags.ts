const TAGS = /^(?:#[\p{L}\p{N}\p{M}_]+)+$/u

/**
 * Where the hashtags that end a text begin, with the white space before them; the length of a text without any. What
 * stands behind other characters, as in an address, is no hashtag.
 */
export function endingTagsStart(text: string): number {
  let start = text.length
  for (;;) {
    const end = text.slice(0, start).trimEnd().length
    let word = end
    while (word > 0 && /\S/.test(text.charAt(word - 1))) word -= 1
    if (!TAGS.test(text.slice(word, end))) return start === text.length ? start : end
    start = word
  }
}
