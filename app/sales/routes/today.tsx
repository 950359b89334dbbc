import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { markReplied } from '#app/sales/services/mark-replied.ts'
import { readToday } from '#app/sales/services/read-today.ts'
import { TodayPage, todayAddress } from '#app/sales/ui/today-page.tsx'
import { repliedSchema } from '#core/sales/forms.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/today'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Sales Hub · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const page = readPageNumber(new URL(request.url).searchParams)
  return { ...(await readToday(ctx, { page })), canWrite: featureLock(ctx, 'sales_hub') === null }
}

/** 'Replied': somebody was answered somewhere else. */
export async function action(args: Route.ActionArgs) {
  const { ctx, check } = await workspacePost(args)
  const form = await check(repliedSchema, 'write')
  if (!form.ok) return formAgain(form)
  const result = await markReplied(ctx, form.value)
  const page = readPageNumber(new URL(args.request.url).searchParams)
  if (result.ok) return done(todayAddress(page), 'personReplied')
  return pageAgain(result.reason === 'not_found' ? 404 : 409, 'This person is no longer in your list.')
}

export default function TodayRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('leads', 'deals', 'proposals')
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return <TodayPage {...loaderData} problem={problem} />
}
