import { data } from 'react-router'
import { PICTURE_TEXTS } from '#app/identity/copy/identity.ts'
import { readImageFile } from '#app/platform/forms/image-file.server.ts'
import { signedIn, workspaceContext } from '#app/platform/http/guards.ts'
import { workspaceForm, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { readTheme } from '#app/platform/http/theme.ts'
import { isUnreachable } from '#app/platform/mail/is-unreachable.ts'
import { readYou } from '#app/settings/services/read-you.ts'
import { removeAvatar, saveAvatar } from '#app/settings/services/save-avatar.ts'
import { saveYou } from '#app/settings/services/save-you.ts'
import { YouPage } from '#app/settings/ui/you-page.tsx'
import { PLANS } from '#core/billing/plans.ts'
import { youSchema } from '#core/identity/forms/you.ts'
import type { Route } from './+types/settings'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Settings · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { email, tier, access, host, avatarUrl } = await signedIn(request, context)
  const [you, isUnmailed] = await Promise.all([readYou(ctx), isUnreachable(services(), { email })])
  const { name } = PLANS[tier]
  return {
    email,
    isUnmailed,
    you,
    picture: avatarUrl,
    theme: readTheme(request),
    plan: host
      ? `You’re in ${host.name}’s workspace, which uses their plan. Switch to your own workspace to see yours.`
      : access === 'full'
        ? `You’re on the ${name} plan.`
        : `Your ${name} plan has ended.`,
  }
}

export async function action(args: Route.ActionArgs) {
  if (new URL(args.request.url).searchParams.has('picture')) return changePicture(args)
  const { ctx, form } = await workspaceForm(args, youSchema, 'write')
  if (!form.ok) return formAgain(form)
  await saveYou(ctx, form.value)
  return done('/app/settings', 'settingsSaved')
}

/** A new picture, or none any more. */
async function changePicture(args: Route.ActionArgs) {
  const upload = { field: 'picture', read: readImageFile }
  const { ctx, body, intent, overLimit } = await workspacePost(args, upload)
  const refuse = (status: number, problem: string) => data({ problem, reply: undefined }, { status })
  const limited = await overLimit('write')
  if (limited) return refuse(429, limited)
  if (!body.ok) return refuse(body.status, PICTURE_TEXTS.too_large)
  if (intent === 'no-picture') {
    await removeAvatar(ctx)
    return done('/app/settings', 'settingsSaved')
  }
  if (!body.file) return refuse(400, PICTURE_TEXTS.missing)
  const result = body.file.ok ? await saveAvatar(ctx, { file: body.file.bytes }) : body.file
  if (!result.ok) return refuse(result.reason === 'too_large' ? 413 : 400, PICTURE_TEXTS[result.reason])
  return done('/app/settings', 'settingsSaved')
}

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return <YouPage {...loaderData} reply={actionData?.reply} pictureProblem={problem} />
}
