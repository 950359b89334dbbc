import { makeZip } from 'client-zip'
import type { ZipEntry } from '#app/vault/services/vault-entries.ts'

/** Files as a ZIP, sent as it is made: the next file is opened when the one before has been taken. */
export function sendZip(
  entries: AsyncGenerator<ZipEntry>,
  { name, now }: { name: string; now: Date },
): Response {
  return new Response(makeZip(inputs(entries)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function* inputs(entries: AsyncGenerator<ZipEntry>) {
  for await (const { name, at, content } of entries)
    yield {
      name,
      lastModified: at,
      input: content instanceof Uint8Array ? Uint8Array.from(content) : content,
    }
}
