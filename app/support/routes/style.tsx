import { StyleGuide } from '#app/design/style-guide/style-guide.tsx'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/style'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Design system · Brandhearth' }]
}

/** For those who build the product; it does not exist in production. */
export function loader() {
  if (services().config.mode === 'production') throw notFound()
  return null
}

export default function StyleRoute() {
  return <StyleGuide />
}
