import { OfflinePage } from '#app/captures/ui/offline-page.tsx'
import type { Route } from './+types/offline'

/** The browser keeps this page with the one script it names. */
export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Offline · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export default function OfflineRoute() {
  return <OfflinePage />
}
