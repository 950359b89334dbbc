import { loadVersions, restorePostedVersion } from '#app/brand/http/versions.ts'
import { VersionsPage } from '#app/brand/ui/versions/versions-page.tsx'
import type { Route } from './+types/versions'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Versions of your brand · Brandhearth' }]
}

export function loader(args: Route.LoaderArgs) {
  return loadVersions(args, 'foundation')
}

export function action(args: Route.ActionArgs) {
  return restorePostedVersion(args, 'foundation')
}

export default function VersionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <VersionsPage of="foundation" {...loaderData} problem={actionData?.problem ?? null} />
}
