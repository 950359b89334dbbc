import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { json } from '../../frame/answer.ts'
import { refuse, refuseInput } from '../answer.ts'
import type { Books } from '../books.ts'
import { cidOfBytes } from './cid.ts'

/** Where the bytes of blobs are. */
export interface BlobStore {
  put(cid: string, bytes: Uint8Array): void
  find(cid: string): Uint8Array | null
}

/** What no server takes, whatever it is of. */
const MAX_BYTES = 50_000_000

/** Keeps bytes in a folder, or in memory where there is none. */
export function openBlobStore(folder: string | null): BlobStore {
  const kept = new Map<string, Uint8Array>()
  return {
    put(cid, bytes) {
      if (folder === null) return void kept.set(cid, bytes)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, cid), bytes, { mode: 0o600 })
    },
    find(cid) {
      if (folder === null) return kept.get(cid) ?? null
      const file = join(folder, cid)
      return existsSync(file) ? readFileSync(file) : null
    },
  }
}

/** Under which a blob is remembered: it belongs to the account that uploaded it. */
export function blobKey(did: string, cid: string): string {
  return `${did} ${cid}`
}

/** `POST /xrpc/com.atproto.repo.uploadBlob`: the body is the file, whatever its size means for the record it is made for. */
export function uploadBlob(
  books: Books,
  store: BlobStore,
  given: { readonly did: string; readonly bytes: Uint8Array; readonly mimeType: string },
): Response {
  const { did, bytes, mimeType } = given
  if (bytes.length === 0) return refuseInput('Request encoding (Content-Type) required but not provided')
  if (bytes.length > MAX_BYTES) return refuse(413, 'PayloadTooLarge', 'request entity too large')
  const cid = cidOfBytes(bytes)
  store.put(cid, bytes)
  books.blobs[blobKey(did, cid)] ??= { did, mimeType, size: bytes.length }
  return json({
    blob: {
      $type: 'blob',
      ref: { $link: cid },
      mimeType: books.blobs[blobKey(did, cid)]?.mimeType,
      size: bytes.length,
    },
  })
}

/** `GET /xrpc/com.atproto.sync.getBlob` */
export function getBlob(books: Books, store: BlobStore, query: URLSearchParams): Response {
  const cid = query.get('cid') ?? ''
  const blob = books.blobs[blobKey(query.get('did') ?? '', cid)]
  const bytes = blob ? store.find(cid) : null
  if (!blob || !bytes) return refuse(400, 'BlobNotFound', 'Blob not found')
  return new Response(Uint8Array.from(bytes), {
    headers: {
      'Content-Type': blob.mimeType,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
