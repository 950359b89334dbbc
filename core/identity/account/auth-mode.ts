/** Is somebody signing in or signing up? The sentences differ by that word. */
export type AuthMode = 'sign-in' | 'sign-up'
