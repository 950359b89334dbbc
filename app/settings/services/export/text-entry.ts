import type { ExportEntry } from './export-entry.ts'

/** A file that is a text. */
export function textEntry(name: string, text: string): ExportEntry {
  return { name, content: once(text) }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
