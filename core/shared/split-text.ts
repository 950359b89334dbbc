/**
 * A text in parts of at most `most` characters (at least two, whatever is asked for), each but the last ended by a line where
 * one ends; joined they are the text.
 */
export function splitText(text: string, most: number): string[] {
  const size = Math.max(2, most)
  const parts: string[] = []
  for (let at = 0; at < text.length; ) {
    const part = text.slice(at, at + size)
    const isLast = at + part.length === text.length
    const line = isLast ? part.length : part.lastIndexOf('\n') + 1
    // A line that is longer is cut, but never within a character of two units.
    const cut = line || part.length - Number(/[\uD800-\uDBFF]$/.test(part))
    parts.push(part.slice(0, cut))
    at += cut
  }
  return parts
}
