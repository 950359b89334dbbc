import { ACTION_FAILED, actionProblem } from '#app/assistant/copy.ts'
import { confirmProposal } from '#app/assistant/services/confirm-proposal.ts'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import type { Route } from './+types/confirm'

/** Nothing to look at here. */
export function loader() {
  throw notFound()
}

/** The press on a proposal's button, from the widget: where it leads, or why not. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const { form } = await readFormBody(request)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited)
    return Response.json(
      { problem: { ...ACTION_FAILED, text: limited.message } },
      { status: 429, headers: limited.headers },
    )
  const id = String(form.get('id') ?? '')
  const result = await confirmProposal(ctx, { id, hash: String(form.get('hash') ?? '') })
  if (result.ok) return Response.json({ goTo: result.goTo })
  return Response.json({ problem: actionProblem(result.reason) }, { status: 409 })
}
