import type { AuthMode } from './auth-mode.ts'
import { LOCK_WORDS } from './lock-words.ts'

/** '{Provider} sign-in failed: message'; an exception without a message gives the other sentence. */
export function socialFailureMessage(provider: string, mode: AuthMode, message: string | null): string {
  if (message === null || message.trim() === '') return `An error occurred during ${provider} ${mode}`
  return `${provider.charAt(0).toUpperCase()}${provider.slice(1)} ${mode} failed: ${message}`
}

/** The exact sentences of the authentication screens. */
export const AUTH_MESSAGES = {
  userExists: 'An account with this email already exists. Please sign in instead or try social login.',
  ...LOCK_WORDS,
  unknown: 'Unknown error',
  magicLinkFailed: 'Failed to send magic link',
  resetFailed: 'Failed to send password reset email',
  resendFailed: 'Failed to resend email. Please try again.',
  resendFailedToast: 'Failed to resend confirmation email. Please try again.',
  signedOut: 'Signed out',
  accountCreated: 'Account created!',
  accountCreatedDetail: 'Please check your email to verify your account.',
  magicLinkSent: 'Magic link sent!',
  emailSent: 'Email Sent!',
} as const
