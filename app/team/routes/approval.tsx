import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { WORKFLOW_REFUSALS } from '#app/team/copy/workflow.ts'
import { readWorkflow } from '#app/team/services/workflow/read-workflow.ts'
import { removeDeputy } from '#app/team/services/workflow/remove-deputy.ts'
import { saveDeputy } from '#app/team/services/workflow/save-deputy.ts'
import { saveWorkflow } from '#app/team/services/workflow/save-workflow.ts'
import { turnOffWorkflow } from '#app/team/services/workflow/turn-off-workflow.ts'
import { WorkflowPage } from '#app/team/ui/workflow/workflow-page.tsx'
import { deputySchema, workflowSchema } from '#core/posts/approval/workflow/workflow-form.ts'
import type { Route } from './+types/approval'

const HERE = '/app/team/approval'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Approval steps · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const problem = new URL(request.url).searchParams.get('problem')
  const known = problem === 'not_allowed' || problem === 'read_only' ? WORKFLOW_REFUSALS[problem] : null
  return { ...(await readWorkflow(ctx)), problem: known }
}

/** Sets up the steps, turns them off, and says who stands in for whom. */
export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check } = await workspacePost(args)
  if (intent === 'off') {
    const off = await turnOffWorkflow(ctx)
    return off.ok ? done(HERE, 'workflowOff') : done(`${HERE}?problem=${off.reason}`)
  }
  if (intent === 'remove_deputy') {
    const gone = await removeDeputy(ctx, { id: text('id') })
    return gone.ok ? done(HERE, 'deputyRemoved') : done(`${HERE}?problem=${gone.reason}`)
  }
  if (intent === 'deputy') {
    const form = await check(deputySchema, 'write')
    if (!form.ok) return formAgain(form)
    const saved = await saveDeputy(ctx, { deputy: form.value })
    if (saved.ok) return done(HERE, 'deputySaved')
    return formAgain(form.refuse({ status: 409, form: WORKFLOW_REFUSALS[saved.reason] }))
  }
  const form = await check(workflowSchema, 'write')
  if (!form.ok) return formAgain(form)
  const saved = await saveWorkflow(ctx, { form: form.value })
  if (saved.ok) return done(HERE, 'workflowSaved')
  return formAgain(form.refuse({ status: 409, form: WORKFLOW_REFUSALS[saved.reason] }))
}

export default function ApprovalRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WorkflowPage {...loaderData} reply={actionData?.reply} />
}
