import { readShared } from '#app/brand/services/sharing/read-shared.ts'
import { SharedPage } from '#app/brand/ui/sharing/shared-page.tsx'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
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
  if (limited) throw new Response(limited, { status: 429 })
  const shared = await readShared(services(), params.token)
  if (!shared) throw notFound()
  return { ...shared, date: formatDate(services().now(), DEFAULT_TIME_ZONE) }
}

export default function SharedRoute({ loaderData }: Route.ComponentProps) {
  return <SharedPage {...loaderData} />
}
