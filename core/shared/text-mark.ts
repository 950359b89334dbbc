function folded(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** Whether two texts say the same, whatever the kind of line end and the space round them. */
export function sameText(a: string, b: string): boolean {
  return folded(a) === folded(b)
}

/**
 * A short mark of a text, equal for texts that are the same (`sameText`): letters and digits, 53 bits. Tells a changed
 * text from an unchanged one; it is no secret and no proof. (cyrb53, public domain.)
 */
export function textMark(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (const character of folded(typeof text === 'string' ? text : '')) {
    const code = character.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
