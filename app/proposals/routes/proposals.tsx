import { redirect } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { NoAccess } from '#app/deals/ui/index.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { PROPOSAL_REFUSALS, PROPOSAL_RESTORE_TOO_LATE } from '#app/proposals/copy.ts'
import { createProposal } from '#app/proposals/services/create-proposal.ts'
import { readProposals } from '#app/proposals/services/read-proposals.ts'
import { restoreProposal } from '#app/proposals/services/restore-proposal.ts'
import { ProposalsPage } from '#app/proposals/ui/proposals-page.tsx'
import { listQuery, readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/proposals'

const HERE = '/app/sales-hub/proposals'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Proposals · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const page = readPageNumber(params)
  const list = await readProposals(ctx, { dealId: params.get('deal'), page, removed: params.get('removed') })
  if (list && page > 1 && list.rows.length === 0)
    throw redirect(`${HERE}${listQuery({ deal: list.deal?.id })}`)
  return {
    list: list && {
      ...list,
      idempotencyKey: newIdempotencyKey(),
      canWrite: featureLock(ctx, 'sales_hub') === null,
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (intent === 'restore') {
    const id = text('id')
    const result = await restoreProposal(ctx, { id })
    if (result.ok) return done(`${HERE}/${id}`, 'proposalRestored')
    const words = result.reason === 'not_found' ? PROPOSAL_RESTORE_TOO_LATE : PROPOSAL_REFUSALS[result.reason]
    return pageAgain(409, words)
  }
  const key = idempotencyKeyOf(text('idempotencyKey'))
  const result = await createProposal(ctx, { dealId: text('dealId'), idempotencyKey: key })
  if (result.ok) return done(`${HERE}/${result.proposalId}`)
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, PROPOSAL_REFUSALS[result.reason])
}

export default function ProposalsRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('proposals')
  if (!loaderData.list) return <NoAccess />
  return <ProposalsPage {...loaderData.list} problem={actionData?.problem} />
}
