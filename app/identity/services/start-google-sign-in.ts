import { type GoogleAttempt, startAttempt } from '#app/identity/integrations/google.ts'
import type { ServiceContext } from '#app/platform/context.ts'

export type { GoogleAttempt }

/** Where Google sends the browser back to; registered with Google, so it never changes. */
export const GOOGLE_CALLBACK = '/auth/google/callback'

/**
 * Begins a sign-in with Google: where the browser goes, and what it keeps until it comes back. Throws when Google is not
 * configured or cannot be reached.
 */
export async function startGoogleSignIn({
  config,
}: Pick<ServiceContext, 'config'>): Promise<{ url: URL; attempt: GoogleAttempt }> {
  if (!config.google) throw new Error('Google is not configured')
  return startAttempt(config.google, `${config.appUrl}${GOOGLE_CALLBACK}`)
}
