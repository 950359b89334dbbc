/** Where the hashtags that end a text begin, with the white space before them; the length of a text without any. */
export function endingTagsStart(text: string): number {
  let start = text.length
  for (;;) {
    const end = text.slice(0, start).trimEnd().length
    const tag = text.slice(0, end).lastIndexOf('#')
    if (tag < 0 || !/^#[\p{L}\p{N}_]+$/u.test(text.slice(tag, end)))
      return start === text.length ? start : end
    start = tag
  }
}
