/** A text in parts of at most `most` characters (two or more), each but the last ended by a line where one ends; joined they are the text. */
export function splitText(text: string, most: number): string[] {
  const parts: string[] = []
  for (let rest = text; rest !== ''; ) {
    const line = rest.length > most ? rest.lastIndexOf('\n', most - 1) + 1 : rest.length
    // A line that is longer is cut, but never within a character of two units.
    const cut = line || most - Number(/[\uD800-\uDBFF]/.test(rest.charAt(most - 1)))
    parts.push(rest.slice(0, cut))
    rest = rest.slice(cut)
  }
  return parts
}
