/**
 * Where an address ends within what was written of it: without the signs of `behind` at its end, which end a sentence or
 * a quotation. A bracket that it opened itself is its own. Linear in the length.
 */
export function endOfAddress(written: string, behind: string): number {
  const opened = written.split('(').length
  let closed = written.split(')').length
  let end = written.length
  for (; end > 0; end--) {
    const last = written.charAt(end - 1)
    if (last === ')' && closed > opened) closed--
    else if (!behind.includes(last)) break
  }
  return end
}
