import {
  CONFIRM_REFUSALS,
  GOOGLE_REFUSALS,
  LINK_FAILURES,
  LINK_REFUSALS,
  PASSKEY_REFUSED,
  SECOND_STEP_REFUSALS,
  SECURITY_REFUSALS,
  SIGN_UP_REFUSALS,
  TOO_BUSY,
} from '#app/identity/copy/identity.ts'
import { TOASTS } from '#app/toasts.ts'
import { AUTH_MESSAGES } from '#core/identity/account/messages.ts'
import { FIELD_MESSAGES } from '#core/identity/forms/fields.ts'
import { SESSION_MESSAGES } from '#core/identity/session.ts'

/** The toasts of accounts, by their keys. */
const ACCOUNT_TOASTS = [
  ...(['signedOut', 'accountCreated', 'magicLinkSent', 'emailSent', 'emailConfirmed'] as const),
  ...([
    'passwordReset',
    'passwordChanged',
    'sessionRevoked',
    'otherSessionsRevoked',
    'twoFactorOff',
  ] as const),
  ...(['passkeyAdded', 'passkeyRemoved', 'resendFailed'] as const),
]

/** Every sentence that a way in, a way back or the security page can say, wherever it is written. */
export const CATALOGUE: ReadonlySet<string> = new Set([
  ...Object.values(FIELD_MESSAGES),
  ...Object.values(AUTH_MESSAGES),
  ...Object.values(SIGN_UP_REFUSALS),
  ...Object.values(CONFIRM_REFUSALS),
  ...Object.values(LINK_REFUSALS),
  ...Object.values(LINK_FAILURES),
  ...Object.values(GOOGLE_REFUSALS),
  ...Object.values(SECOND_STEP_REFUSALS),
  ...Object.values(SECURITY_REFUSALS),
  ...Object.values(SESSION_MESSAGES),
  ...ACCOUNT_TOASTS.map(key => TOASTS[key].title),
  PASSKEY_REFUSED,
  TOO_BUSY,
])

/** What is provoked in another test, or by nobody, each with where or why. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  [GOOGLE_REFUSALS.email_not_verified]: 'e2e/journeys/accounts/google.spec.ts',
  [GOOGLE_REFUSALS.not_configured]: 'app/identity/services/audit.db.test.ts: needs an app without Google',
  [TOASTS.passkeyAdded.title]: 'e2e/journeys/accounts/passkey.js-only.spec.ts: needs an authenticator',
  [AUTH_MESSAGES.lockOver]:
    'e2e/journeys/accounts/lock.js-only.spec.ts: a page without scripts counts nothing',
  [AUTH_MESSAGES.unknown]: 'core/identity/auth-errors.test.ts: nothing of ours fails without a message',
  [SECURITY_REFUSALS.already_known]: 'a browser refuses to make the same passkey twice before we are asked',
}
