import { parseForm } from '#app/forms/parse-form.server.ts'
import { signedIn, workspaceContext } from '#app/http/guards.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done, formAgain } from '#app/http/respond.ts'
import { readTheme } from '#app/http/theme.ts'
import { readYou } from '#app/services/settings/read-you.ts'
import { saveYou } from '#app/services/settings/save-you.ts'
import { YouPage } from '#app/ui/settings/you/you-page.tsx'
import { PLANS } from '#core/billing/plans.ts'
import { timeZoneChoices, youSchema } from '#core/identity/forms/you.ts'
import type { Route } from './+types/settings'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Settings · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { email, tier, access, host } = await signedIn(request, context)
  const you = await readYou(ctx)
  const { name } = PLANS[tier]
  return {
    email,
    you,
    zones: timeZoneChoices(you.timeZone),
    theme: readTheme(request),
    plan: host
      ? `You are in ${host.name}’s workspace, on their plan. Your own is shown in your own workspace.`
      : access === 'full'
        ? `You are on the ${name} plan.`
        : `Your ${name} plan has ended.`,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const form = await parseForm(request, youSchema)
  if (!form.ok) return formAgain(form)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  await saveYou(ctx, form.value)
  return done('/app/settings', 'settingsSaved')
}

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <YouPage {...loaderData} reply={actionData?.reply} />
}
