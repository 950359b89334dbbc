import { decodeText } from './decode-text.ts'

/** The most that a text file may hold, in bytes. */
export const TEXT_FILE_BYTES = 900_000

/** What a person sent as a file: its name and its words, or why it cannot be read. */
export type TextFile =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly name: string; readonly reason: 'too_large' | 'not_text' }

/**
 * Reads a file as text. One that holds NUL characters is no text. Never throws.
 */
export async function readTextFile(file: File): Promise<TextFile> {
  const name = file.name.slice(0, 255)
  if (file.size > TEXT_FILE_BYTES) return { ok: false, name, reason: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decodeText(bytes)
  if (text.includes('\0')) return { ok: false, name, reason: 'not_text' }
  return { ok: true, name, text: text.toWellFormed().replaceAll('\r\n', '\n') }
}
