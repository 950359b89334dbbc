import { HANDOVER_REFUSALS } from '#app/identity/copy/handover.ts'
import { readHandover } from '#app/identity/services/handover/read-handover.ts'
import { requestHandover } from '#app/identity/services/handover/request-handover.ts'
import { withdrawHandover } from '#app/identity/services/handover/withdraw-handover.ts'
import { HandoverPage } from '#app/identity/ui/handover/handover-page.tsx'
import { callerOf } from '#app/platform/http/caller.ts'
import {
  requireOwnWorkspace,
  requireStepUp,
  signedIn,
  stepUpPage,
  workspaceContext,
} from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { isRecentlyVerified } from '#core/identity/step-up.ts'
import { offerHandoverSchema } from '#core/team/handover.ts'
import type { Route } from './+types/handover'

const HERE = '/app/settings/privacy/handover'

export const middleware: Route.MiddlewareFunction[] = [requireOwnWorkspace]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Hand over this workspace · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { verifiedAt, timeZone } = await signedIn(request, context)
  const view = await readHandover(ctx)
  // Asked for before anything is typed: what a form sent would be lost on the way.
  const mayAsk = isRecentlyVerified(verifiedAt, ctx.now())
  const obstacle = view.obstacle && HANDOVER_REFUSALS[view.obstacle]
  return { ...view, obstacle, timeZone, proofPage: mayAsk ? null : stepUpPage(HERE) }
}

/** Offers the workspace, sends the offer again, and withdraws it. */
export async function action(args: Route.ActionArgs) {
  const { ctx, intent, check, overLimit } = await workspacePost(args)
  const caller = callerOf(args.request, args.context)
  // Keeping what is there is never made hard.
  if (intent === 'withdraw') {
    const withdrawn = await withdrawHandover(ctx, { caller })
    if (withdrawn.ok) return done(HERE, 'handoverWithdrawn')
    return pageAgain(409, HANDOVER_REFUSALS[withdrawn.reason])
  }
  await requireStepUp(args.request, args.context, HERE)
  if (intent === 'again') {
    const { offer } = await readHandover(ctx)
    const limited = await overLimit('team_invite', offer?.email)
    if (limited) return pageAgain(429, limited)
    const sent = await requestHandover(ctx, { wish: 'again', caller })
    return sent.ok ? done(HERE, 'handoverOffered') : pageAgain(409, HANDOVER_REFUSALS[sent.reason])
  }
  const form = await check(offerHandoverSchema, 'team_invite', value => value.email)
  if (!form.ok) return formAgain(form)
  const asked = await requestHandover(ctx, { wish: form.value, caller })
  if (asked.ok) return done(HERE, 'handoverOffered')
  const text = HANDOVER_REFUSALS[asked.reason]
  const isField = asked.reason === 'yourself' || asked.reason === 'has_account'
  return formAgain(form.refuse({ status: 409, ...(isField ? { fields: { email: text } } : { form: text }) }))
}

export default function HandoverRoute({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const reply = actionData && 'reply' in actionData ? actionData.reply : undefined
  return <HandoverPage {...loaderData} problem={problem} reply={reply} />
}
