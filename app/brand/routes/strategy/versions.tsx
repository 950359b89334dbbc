import { loadVersions, restorePostedVersion } from '#app/brand/http/versions.ts'
import { VersionsPage } from '#app/brand/ui/versions/versions-page.tsx'
import type { Route } from './+types/versions'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Versions of your strategy · Brandhearth' }]
}

export function loader(args: Route.LoaderArgs) {
  return loadVersions(args, 'strategy')
}

export function action(args: Route.ActionArgs) {
  return restorePostedVersion(args, 'strategy')
}

export default function StrategyVersionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <VersionsPage of="strategy" {...loaderData} problem={actionData?.problem ?? null} />
}
