import { data } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { endNews, readLeaveLink } from '#app/requests/services/end-news.ts'
import { LeavePage } from '#app/requests/ui/public/leave-page.tsx'
import type { Route } from './+types/leave'

export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return secretMeta('Stop emails')
}

export const headers = secretHeaders

/** What the link would end; looking changes nothing, because mail programs open links by themselves. */
export async function loader({ params }: Route.LoaderArgs) {
  return { found: await readLeaveLink(services(), params) }
}

/** Pressed by a person, or sent by their mail program without a cookie or an Origin: the token says it all. */
export async function action({ params }: Route.ActionArgs) {
  const result = await endNews(services(), params)
  return data({ ok: result.ok }, { status: result.ok ? 200 : 400 })
}

export default function LeaveRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData
  return (
    <LeavePage
      brand={found?.brand ?? ''}
      kit={found?.kit ?? undefined}
      isOurs={actionData ? actionData.ok : found !== null}
      hasLeft={actionData?.ok ?? false}
    />
  )
}
