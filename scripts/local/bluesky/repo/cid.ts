import { createHash } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const RAW = 0x55
const DAG_CBOR = 0x71

/** The CID of bytes, as every server computes it. */
export function cidOfBytes(bytes: Uint8Array): string {
  return cid(RAW, createHash('sha256').update(bytes).digest())
}

/**
 * The CID of a record: the same for the same content, in whatever order its fields come. Its look is that of a real one;
 * its value is not, because the hash is of JSON and not of CBOR.
 */
export function cidOfRecord(record: unknown): string {
  return cid(
    DAG_CBOR,
    createHash('sha256')
      .update(JSON.stringify(sorted(record)))
      .digest(),
  )
}

function cid(codec: number, digest: Uint8Array): string {
  return `b${base32(Uint8Array.from([1, codec, 0x12, 0x20, ...digest]))}`
}

/** Bytes in base 32, in lower case and without padding (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let count = 0
  for (const byte of bytes) {
    bits = (bits << 8) | byte
    count += 8
    while (count >= 5) {
      count -= 5
      text += ALPHABET[(bits >> count) & 31]
    }
    bits &= (1 << count) - 1
  }
  return count > 0 ? text + ALPHABET[(bits << (5 - count)) & 31] : text
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
