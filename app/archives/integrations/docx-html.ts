import { openZipFile } from '#app/platform/integrations/zip-file.ts'

/** What a document of Word may be: its ZIP is unpacked whole in memory. */
const LIMITS = { files: 2000, unpackedBytes: 60_000_000, ratio: 200 }

/**
 * A .docx as plain HTML, without its pictures. Throws for a file that is none, or that would unfold to more than a document
 * has.
 */
export async function docxHtml(bytes: Uint8Array): Promise<string> {
  await checkSize(bytes)
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  )
  return value
}

/** The library trusts what a ZIP unfolds to; its directory is looked at before. */
async function checkSize(bytes: Uint8Array): Promise<void> {
  const opened = await openZipFile(bytes, LIMITS)
  if (!opened.ok) throw new Error(`A document that cannot be read: ${opened.reason}`)
  try {
    // A directory may lie: each file is unpacked once and dropped, which breaks off where it is longer than it says.
    for (const name of opened.zip.files.keys()) for await (const _ of await opened.zip.read(name));
  } finally {
    opened.zip.close()
  }
}
