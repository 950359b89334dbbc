import { data } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { confirmSubmission } from '#app/lead-forms/services/confirm-submission.ts'
import { readConfirmation } from '#app/lead-forms/services/read-confirmation.ts'
import { ConfirmPage } from '#app/lead-forms/ui/public/confirm-page.tsx'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { readVia, VIA } from '#core/links/target.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { Route } from './+types/confirm'

export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return secretMeta('Confirm your email')
}

export const headers = secretHeaders

/** Looking changes nothing: mail scanners look, too. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const confirmation = await readConfirmation(services(), params.token)
  const via = readVia(new URL(request.url).searchParams)
  return data({ confirmation, via }, { status: confirmation ? 200 : 410 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const limited = await overLimit(context, 'token_use')
  if (limited) return data({ problem: limited }, { status: 429 })
  const result = await confirmSubmission(services(), params.token)
  const via = readVia(new URL(request.url).searchParams)
  if (result.ok) return done(`/f/confirm/${params.token}${listQuery({ [VIA]: via })}`)
  return data({ problem: null }, { status: 410 })
}

export default function ConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} problem={actionData?.problem ?? null} />
}
