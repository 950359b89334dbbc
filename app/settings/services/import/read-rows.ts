import { createReadStream } from 'node:fs'
import { ImportRefused } from '#core/settings/import-refused.ts'
import { IMPORT_LIMITS } from '#core/settings/imports.ts'

/**
 * The rows of a table of an export, each as its line of JSON, one in memory at a time. Throws `ImportRefused` for a file
 * that is written in another way than ours: `[`, a row in each line, `]`.
 */
export async function* readRows(table: string, path: string): AsyncGenerator<string> {
  let isOver = false
  let number = 0
  for await (const line of lines(path, table)) {
    number += 1
    if (isOver) throw new ImportRefused('wrong_rows', table)
    if (number === 1) {
      isOver = line === '[]'
      if (!isOver && line !== '[') throw new ImportRefused('wrong_rows', table)
    } else if (line === ']') isOver = true
    else yield line.endsWith(',') ? line.slice(0, -1) : line
  }
  if (!isOver) throw new ImportRefused('wrong_rows', table)
}

async function* lines(path: string, table: string): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const [first = '', ...more] = piece.split('\n')
    rest += first
    if (rest.length > IMPORT_LIMITS.rowLength) throw new ImportRefused('wrong_rows', table)
    for (const next of more) {
      yield rest
      rest = next
    }
  }
  if (rest !== '') yield rest
}
