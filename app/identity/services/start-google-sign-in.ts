import { type GoogleAttempt, startAttempt } from '#app/identity/integrations/google.ts'
import type { ServiceContext } from '#app/platform/context.ts'

export type { GoogleAttempt }

/**
 * Begins a sign-in with Google: where the browser goes, and what it keeps until it comes back to `redirectUri`, which is
 * registered with Google. Throws when Google is not configured or cannot be reached.
 */
export async function startGoogleSignIn(
  { config }: Pick<ServiceContext, 'config'>,
  redirectUri: string,
): Promise<{ url: URL; attempt: GoogleAttempt }> {
  if (!config.google) throw new Error('Google is not configured')
  return startAttempt(config.google, redirectUri)
}
