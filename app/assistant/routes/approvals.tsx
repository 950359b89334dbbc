import { APPROVAL_PROBLEMS } from '#app/assistant/copy/approvals.ts'
import { plannedProblem } from '#app/assistant/http/planned-problem.ts'
import { type Answered, answerProposal } from '#app/assistant/services/queue/answer-proposal.ts'
import { readProposals } from '#app/assistant/services/queue/read-proposals.ts'
import { ApprovalsPage } from '#app/assistant/ui/approvals-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Route } from './+types/approvals'

const HERE = '/app/approvals'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Suggested by your apps · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return {
    proposals: await readProposals(ctx),
    timeZone: ctx.timeZone,
    canAnswer: ctx.access === 'full' && roleMay(ctx.role, 'edit'),
  }
}

/** A person’s word on one suggestion. No token comes here: programs can’t approve what programs propose. */
export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (intent !== 'approve' && intent !== 'decline') return pageAgain(400, APPROVAL_PROBLEMS.not_possible)
  const result = await answerProposal(ctx, { id: text('id'), hash: text('hash'), answer: intent })
  if (result.ok) return done(HERE, intent === 'approve' ? 'suggestionApproved' : 'suggestionDeclined')
  return pageAgain(409, problemText(result))
}

function problemText(refused: Exclude<Answered, { readonly ok: true }>): string {
  switch (refused.reason) {
    case 'not_planned':
      return plannedProblem(refused.refused)
    case 'read_only':
    case 'over':
    case 'moved':
      return APPROVAL_PROBLEMS[refused.reason]
    default:
      return APPROVAL_PROBLEMS.not_possible
  }
}

export default function ApprovalsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ApprovalsPage {...loaderData} {...(actionData ?? {})} />
}
