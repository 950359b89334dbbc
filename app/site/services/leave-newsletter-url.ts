import type { LinkSecrets } from '#app/platform/secrets/link-secrets.ts'

/** Where a reader leaves the newsletter, by a press or by the button of their mail program. */
export function leaveNewsletterUrl(
  origin: string,
  email: string,
  secrets: Pick<LinkSecrets, 'make'>,
): string {
  return `${origin}/newsletter/unsubscribe?${new URLSearchParams({ email, key: secrets.make(email) })}`
}
