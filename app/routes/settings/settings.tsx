import { signedIn } from '#app/http/guards.ts'
import { SettingsPage } from '#app/ui/settings/settings-page.tsx'
import type { Route } from './+types/settings'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Settings · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  return { name: viewer.fullName, email: viewer.email }
}

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} />
}
