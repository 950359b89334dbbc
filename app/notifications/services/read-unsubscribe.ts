import type { ServiceContext } from '#app/platform/context.ts'
import type { Unsubscribing } from '#core/notifications/unsubscribe-token.ts'
import { openUnsubscribeLinks } from './open-unsubscribe-links.ts'

/** What a link would turn off; null when it is none of ours. Changes nothing. */
export async function readUnsubscribe(
  context: ServiceContext,
  { token }: { token: string },
): Promise<Unsubscribing['what'] | null> {
  return (await openUnsubscribeLinks(context)).read(token)?.what ?? null
}
