/** Bytes of a text in UTF-8; half of a surrogate pair counts as the 3 of the character that takes its place. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.codePointAt(at) ?? 0
    if (unit > 0xffff) at++
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : unit > 0xffff ? 4 : 3
  }
  return bytes
}
