/** What stands for something in Markdown wherever it is; each may have a backslash in front. */
const MARKS = /[\\`*_{}[\]<>#+\-!|~&$^=()]/g
/** What programs make links of by themselves. */
const OPENS_ADDRESS = /:(?=\/\/)|(?<=\bwww)\.|@/gi

/**
 * Somebody else's text as Markdown that shows it to the letter and means nothing: in one line, with a backslash in front
 * of every mark. Neither emphasis nor links, pictures, HTML, footnotes, headings or lists can come of it.
 */
export function escapeMarkdown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return line
    .replace(MARKS, mark => `\\${mark}`)
    .replace(OPENS_ADDRESS, mark => `\\${mark}`)
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
}

/** An address as Markdown links it; one that could close the link early is shown as text. */
export function addressMark(address: string): string {
  return /^https?:\/\/[^\s<>\\\p{Cc}]+$/u.test(address) ? `<${address}>` : escapeMarkdown(address)
}
