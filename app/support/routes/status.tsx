import { data } from 'react-router'
import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { services } from '#app/platform/http/services.ts'
import { LIVE_PAGES } from '#app/site/copy/live-pages.ts'
import { readStatus } from '#app/support/services/read-status.ts'
import { StatusPage } from '#app/support/ui/status/status-page.tsx'
import type { Route } from './+types/status'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(LIVE_PAGES.status, originOf(matches))
}

/** Of this minute: whatever stands between us and the reader may not keep it. */
export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export async function loader() {
  const status = await readStatus(services())
  return data({ status }, { status: status ? 200 : 503 })
}

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
  return <StatusPage {...loaderData} />
}
