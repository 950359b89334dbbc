import { Secret, TOTP } from 'otpauth'

const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A new authenticator secret of 160 bits, in base32 as apps show it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app reads from the QR code. */
export function totpAddress(secret: string, account: string): string {
  return new TOTP({
    ...SHAPE,
    issuer: 'Brandhearth',
    label: account,
    secret: Secret.fromBase32(secret),
  }).toString()
}

/** The 30-second step that a code belongs to, one step early or late allowed for clocks; null when it is wrong. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 30_000) + delta
}
