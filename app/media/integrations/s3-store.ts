import { AwsClient } from 'aws4fetch'
import type { S3Config } from '#app/config.server.ts'
import { VIDEO_LIMITS } from '#core/media/limits.ts'
import type { MediaStore, StoreKey } from './store-contract.ts'

/** How long one request may take, in milliseconds, and how many bytes more it may bring in each further one. */
const PATIENCE_MS = 20_000
const BYTES_PER_MS = 1000

/** Keeps files in a bucket of anything that speaks S3's protocol; addresses name the bucket in their path. */
export function openS3Store({ endpoint, bucket, region, keyId, secret }: S3Config): MediaStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  })
  const ask = async (key: StoreKey, init: RequestInit, fine: readonly number[], bytes = 0) => {
    const response = await client.fetch(`${endpoint}/${bucket}/${key}`, {
      ...init,
      signal: AbortSignal.timeout(PATIENCE_MS + Math.ceil(bytes / BYTES_PER_MS)),
    })
    if (response.ok || fine.includes(response.status)) return response
    await response.body?.cancel()
    throw new Error(`The store of files answered ${response.status}`)
  }
  return {
    async put(key, bytes, mime) {
      // A view, not a copy: a video has up to 100 MB.
      const body = new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength)
      const init = { method: 'PUT', body, headers: { 'Content-Type': mime } }
      const response = await ask(key, init, [], bytes.length)
      await response.body?.cancel()
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { Range: `bytes=${range.first}-${range.last}` } : {}
      const response = await ask(key, { method: 'GET', headers }, [404], VIDEO_LIMITS.bytes)
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      await response.body?.cancel()
      return null
    },
    async remove(key) {
      const response = await ask(key, { method: 'DELETE' }, [404])
      await response.body?.cancel()
    },
  }
}
