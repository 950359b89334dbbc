import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import { formatDateAtTime } from '#core/shared/date-and-time.ts'

const CHANGES = {
  password_changed: 'Your password was changed',
  google_linked: 'You can now sign in with Google',
  two_factor_on: 'Two-step sign-in turned on',
  two_factor_off: 'Two-step sign-in turned off',
  recovery_codes_renewed: 'Your recovery codes were renewed',
  recovery_code_used: 'A recovery code was used to sign in',
  passkey_added: 'A passkey was added to your account',
  passkey_removed: 'A passkey was removed from your account',
  passkeys_removed: 'Your passkeys were removed from your account',
  token_created: 'An API token was made with your account',
  app_connected: 'An app was connected to your account',
  new_device: 'You signed in on a new device',
  second_factor_alarm: 'Someone is trying sign-in codes for your account',
  email_changed: 'This is now the email address of your account',
  session_ended: 'A device was signed out of your account',
  sessions_ended: 'Every other device was signed out of your account',
} as const

export type SecurityNoticeKind = keyof typeof CHANGES

export interface SecurityNoticeProps {
  readonly kind: SecurityNoticeKind
  /** ISO instant. */
  readonly at: string
  readonly device: string
  readonly place: string
  /** The security page. */
  readonly url: string
  /** Where a new password is asked for. */
  readonly resetUrl: string
}

/** Tells the owner of a sensitive change, so that one made by someone else does not go unnoticed. */
export function securityNotice({ kind, at, device, place, url, resetUrl }: SecurityNoticeProps): Mail {
  const when = new Date(at)
  return layOut({
    subject: CHANGES[kind],
    preview: 'If this was you, you don’t need to do anything.',
    heading: CHANGES[kind],
    paragraphs: [
      `On ${formatDateAtTime(when, 'UTC')} UTC, from ${device} (${place}).`,
      'If this was you, you don’t need to do anything.',
    ],
    button: { label: 'Review your security settings', url },
    after: [`If it wasn’t you, choose a new password straight away. That signs everyone out: ${resetUrl}`],
    reason:
      kind === 'new_device'
        ? 'You’re receiving this because your Brandhearth account was used on a device we haven’t seen before.'
        : 'You’re receiving this because a security setting of your Brandhearth account changed.',
  })
}
