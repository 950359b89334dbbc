import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { maySeeDeals } from '#app/deals/services/may-see-deals.ts'
import { NoAccess } from '#app/deals/ui/index.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { PROPOSAL_REFUSALS } from '#app/proposals/copy.ts'
import { createVersion } from '#app/proposals/services/create-version.ts'
import { readProposal } from '#app/proposals/services/read-proposal.ts'
import { removeProposal } from '#app/proposals/services/remove-proposal.ts'
import { replyToQuestion } from '#app/proposals/services/reply-to-question.ts'
import { saveProposal } from '#app/proposals/services/save-proposal.ts'
import { sendProposal } from '#app/proposals/services/send-proposal.ts'
import { ProposalPage } from '#app/proposals/ui/proposal-page.tsx'
import { proposalFormSchema, questionReplySchema, sendProposalSchema } from '#core/proposals/schema.ts'
import type { Route } from './+types/proposal'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.view?.content.title ?? 'Proposal'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readProposal(ctx, { id: params.proposalId })
  if (!view) {
    if (await maySeeDeals(ctx)) throw notFound()
    return { view: null }
  }
  return {
    view: {
      ...view,
      isPreview: new URL(request.url).searchParams.get('view') === 'preview',
      isLocked: featureLock(ctx, 'sales_hub') !== null,
      timeZone: ctx.timeZone,
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const id = args.params.proposalId
  switch (post.intent) {
    case 'send':
    case 'link':
      return send(post, id)
    case 'version':
      return version(post, id)
    case 'reply':
      return reply(post, id)
    case 'remove':
      return remove(post, id)
    default:
      return save(post, id)
  }
}

async function save({ ctx, check, intent }: WorkspacePost, id: string) {
  const form = await check(proposalFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { version: read, ...proposal } = form.value
  const result = await saveProposal(ctx, { id, version: read, proposal, press: intent })
  if (result.ok) {
    if (intent === 'review') return done(`${here(id)}?view=preview`)
    return done(here(id), 'proposalSaved')
  }
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: PROPOSAL_REFUSALS[result.reason] }))
}

async function send({ ctx, check, intent }: WorkspacePost, id: string) {
  const form = await check(sendProposalSchema, 'write')
  if (!form.ok) return pageAgain(form.status, PROPOSAL_REFUSALS.changed_elsewhere)
  const isMailed = intent === 'send'
  const result = await sendProposal(ctx, { id, version: form.value.version, isMailed })
  if (result.ok) return done(here(id), isMailed ? 'proposalSent' : 'proposalLinked')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, PROPOSAL_REFUSALS[result.reason])
}

async function version({ ctx, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await createVersion(ctx, { id })
  if (result.ok) return done(here(result.proposalId))
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, PROPOSAL_REFUSALS[result.reason])
}

async function reply({ ctx, check, text }: WorkspacePost, id: string) {
  const form = await check(questionReplySchema, 'write')
  const questionId = text('questionId')
  if (!form.ok) return data({ questionReply: { id: questionId, reply: form.reply } }, { status: form.status })
  const result = await replyToQuestion(ctx, { proposalId: id, questionId, answer: form.value.answer })
  if (result.ok) return done(`${here(id)}#questions`, 'proposalReplied')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, PROPOSAL_REFUSALS[result.reason])
}

async function remove({ ctx, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await removeProposal(ctx, { id })
  if (result.ok) return done(`/app/sales-hub/proposals?removed=${id}`, 'proposalDeleted')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, PROPOSAL_REFUSALS[result.reason])
}

const here = (id: string) => `/app/sales-hub/proposals/${id}`

export default function ProposalRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData
  if (!view) return <NoAccess />
  return <ProposalPage key={`${view.id} ${view.version}`} {...view} {...(actionData ?? {})} />
}
