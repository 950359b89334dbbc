import { ACTION_FAILED, actionProblem } from '#app/assistant/copy.ts'
import { confirmProposal } from '#app/assistant/services/confirm-proposal.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { nothingToSee } from '#app/platform/http/respond.ts'
import type { Route } from './+types/confirm'

export const loader = nothingToSee

/** The press on a proposal's button, from the widget: where it leads, or why not. */
export async function action(args: Route.ActionArgs) {
  const { ctx, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return Response.json({ problem: { ...ACTION_FAILED, text: limited } }, { status: 429 })
  const result = await confirmProposal(ctx, { id: text('id'), hash: text('hash') })
  if (result.ok) return Response.json({ goTo: result.goTo })
  return Response.json({ problem: actionProblem(result.reason) }, { status: 409 })
}
