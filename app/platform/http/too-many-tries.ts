import { mapAuthError } from '#core/identity/auth-errors.ts'

/** What a caller who tried too often is told; `seconds` until the next try counts. */
export function tooManyTries(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 90 ? `${Math.max(1, Math.ceil(seconds))} seconds` : `${minutes} minutes`
  return `${mapAuthError({ code: 'rate_limit', message: 'too many' }).message} You can try again in ${wait}.`
}
