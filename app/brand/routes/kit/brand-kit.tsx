import { data } from 'react-router'
import { KIT_REFUSALS } from '#app/brand/copy.ts'
import { readKit } from '#app/brand/services/kit/read-kit.ts'
import { removeLogo } from '#app/brand/services/kit/remove-logo.ts'
import { resetKit } from '#app/brand/services/kit/reset-kit.ts'
import { saveKit } from '#app/brand/services/kit/save-kit.ts'
import { saveLogo } from '#app/brand/services/kit/save-logo.ts'
import { BrandKitPage } from '#app/brand/ui/kit/brand-kit-page.tsx'
import { readImageFile } from '#app/platform/forms/image-file.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { brandKitSchema, kitOfForm } from '#core/brand/kit/kit.ts'
import type { Route } from './+types/brand-kit'

const HERE = '/app/settings/brand-kit'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Brand kit · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { view: await readKit(ctx), asksReset: new URL(request.url).searchParams.has('reset') }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args, { field: 'logo', read: readImageFile })
  switch (post.intent) {
    case 'logo':
      return changeLogo(post)
    case 'no-logo':
    case 'reset':
      return forget(post)
    default:
      return save(post)
  }
}

type Post = Awaited<ReturnType<typeof workspacePost<Awaited<ReturnType<typeof readImageFile>>>>>

async function save({ ctx, check }: Post) {
  const form = await check(brandKitSchema, 'write')
  if (!form.ok) return formAgain(form)
  const result = await saveKit(ctx, kitOfForm(form.value))
  if (result.ok) return done(HERE, 'brandKitSaved')
  return formAgain(form.refuse({ status: 409, form: KIT_REFUSALS[result.reason] }))
}

const refuse = (status: number, problem: string) => data({ problem }, { status })

async function changeLogo({ ctx, body, overLimit }: Post) {
  const limited = await overLimit('write')
  if (limited) return refuse(429, limited)
  if (!body.ok) return refuse(body.status, KIT_REFUSALS.too_large)
  if (!body.file) return refuse(400, KIT_REFUSALS.missing)
  const result = body.file.ok ? await saveLogo(ctx, { file: body.file.bytes }) : body.file
  if (result.ok) return done(HERE, 'logoSaved')
  const status = { too_large: 413, not_an_image: 400, not_allowed: 403, read_only: 403 }[result.reason]
  return refuse(status, KIT_REFUSALS[result.reason])
}

async function forget({ ctx, intent, overLimit }: Post) {
  const limited = await overLimit('write')
  if (limited) return refuse(429, limited)
  const isReset = intent === 'reset'
  const result = isReset ? await resetKit(ctx) : await removeLogo(ctx)
  if (!result.ok) return refuse(403, KIT_REFUSALS[result.reason])
  return done(HERE, isReset ? 'brandKitReset' : 'logoRemoved')
}

export default function BrandKitRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <BrandKitPage {...loaderData} {...(actionData ?? {})} />
}
