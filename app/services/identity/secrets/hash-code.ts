import { createHmac } from 'node:crypto'

/** What the database keeps instead of a code: bound to what it belongs to and keyed, since short codes are soon tried. */
export function hashCode(code: string, boundTo: Uint8Array, key: string): Buffer {
  return createHmac('sha256', key).update(boundTo).update(code).digest()
}
