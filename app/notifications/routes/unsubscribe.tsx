import { data } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { leaveText, NOTIFICATION_TEXTS } from '#app/notifications/copy.ts'
import { readUnsubscribe } from '#app/notifications/services/read-unsubscribe.ts'
import { unsubscribe } from '#app/notifications/services/unsubscribe.ts'
import { UnsubscribePage } from '#app/notifications/ui/unsubscribe-page.tsx'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/unsubscribe'

const texts = NOTIFICATION_TEXTS

export function meta(): Route.MetaDescriptors {
  return secretMeta('Unsubscribe · Brandhearth')
}

export const headers = secretHeaders

/** What the link would turn off; looking changes nothing, because mail programs open links by themselves. */
export async function loader({ params }: Route.LoaderArgs) {
  return { what: await readUnsubscribe(services(), { token: params.token }) }
}

/**
 * Pressed by a person, or sent by their mail program: with no cookie and no Origin, in whichever encoding. The token in the
 * address says it all, so nothing of the body is read.
 */
export async function action({ params }: Route.ActionArgs) {
  const result = await unsubscribe(services(), { token: params.token })
  return data({ ok: result.ok }, { status: result.ok ? 200 : 400 })
}

export default function UnsubscribeRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.ok) return <UnsubscribePage title={texts.left} text={texts.leftText} />
  const { what } = loaderData
  if (!what) return <UnsubscribePage title={texts.wrongTitle} text={texts.wrongText} />
  return <UnsubscribePage title={texts.leaveTitle} text={leaveText(what)} button="Turn off emails" />
}
