import type { ServiceContext } from '../context.ts'

/** Where the team reads what visitors send: the address that our own mails come from. */
export function teamMailbox({ config }: ServiceContext): string {
  return config.mailFrom.match(/<([^<>]+)>/)?.[1] ?? config.mailFrom
}
