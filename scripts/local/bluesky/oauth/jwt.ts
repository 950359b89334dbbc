import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto'

export interface Jwt {
  readonly header: Readonly<Record<string, unknown>>
  readonly payload: Readonly<Record<string, unknown>>
  /** Whether the private half of `key` signed it, by ES256. */
  isSignedBy(key: JsonWebKey): boolean
}

/** Reads a token without believing it; null when it is none. */
export function readJwt(text: string): Jwt | null {
  const [header, payload, signature, ...rest] = text.split('.')
  if (!header || !payload || !signature || rest.length > 0) return null
  const parts = [readPart(header), readPart(payload)]
  const [readHeader, readPayload] = parts
  if (!readHeader || !readPayload) return null
  return {
    header: readHeader,
    payload: readPayload,
    isSignedBy(key) {
      if (readHeader.alg !== 'ES256' || !isPublicKey(key)) return false
      try {
        return verify(
          'sha256',
          Buffer.from(`${header}.${payload}`),
          { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
          Buffer.from(signature, 'base64url'),
        )
      } catch {
        return false
      }
    },
  }
}

/** Whether something is the public half of a key for ES256. */
export function isPublicKey(key: unknown): key is JsonWebKey {
  if (typeof key !== 'object' || key === null) return false
  const { kty, crv, x, y, d } = key as JsonWebKey
  return kty === 'EC' && crv === 'P-256' && typeof x === 'string' && typeof y === 'string' && d === undefined
}

/** The thumbprint of a key (RFC 7638), by which tokens are bound to it. */
export function thumbprint({ crv, kty, x, y }: JsonWebKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
}

function readPart(part: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null
  } catch {
    return null
  }
}
