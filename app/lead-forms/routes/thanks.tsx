import { readOutcome } from '#app/lead-forms/services/read-outcome.ts'
import { readPublicForm } from '#app/lead-forms/services/read-public-form.ts'
import { ThanksPage } from '#app/lead-forms/ui/public/thanks-page.tsx'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { OUTCOME } from '#core/lead-forms/address.ts'
import { readVia, VIA } from '#core/links/target.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { Route } from './+types/thanks'

export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Thank you' }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const form = await readPublicForm(services(), params.slug)
  if (!form) throw notFound()
  const { brand, kit, thanks, nextAddress, slug, kind } = form
  const address = new URL(request.url).searchParams
  const via = readVia(address)
  const outcome = await readOutcome(services(), { form, key: address.get(OUTCOME) })
  const back = `/f/${slug}${listQuery({ [VIA]: via })}`
  return {
    brand,
    kit,
    thanks,
    nextAddress,
    kind,
    outcome,
    via,
    back,
    checksMail: address.get('mail') === 'yes',
  }
}

export default function ThanksRoute({ loaderData }: Route.ComponentProps) {
  return <ThanksPage {...loaderData} />
}
