import { callerOf } from '#app/platform/http/caller.ts'
import { requireOwnWorkspace, requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { EXPORT_PROBLEMS } from '#app/settings/copy/privacy.ts'
import { readExport } from '#app/settings/services/export/read-export.ts'
import { requestExport } from '#app/settings/services/export/request-export.ts'
import { PrivacyPage } from '#app/settings/ui/privacy-page.tsx'
import type { Route } from './+types/privacy'

const HERE = '/app/settings/privacy'

export const middleware: Route.MiddlewareFunction[] = [requireOwnWorkspace]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Privacy and data · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { newest: await readExport(ctx), timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, overLimit } = await workspacePost(args)
  await requireStepUp(args.request, args.context, HERE)
  const limited = await overLimit('export_everything')
  if (limited) return pageAgain(429, limited)
  const result = await requestExport(ctx, { caller: callerOf(args.request, args.context) })
  return result.ok ? done(HERE, 'exportAsked') : pageAgain(409, EXPORT_PROBLEMS[result.reason])
}

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PrivacyPage {...loaderData} problem={actionData?.problem} />
}
