import { callerOf } from '#app/platform/http/caller.ts'
import { requireOwnWorkspace, requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { DELETION_PROBLEMS, EXPORT_PROBLEMS } from '#app/settings/copy/privacy.ts'
import { readDeletion } from '#app/settings/services/deletion/read-deletion.ts'
import { requestDeletion } from '#app/settings/services/deletion/request-deletion.ts'
import { undoDeletion } from '#app/settings/services/deletion/undo-deletion.ts'
import { readExport } from '#app/settings/services/export/read-export.ts'
import { requestExport } from '#app/settings/services/export/request-export.ts'
import { PrivacyPage } from '#app/settings/ui/privacy-page.tsx'
import { deletionSchema } from '#core/settings/deletion.ts'
import type { Route } from './+types/privacy'

const HERE = '/app/settings/privacy'

export const middleware: Route.MiddlewareFunction[] = [requireOwnWorkspace]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Privacy and data · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { newest: await readExport(ctx), deletion: await readDeletion(ctx), timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, check, overLimit } = await workspacePost(args)
  const caller = callerOf(args.request, args.context)
  // Keeping what is there is never made hard.
  if (intent === 'keep') {
    const kept = await undoDeletion(ctx, { caller })
    if (!kept.ok) return pageAgain(409, DELETION_PROBLEMS[kept.reason])
    return done(HERE, kept.renewal === 'failed' ? 'deletionUndoneWithoutPlan' : 'deletionUndone')
  }
  await requireStepUp(args.request, args.context, HERE)
  if (intent === 'delete') {
    const form = await check(deletionSchema, 'change_password')
    if (!form.ok) return formAgain(form)
    const asked = await requestDeletion(ctx, { email: form.value.email, caller })
    if (asked.ok) return done(HERE, 'deletionAsked')
    const text = DELETION_PROBLEMS[asked.reason]
    const isField = asked.reason === 'wrong_email'
    return formAgain(
      form.refuse(isField ? { status: 422, fields: { email: text } } : { status: 503, form: text }),
    )
  }
  const limited = await overLimit('export_everything')
  if (limited) return pageAgain(429, limited)
  const result = await requestExport(ctx, { caller })
  return result.ok ? done(HERE, 'exportAsked') : pageAgain(409, EXPORT_PROBLEMS[result.reason])
}

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const reply = actionData && 'reply' in actionData ? actionData.reply : undefined
  return <PrivacyPage {...loaderData} problem={problem} reply={reply} />
}
