/** What the sign-in page is called in its other states; apart from the rest, so that no script brings them along. */
export const SIGN_IN_TITLES = {
  register: 'Create your account',
  magic: 'Sign in with an email link',
  magicRegister: 'Create your account with an email link',
  reset: 'Choose a new password',
  sent: 'Check your email',
} as const
