import { createHash } from 'node:crypto'
import { newSecret } from '../books.ts'
import { isPublicKey, readJwt, thumbprint } from './jwt.ts'

/** Why a proof is not accepted. */
export interface ProofRefusal {
  readonly error: 'use_dpop_nonce' | 'invalid_dpop_proof'
  readonly description: string
}

export interface Proofs {
  /** What clients shall put into their next proof. */
  nonce(): string
  /** Demands another nonce of a request, unless it comes with one that was demanded of it. */
  demandNonce(request: Request): ProofRefusal | null
  /** The thumbprint of the key that signed a request's proof (RFC 9449), or what is wrong with the proof. */
  check(request: Request, accessToken: string | null): { readonly jkt: string } | ProofRefusal
}

/** Proofs may be this much older or newer than our clock says. */
const SKEW_S = 190
const NEEDS_NONCE: ProofRefusal = {
  error: 'use_dpop_nonce',
  description: 'Authorization server requires nonce in DPoP proof',
}

/** What checks proofs: a nonce lives for one to two times `rotateMs`, and no proof is accepted twice. */
export function openProofs(rotateMs: number): Proofs {
  let current = newSecret('')
  let previous = ''
  let rotatedAt = Date.now()
  const demanded = new Set<string>()
  const granted = new Set<string>()
  const seen = new Map<string, number>()

  function nonce(): string {
    const age = Date.now() - rotatedAt
    if (age >= rotateMs) {
      previous = age < 2 * rotateMs ? current : ''
      current = newSecret('')
      rotatedAt = Date.now()
    }
    return current
  }

  function isAccepted(given: string): boolean {
    return granted.delete(given) || given === nonce() || (given !== '' && given === previous)
  }

  function isReplay(id: string): boolean {
    const nowS = Date.now() / 1000
    for (const [old, atS] of seen) {
      if (nowS - atS < 2 * SKEW_S) break
      seen.delete(old)
    }
    if (seen.has(id)) return true
    seen.set(id, nowS)
    return false
  }

  return {
    nonce,
    demandNonce(request) {
      const given = readJwt(request.headers.get('DPoP') ?? '')?.payload.nonce
      if (typeof given === 'string' && demanded.delete(given)) {
        granted.add(given)
        return null
      }
      // Handed out with the refusal, as the current one always is.
      previous = ''
      current = newSecret('')
      rotatedAt = Date.now()
      demanded.add(current)
      return NEEDS_NONCE
    },
    check(request, accessToken) {
      const wrong = (what: string): ProofRefusal => ({ error: 'invalid_dpop_proof', description: what })
      const proof = readJwt(request.headers.get('DPoP') ?? '')
      if (!proof) return wrong('DPoP proof required')
      const { jwk, typ } = proof.header
      if (typ !== 'dpop+jwt') return wrong('DPoP "typ" mismatch')
      if (!isPublicKey(jwk) || !proof.isSignedBy(jwk)) return wrong('Failed to verify DPoP proof')
      const { htm, htu, iat, jti, ath, nonce: given } = proof.payload
      if (htm !== request.method) return wrong('DPoP "htm" mismatch')
      const { origin, pathname } = new URL(request.url)
      if (htu !== origin + pathname) return wrong('DPoP "htu" mismatch')
      if (typeof iat !== 'number' || Math.abs(Date.now() / 1000 - iat) > SKEW_S)
        return wrong('Failed to verify DPoP proof: "iat" claim timestamp check failed')
      if (typeof jti !== 'string' || jti === '') return wrong('DPoP "jti" missing')
      if (typeof given !== 'string' || !isAccepted(given)) return NEEDS_NONCE
      const hash =
        accessToken === null ? undefined : createHash('sha256').update(accessToken).digest('base64url')
      if (ath !== hash) return wrong('DPoP "ath" mismatch')
      if (isReplay(jti)) return wrong('DPoP proof replayed')
      return { jkt: thumbprint(jwk) }
    },
  }
}
