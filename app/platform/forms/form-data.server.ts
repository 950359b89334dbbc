import { MIMEType } from 'node:util'

/**
 * The most fields and files that one form may bring; our longest lets somebody tick 500 rows. Taking a form apart costs by
 * their number, and a name that comes again and again costs by its square: 100 000 of one, 200 kB, held everybody up for
 * most of a minute.
 */
export const MOST_PARTS = 2_000

/** Takes a form apart. Counts its parts before, so that one of a great many costs nothing. Never throws. */
export async function readFormData(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<FormData | 'too_many' | 'unread'> {
  try {
    if (hasTooMany(bytes, separatorOf(type))) return 'too_many'
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return 'unread'
  }
}

/** What stands before each part but perhaps the first. */
function separatorOf(type: string): string {
  const { essence, params } = new MIMEType(type)
  return essence === 'multipart/form-data' ? `--${params.get('boundary') ?? ''}` : '&'
}

function hasTooMany(bytes: Uint8Array<ArrayBuffer>, separator: string): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + separator.length)) {
    count += 1
    // The last part is followed by one more.
    if (count > MOST_PARTS) return true
  }
  return false
}
