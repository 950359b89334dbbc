import { COMMON_PASSWORD_MESSAGE } from '#core/identity/account/common-password-message.ts'
import { AUTH_MESSAGES } from '#core/identity/account/messages.ts'
import { mapAuthError } from '#core/identity/auth-errors.ts'

/** What a refused sign-in says. */
export function signInRefusal(reason: 'invalid_credentials' | 'email_not_confirmed'): string {
  return mapAuthError({ code: reason, message: reason }).message
}

/** What a refused registration says. */
export const SIGN_UP_REFUSALS = {
  already_exists: AUTH_MESSAGES.userExists,
  common_password: COMMON_PASSWORD_MESSAGE,
} as const

/** What a refused confirmation says. */
export const CONFIRM_REFUSALS = {
  link_over:
    'This link no longer works. Links work once, for 24 hours, and a newer mail replaces an older one.',
  needs_code:
    'This is another browser than the one you signed up in, so please type the code from the email too.',
  wrong_code: 'That code is not the one in the email. Please check it and try again.',
  common_password: COMMON_PASSWORD_MESSAGE,
} as const

/** What a refused magic or reset link says. */
export const LINK_REFUSALS = {
  link_over:
    'This link no longer works. Links work once, for 10 minutes, and a newer mail replaces an older one.',
  needs_code:
    'This is another browser than the one you asked in, so please type the code from the email too.',
  wrong_code: 'That code is not the one in the email. Please check it and try again.',
  common_password: COMMON_PASSWORD_MESSAGE,
} as const

/** What is said when a link could not even be asked for. */
export const LINK_FAILURES = {
  magic_link: AUTH_MESSAGES.magicLinkFailed,
  password_reset: AUTH_MESSAGES.resetFailed,
  email_confirmation: AUTH_MESSAGES.resendFailed,
} as const

/** The end of 'Google sign-in failed: …'. */
export const GOOGLE_REFUSALS = {
  not_configured: 'Google is not set up here. Please use your email instead.',
  email_not_verified: 'Google has not verified your email address yet.',
  email_not_confirmed: mapAuthError({ code: 'email_not_confirmed', message: '' }).message,
} as const

/** What a refused second step says. */
export const SECOND_STEP_REFUSALS = {
  wrong_code: 'That code is not right, or was used already. Please wait for the next one.',
  over: 'That took too long. Please sign in again.',
} as const

export const PASSKEY_REFUSED = 'That passkey did not work here. Please try again, or use another way in.'

/** What a refused change on the security page says. */
export const SECURITY_REFUSALS = {
  wrong_password: 'That is not your current password.',
  sign_in_again:
    'To change this, please sign out and in again: it must be certain that it is you. Fifteen minutes are enough.',
  common_password: COMMON_PASSWORD_MESSAGE,
  wrong_code: 'That code is not right. Please wait for the next one and check the clock of your phone.',
  not_started: 'This was set up already, or too long ago. Please begin again.',
  not_on: 'Two-step sign-in is off, so there are no recovery codes.',
  not_verified: 'Your browser could not make a passkey. Please try again.',
  already_known: 'This passkey is in use already.',
} as const

/** The sign-in log in words; what is not listed is shown as it is named. */
export const SECURITY_EVENTS: Readonly<Record<string, string>> = {
  user_registered: 'Account created',
  email_confirmed: 'Email confirmed',
  user_signed_in: 'Signed in',
  user_signed_out: 'Signed out everywhere',
  sign_in_failed: 'Wrong password',
  second_factor_failed: 'Wrong second step',
  magic_link_requested: 'Magic link asked for',
  password_reset_requested: 'New password asked for',
  password_reset: 'Password reset by email',
  password_changed: 'Password changed',
  google_linked: 'Google connected',
  google_refused: 'Google sign-in refused',
  session_revoked: 'One device signed out',
  other_sessions_revoked: 'Other devices signed out',
  two_factor_enabled: 'Two-step sign-in turned on',
  two_factor_disabled: 'Two-step sign-in turned off',
  recovery_codes_renewed: 'Recovery codes renewed',
  recovery_code_used: 'Recovery code used',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  member_invited: 'Somebody invited to your workspace',
  member_joined: 'Somebody joined your workspace',
  member_role_changed: 'A role in your workspace changed',
  member_removed: 'Somebody removed from your workspace',
  member_restored: 'Somebody brought back into your workspace',
  member_left: 'Somebody left your workspace',
  workspace_joined: 'Joined a workspace',
  workspace_role_changed: 'Your role in a workspace changed',
  workspace_left: 'Left a workspace',
  workspace_removed_from: 'Removed from a workspace',
  workspace_restored_to: 'Brought back into a workspace',
}

/** What someone is told when so many are signing in that one more would have to wait too long. */
export const TOO_BUSY = 'We are busy right now. Please try again in a few seconds.'

/** Words of the picture in settings. */
export const PICTURE_TEXTS = {
  description: 'PNG, JPEG or WebP, 900 kB at most. It stands where your initials do.',
  too_large: 'This picture is too large. Choose one of 900 kB and 4096 pixels a side at most.',
  not_an_image: 'This is not a picture we can show. Choose a PNG, JPEG or WebP file.',
  missing: 'Choose a picture first',
} as const
