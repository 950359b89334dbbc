const RESERVED = '|{}@[]()<>#*_~'
const HASHTAG = /^\{hashtag\|\\?#\|([^|{}]+)\}/
const PLAIN_HASHTAG = /^#[\p{L}\p{M}\p{N}]+/u

/**
 * What readers see of a post in LinkedIn's format. As at the real LinkedIn, a reserved character that is not marked as
 * text ends the post there, without a word.
 */
export function readLittleText(written: string): string {
  let text = ''
  for (let at = 0; at < written.length; ) {
    const rest = written.slice(at, at + 200)
    const character = written[at] ?? ''
    const template = HASHTAG.exec(rest)
    const plain = PLAIN_HASHTAG.exec(rest)
    if (character === '\\') {
      text += written[at + 1] ?? ''
      at += 2
    } else if (template) {
      text += `#${template[1]}`
      at += template[0].length
    } else if (plain) {
      text += plain[0]
      at += plain[0].length
    } else if (RESERVED.includes(character)) {
      return text
    } else {
      text += character
      at += 1
    }
  }
  return text
}
