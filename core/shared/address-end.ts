/**
 * Where an address ends within what was written of it: without the signs of `behind` at its end, which end a sentence or
 * a quotation. A bracket that it opened itself is its own: of the kinds in `pairs`, round ones unless something else is
 * said. Linear in the length.
 */
export function endOfAddress(written: string, behind: string, pairs: readonly string[] = ['()']): number {
  const unopened = new Map(
    pairs.map(([open = '', close = '']) => [close, written.split(close).length - written.split(open).length]),
  )
  let end = written.length
  for (; end > 0; end--) {
    const last = written.charAt(end - 1)
    const left = unopened.get(last) ?? 0
    if (left > 0) unopened.set(last, left - 1)
    else if (!behind.includes(last)) break
  }
  return end
}
