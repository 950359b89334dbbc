import { featureLock } from '#app/billing/services/feature-lock.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { WATCH_REFUSALS } from '#app/watch/copy.ts'
import { saveLink } from '#app/watch/services/links/save-link.ts'
import { SaveLinkPage } from '#app/watch/ui/save-link-page.tsx'
import { savedLinkSchema } from '#core/watch/forms.ts'
import { readSharedLink } from '#core/watch/shared-link.ts'
import type { Route } from './+types/save'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Save a link · Brand Watch · Brandhearth' }]
}

/** What a bookmark or a phone shared is shown in the form; nothing is saved before somebody says so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { searchParams } = new URL(request.url)
  const [url, title, text] = ['url', 'title', 'text'].map(name => searchParams.get(name))
  const link = readSharedLink({ url: url ?? null, title: title ?? null, text: text ?? null })
  return { link, canWrite: featureLock(ctx, 'brand_watch') === null }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, savedLinkSchema, 'write')
  if (!form.ok) return formAgain(form)
  const result = await saveLink(ctx, form.value)
  if (result.ok) return done(`/app/brand-watch?tab=saved&marked=${result.itemId}`, 'linkSaved')
  const problem = WATCH_REFUSALS[result.reason]
  return formAgain(
    form.refuse({
      status: 409,
      ...(result.reason === 'no_address' ? { fields: { address: problem } } : { form: problem }),
    }),
  )
}

export default function SaveRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = loaderData
  return <SaveLinkPage key={`${link.address} ${link.quote}`} {...loaderData} {...(actionData ?? {})} />
}
