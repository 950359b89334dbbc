import { readOutcome } from '#app/lead-forms/services/read-outcome.ts'
import { readPublicForm } from '#app/lead-forms/services/read-public-form.ts'
import { EmbedFrame } from '#app/lead-forms/ui/public/embed-frame.tsx'
import { Thanks } from '#app/lead-forms/ui/public/thanks.tsx'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { OUTCOME } from '#core/lead-forms/address.ts'
import { readVia, VIA } from '#core/links/target.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { Route } from './+types/embed-thanks'

export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Thank you' }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const form = await readPublicForm(services(), params.slug)
  if (!form) throw notFound()
  const { thanks, kit, nextAddress, slug, kind } = form
  const address = new URL(request.url).searchParams
  const fits = address.get('fit') === 'yes'
  const via = readVia(address)
  const outcome = await readOutcome(services(), { form, key: address.get(OUTCOME) })
  const query = listQuery({ [VIA]: via, fit: fits ? 'yes' : null })
  const back = `/f/${slug}/embed${query}`
  return {
    thanks,
    kit,
    nextAddress,
    kind,
    outcome,
    via,
    back,
    fits,
    checksMail: address.get('mail') === 'yes',
  }
}

export default function EmbedThanksRoute({ loaderData }: Route.ComponentProps) {
  return (
    <EmbedFrame fits={loaderData.fits} kit={loaderData.kit}>
      <Thanks {...loaderData} />
    </EmbedFrame>
  )
}
