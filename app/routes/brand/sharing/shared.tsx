import { secretHeaders } from '#app/http/page/secret-address.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { notFound } from '#app/http/respond.ts'
import { services } from '#app/http/services.ts'
import { readShared } from '#app/services/brand/sharing/read-shared.ts'
import { SharedPage } from '#app/ui/brand/sharing/shared-page.tsx'
import { DEFAULT_TIME_ZONE, formatDate } from '#core/shared/time.ts'
import type { Route } from './+types/shared'

const TITLES = { brand_snapshot: 'Brand Snapshot', strategy: 'Strategy' } as const

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData ? TITLES[loaderData.kind] : 'Page Not Found'
  return [{ title: `${title} · Brandhearth` }, { name: 'robots', content: 'noindex, nofollow' }]
}

export const headers = secretHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const limited = await overLimit(context, 'open_share')
  if (limited) throw new Response(limited.message, { status: 429, headers: limited.headers })
  const shared = await readShared(services(), params.token)
  if (!shared) throw notFound()
  return { ...shared, date: formatDate(services().now(), DEFAULT_TIME_ZONE) }
}

export default function SharedRoute({ loaderData }: Route.ComponentProps) {
  return <SharedPage {...loaderData} />
}
