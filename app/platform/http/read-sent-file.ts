import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Busboy from '@fastify/busboy'

/** What a form may hold beside its file. */
const BESIDE_BYTES = 100_000

/** A large file on its way in. */
export interface SentFile {
  /** As its sender calls it; '' where it has no name. */
  readonly name: string
  /** What stands in the form before it. */
  readonly fields: ReadonlyMap<string, string>
  readonly pieces: AsyncIterable<Uint8Array>
}

/** Whether a body announces more than a file of `mostBytes`. */
export function announcesTooMuch(request: Request, mostBytes: number): boolean {
  return Number(request.headers.get('Content-Length') ?? 0) > mostBytes + BESIDE_BYTES
}

/** Whether a form brings a file. */
export function bringsFile(request: Request): boolean {
  return (request.headers.get('Content-Type') ?? '').toLowerCase().startsWith('multipart/form-data')
}

/**
 * Hands the file of the field `file` to `keep` piece by piece as it comes, at most one byte more than `mostBytes`, and
 * answers what that answers; `unread` for a form that breaks off or has no file. What `keep` throws is thrown, and pieces
 * throw where the sender breaks off.
 */
export async function readSentFile<Answer>(
  request: Request,
  mostBytes: number,
  keep: (file: SentFile) => Promise<Answer>,
): Promise<Answer | 'unread'> {
  const parser = request.body && openParser(request, mostBytes)
  if (!request.body || !parser) return 'unread'
  let keeping: Promise<Answer> | null = null
  let sent: Readable | null = null
  const fields = new Map<string, string>()
  parser.on('field', (name, value) => void fields.set(name, value))
  parser.on('file', (field, file, name) => {
    if (field !== 'file' || keeping) return void file.resume()
    sent = file
    // Where it is no longer wanted, the rest goes into nothing: ended, it would hold the whole form up.
    const pieces = file.iterator({ destroyOnReturn: false })
    keeping = keep({ name: name ?? '', fields, pieces }).finally(() => file.resume())
    // It is awaited below; until then its failure must not end the process.
    keeping.catch(() => {})
  })
  const arrived = await pipeline(Readable.fromWeb(request.body as never), parser).then(
    () => true,
    () => false,
  )
  if (!arrived) (sent as Readable | null)?.destroy(new Error('The sender broke off'))
  if (!keeping) return 'unread'
  const answer = await (keeping as Promise<Answer>).catch(error => {
    if (arrived) throw error
    return 'unread' as const
  })
  return arrived ? answer : 'unread'
}

/** What takes a form apart; null for one that does not say where its parts begin. */
function openParser(request: Request, mostBytes: number): InstanceType<typeof Busboy> | null {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
      // One more than is taken, so that whoever keeps it sees that it is too much.
      limits: {
        fileSize: mostBytes + 1,
        files: 1,
        fields: 20,
        fieldSize: BESIDE_BYTES / 10,
        parts: 30,
      },
    })
  } catch {
    return null
  }
}
