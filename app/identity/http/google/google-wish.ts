import type { AuthMode } from '#core/identity/account/auth-mode.ts'
import { withRedirect } from '#core/identity/redirect-target.ts'

/** What somebody who goes to Google wants, kept in their browser until they are back. */
export interface GoogleWish {
  readonly mode: AuthMode
  readonly remember: boolean
  /** A page of ours; `/` for whoever wants none in particular. */
  readonly redirectTo: string
  /** The code that they typed themselves; '' when they typed none. */
  readonly referralCode: string
}

/** The form that whoever Google did not let in comes back to; it still knows the page they wanted. */
export function formOf({ mode, redirectTo }: Pick<GoogleWish, 'mode' | 'redirectTo'>): string {
  return withRedirect(mode === 'sign-up' ? '/signup' : '/auth', redirectTo === '/' ? null : redirectTo)
}
