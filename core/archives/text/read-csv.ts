const MARKS = [',', ';', '\t'] as const
/** Lines in which the separator is looked for. */
const LOOKED = 5

/**
 * The rows of a CSV text, separated by commas, semicolons or tabs, whichever its first lines have most of. Takes any text: a
 * quote that is never closed reaches to the end, and one within a bare cell is a character.
 */
export function readTable(input: string): string[][] {
  const text = input.replace(/^\ufeff/, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : bareCell(text, at, separator)
    row.push(cell.text)
    at = cell.end
    if (text[at] === separator) {
      at += 1
      // A separator at the very end is followed by an empty cell.
      if (at < text.length) continue
      row.push('')
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}

function separatorOf(text: string): string {
  const start = text.slice(0, 20_000).split('\n', LOOKED)
  const line = start.find(one => MARKS.some(mark => one.includes(mark))) ?? ''
  const count = (mark: string) => line.split(mark).length
  return [...MARKS].sort((one, other) => count(other) - count(one))[0] ?? ','
}

function bareCell(text: string, from: number, separator: string) {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { text: text.slice(from, end), end }
}

function quotedCell(text: string, from: number, separator: string) {
  let found = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { text: found + text.slice(at), end: text.length }
    found += text.slice(at, quote)
    if (text[quote + 1] === '"') {
      found += '"'
      at = quote + 2
      continue
    }
    // What follows a closing quote belongs to the cell, however odd.
    const rest = bareCell(text, quote + 1, separator)
    return { text: found + rest.text, end: rest.end }
  }
}
