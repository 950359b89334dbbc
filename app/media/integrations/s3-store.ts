import { AwsClient } from 'aws4fetch'
import type { S3Config } from '#app/config.server.ts'
import type { MediaStore, StoreKey } from './store-contract.ts'

/** How long one request may take, in milliseconds. */
const PATIENCE_MS = 20_000

/** Keeps files in a bucket of anything that speaks S3's protocol; addresses name the bucket in their path. */
export function openS3Store({ endpoint, bucket, region, keyId, secret }: S3Config): MediaStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  })
  const ask = async (key: StoreKey, init: RequestInit, fine: readonly number[]) => {
    const response = await client.fetch(`${endpoint}/${bucket}/${key}`, {
      ...init,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.ok || fine.includes(response.status)) return response
    await response.body?.cancel()
    throw new Error(`The store of pictures answered ${response.status}`)
  }
  return {
    async put(key, bytes, mime) {
      const body = Uint8Array.from(bytes)
      const response = await ask(key, { method: 'PUT', body, headers: { 'Content-Type': mime } }, [])
      await response.body?.cancel()
    },
    async read(key) {
      const response = await ask(key, { method: 'GET' }, [404])
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
