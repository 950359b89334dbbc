import { AUTH_MESSAGES } from '#core/identity/account/messages.ts'
import { mapAuthError } from '#core/identity/auth-errors.ts'
import { FORMER_MEMBER } from '#core/team/former-member.ts'

/** Said beside the field when a new password meets the three rules and still would be guessed. */
const COMMON_PASSWORD_MESSAGE =
  'This password is on the list of the most common ones, so it’s easy to guess. Please choose another one.'

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
    'This link no longer works. Each link works once, for 24 hours, and a new email replaces the old link.',
  needs_code:
    'You’re using a different browser from the one you signed up in, so please enter the code from the email too.',
  wrong_code: 'That isn’t the code in the email. Please check it and try again.',
  common_password: COMMON_PASSWORD_MESSAGE,
} as const

/** What a refused magic or reset link says. */
export const LINK_REFUSALS = {
  link_over:
    'This link no longer works. Each link works once, for 10 minutes, and a new email replaces the old link.',
  needs_code:
    'You’re using a different browser from the one you asked in, so please enter the code from the email too.',
  wrong_code: 'That isn’t the code in the email. Please check it and try again.',
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
  not_configured: 'Google isn’t set up here. Please use your email instead.',
  email_not_verified: 'Google hasn’t verified your email yet.',
  email_not_confirmed: mapAuthError({ code: 'email_not_confirmed', message: '' }).message,
} as const

/** What a refused sign-in code says. */
export const SECOND_STEP_REFUSALS = {
  wrong_code: 'That code isn’t right, or it’s been used already. Wait for the next one.',
  over: 'That took too long. Please sign in again.',
} as const

export const PASSKEY_REFUSED = 'That passkey didn’t work. Try again, or sign in another way.'

/** What a refused change of address says, asking for it or undoing it. */
export const EMAIL_CHANGE_REFUSALS = {
  same: 'This is already your email address.',
  taken: 'An account with this email already exists.',
  gone: 'This account no longer exists.',
  over: 'These codes no longer work. Ask for new ones.',
  wrong: 'That isn’t the code in this email. Please check it and try again.',
  undo_over:
    'This link no longer works. Each link works once, for 7 days, and undoing an earlier change ends it.',
  undo_taken:
    'There’s another account with this email address by now, so we can’t undo the change. Please write to us.',
} as const

/** What a refused change on the security page says. */
export const SECURITY_REFUSALS = {
  wrong_password: 'That isn’t your current password.',
  common_password: COMMON_PASSWORD_MESSAGE,
  wrong_code: 'That code isn’t right. Wait for the next one, and check that your phone’s clock is right.',
  not_started: 'This is already set up, or took too long. Please start again.',
  not_on: 'Two-step sign-in is off, so there are no recovery codes.',
  not_verified: 'Your browser couldn’t create a passkey. Please try again.',
  already_known: 'You’ve already added this passkey.',
} as const

/** The sign-in log in words; what is not listed is shown as it is named. */
export const SECURITY_EVENTS: Readonly<Record<string, string>> = {
  user_registered: 'Account created',
  email_confirmed: 'Email confirmed',
  user_signed_in: 'Signed in',
  user_signed_out: 'Signed out everywhere',
  sign_in_failed: 'Wrong password',
  second_factor_failed: 'Wrong sign-in code',
  second_factor_alarm: 'Many wrong sign-in codes',
  magic_link_requested: 'Magic link requested',
  password_reset_requested: 'New password requested',
  password_reset: 'Password reset by email',
  password_changed: 'Password changed',
  email_change_requested: 'Change of email address requested',
  email_changed: 'Email address changed',
  email_change_undone: 'Change of email address undone',
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
  passkeys_removed: 'All passkeys removed',
  step_up: 'Confirmed it’s you',
  step_up_failed: 'Wrong password when confirming it’s you',
  new_device: 'Signed in on a new device',
  data_exported: 'Data exported',
  data_imported: 'Workspace imported',
  handover_offered: 'Workspace offered to someone else',
  handover_withdrawn: 'Offer of the workspace withdrawn',
  workspace_taken_over: 'Workspace taken over by its new owner',
  deletion_requested: 'Account deletion requested',
  deletion_undone: 'Account deletion undone',
  ticket_read: 'Support opened your message',
  ticket_answered: 'Support replied to your message',
  ticket_closed: 'Support closed your ticket',
  operator_set: 'Operator access changed',
  trial_started: 'Free trial started',
  plan_changed: 'Plan changed',
  plan_given: 'Plan given by us',
  member_invited: 'Someone invited to your workspace',
  member_joined: 'Someone joined your workspace',
  member_role_changed: 'Role changed in your workspace',
  member_removed: 'Someone removed from your workspace',
  member_restored: 'Someone restored to your workspace',
  member_left: 'Someone left your workspace',
  workspace_joined: 'Joined a workspace',
  workspace_role_changed: 'Your role in a workspace changed',
  workspace_left: 'Left a workspace',
  workspace_removed_from: 'Removed from a workspace',
  workspace_restored_to: 'Restored to a workspace',
}

/** Who did something to a workspace: '' for its owner, whose account this is. Names of people who are gone are not kept. */
export function auditActor(entry: { actorId: string | null; actorName: string | null }): string {
  return entry.actorId === null ? '' : (entry.actorName ?? FORMER_MEMBER)
}

/** Said when so many people are signing in that one more would have to wait too long. */
export const TOO_BUSY = 'We’re very busy at the moment. Please try again in a few seconds.'

/** Words of the picture in settings. */
export const PICTURE_TEXTS = {
  description: 'PNG, JPEG or WebP, up to 900 KB. It replaces your initials.',
  too_large: 'This picture is too large. Choose one of up to 900 KB and 4,096 pixels a side.',
  not_an_image: 'We can’t show this file. Choose a PNG, JPEG or WebP picture.',
  missing: 'Choose a picture first',
} as const
