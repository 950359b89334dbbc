import type { ServiceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'

/** What the first step of signing in has proven, while the second is awaited. */
export interface FirstStep {
  readonly userId: string
  readonly remember: boolean
  readonly redirectTo: string
  readonly how: 'password' | 'magic_link' | 'google'
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The first step as text for a cookie that nobody but us can read or make. */
export function sealFirstStep(context: ServiceContext, step: Omit<FirstStep, 'at'>): string {
  const text = JSON.stringify({ ...step, at: context.now().getTime() })
  return seal(text, context.config.encryptionKey, 'first-step').toString('base64url')
}
