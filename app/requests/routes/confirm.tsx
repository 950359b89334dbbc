import { data } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { confirmNews, readNewsConfirmation } from '#app/requests/services/confirm-news.ts'
import { ConfirmPage } from '#app/requests/ui/public/confirm-page.tsx'
import type { Route } from './+types/confirm'

export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return secretMeta('Confirm your email')
}

export const headers = secretHeaders

/** Looking changes nothing: mail scanners look, too. */
export async function loader({ params }: Route.LoaderArgs) {
  const confirmation = await readNewsConfirmation(services(), params)
  return data({ confirmation }, { status: confirmation ? 200 : 410 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const limited = await overLimit(context, 'token_use')
  if (limited) return data({ problem: limited }, { status: 429 })
  const result = await confirmNews(services(), params)
  if (result.ok) return done(`/ask-for/status/${result.status}`)
  return data({ problem: null }, { status: 410 })
}

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} problem={actionData?.problem ?? null} />
}
