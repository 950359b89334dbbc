import { readShared } from '#app/brand/services/sharing/read-shared.ts'
import { SharedPage, sharedName } from '#app/brand/ui/sharing/shared-page.tsx'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { SHARE_SIZE } from '#core/brand/hearth/hearth-svg.ts'
import { DEFAULT_TIME_ZONE, formatDate } from '#core/shared/time.ts'
import type { Route } from './+types/shared'

const TITLES = { brand_snapshot: 'Brand Snapshot', strategy: 'Strategy' } as const

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData ? TITLES[loaderData.kind] : 'Page Not Found'
  const head = [{ title: `${title} · Brandhearth` }, { name: 'robots', content: 'noindex, nofollow' }]
  return loaderData ? [...head, ...shareMeta(sharedName(loaderData), loaderData.picture)] : head
}

/** What a chat or a network shows of the page where it is shared. */
function shareMeta(name: string, picture: string) {
  const { width, height } = SHARE_SIZE
  return [
    { property: 'og:site_name', content: 'Brandhearth' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: name },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    {
      property: 'og:image:alt',
      content: 'The fire of this brand: four flames, one each for voice, values, audience and emotion',
    },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export const headers = secretHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const limited = await overLimit(context, 'open_share')
  if (limited) throw new Response(limited, { status: 429 })
  const shared = await readShared(services(), params.token)
  if (!shared) throw notFound()
  const { appUrl } = services().config
  return {
    ...shared,
    picture: `${appUrl}${shared.picture}`,
    date: formatDate(services().now(), DEFAULT_TIME_ZONE),
  }
}

export default function SharedRoute({ loaderData }: Route.ComponentProps) {
  return <SharedPage {...loaderData} />
}
