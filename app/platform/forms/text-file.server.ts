/** The most that a text file may hold, in bytes. */
export const TEXT_FILE_BYTES = 900_000

/** What a person sent as a file: its name and its words, or why it cannot be read. */
export type TextFile =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly name: string; readonly reason: 'too_large' | 'not_text' }

/**
 * Reads a file as text: UTF-8, UTF-16 with its mark (what spreadsheets call Unicode text), else Windows' western letters.
 * A file that holds NUL characters after that is no text. Never throws.
 */
export async function readTextFile(file: File): Promise<TextFile> {
  const name = file.name.slice(0, 255)
  if (file.size > TEXT_FILE_BYTES) return { ok: false, name, reason: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decode(bytes)
  if (text.includes('\0')) return { ok: false, name, reason: 'not_text' }
  return { ok: true, name, text: text.toWellFormed().replaceAll('\r\n', '\n') }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
