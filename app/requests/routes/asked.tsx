import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { readAsked } from '#app/requests/services/read-asked.ts'
import { AskedPage } from '#app/requests/ui/public/asked-page.tsx'
import type { Route } from './+types/asked'

export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return secretMeta('Your request')
}

export const headers = secretHeaders

export async function loader({ params }: Route.LoaderArgs) {
  const asked = await readAsked(services(), params)
  if (!asked) throw notFound()
  return asked
}

export default function AskedRoute({ loaderData }: Route.ComponentProps) {
  return <AskedPage {...loaderData} />
}
