import { data, redirect } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { DEAL_REFUSALS, DEAL_RESTORE_TOO_LATE } from '#app/deals/copy.ts'
import { createDeal } from '#app/deals/services/create-deal.ts'
import { moveDeal } from '#app/deals/services/move-deal.ts'
import { readNewDeal } from '#app/deals/services/read-new-deal.ts'
import { readOfferChoices } from '#app/deals/services/read-offer-choices.ts'
import { readPipeline } from '#app/deals/services/read-pipeline.ts'
import { restoreDeal } from '#app/deals/services/restore-deal.ts'
import { NewDealPage } from '#app/deals/ui/new-deal.tsx'
import { NoAccess } from '#app/deals/ui/no-access.tsx'
import { PipelinePage } from '#app/deals/ui/pipeline-page.tsx'
import { ChooseOfferPage } from '#app/offers/ui/index.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import {
  type BoardAddress,
  boardParameters,
  isNarrowed,
  readBoardAddress,
  readBoardTask,
  readMovedDeal,
} from '#core/deals/board.ts'
import { moveDealSchema, newDealFormSchema } from '#core/deals/schema.ts'
import { DEAL_STAGE_LABELS } from '#core/deals/stages.ts'
import { listQuery, readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/pipeline'

const HERE = '/app/sales-hub/pipeline'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { pipeline, newDeal, choice } = loaderData ?? {}
  const title = choice ? 'Choose an offer' : newDeal && !pipeline ? 'New deal' : 'Pipeline'
  return [{ title: `${title} · Brandhearth` }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const address = readBoardAddress(params)
  const canWrite = featureLock(ctx, 'sales_hub') === null
  const task = readBoardTask(params)
  // What asks for something has a page of its own: a crowded board weighs as much as a page may.
  if (task === 'add' && canWrite) {
    const newDeal = await newDealOf(ctx, { personId: params.get('person'), offerId: address.offerId })
    return { pipeline: null, newDeal, choice: null, address }
  }
  if (task === 'choose') {
    const offers = await readOfferChoices(ctx, { page: readPageNumber(params, 'offers') })
    return {
      pipeline: null,
      newDeal: null,
      choice: offers && { offers, ...choiceOf(params, address) },
      address,
    }
  }
  const pipeline = await readPipeline(ctx, { address, removed: params.get('removed') })
  if (!pipeline) return { pipeline, newDeal: null, choice: null, address }
  if (address.page > 1 && pipeline.table?.rows.length === 0)
    throw redirect(`${HERE}${listQuery(boardParameters({ ...address, page: 1 }))}`)
  const hasNone = !isNarrowed(address) && pipeline.columns.every(({ deals }) => deals === 0)
  return {
    pipeline: { ...pipeline, movedId: readMovedDeal(params), canWrite },
    newDeal: hasNone && canWrite ? await newDealOf(ctx, { personId: null, offerId: null }) : null,
    choice: null,
    address,
  }
}

/** What an offer is chosen for: a new deal, or the board. */
function choiceOf(params: URLSearchParams, address: BoardAddress) {
  const { offerId: offer } = address
  return params.get('add') === 'deal'
    ? { title: 'New deal', query: { add: 'deal', person: params.get('person'), offer }, none: 'No offer' }
    : { title: 'Pipeline', query: boardParameters({ ...address, page: 1 }), none: 'Any offer' }
}

async function newDealOf(ctx: WorkspaceContext, chosen: { personId: string | null; offerId: string | null }) {
  const newDeal = await readNewDeal(ctx, chosen)
  return newDeal && { ...newDeal, idempotencyKey: newIdempotencyKey() }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  switch (post.intent) {
    case 'move':
      return move(post)
    case 'restore':
      return restore(post)
    default:
      return create(post)
  }
}

async function create({ ctx, check }: WorkspacePost) {
  const form = await check(newDealFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { idempotencyKey, ...deal } = form.value
  const result = await createDeal(ctx, { deal, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  if (result.ok) return done(`/app/sales-hub/deals/${result.dealId}`, 'dealAdded')
  const words = DEAL_REFUSALS[result.reason]
  const isPerson = result.reason === 'person_unknown' || result.reason === 'person_ambiguous'
  return formAgain(
    form.refuse(isPerson ? { status: 409, fields: { person: words } } : { status: 409, form: words }),
  )
}

/** A card that was dragged, or moved by its own list of stages. A lost deal is asked for its reason on its page. */
async function move({ ctx, check, text }: WorkspacePost) {
  const form = await check(moveDealSchema, 'write')
  const id = text('dealId')
  if (!form.ok) return pageAgain(form.status, 'Choose a stage')
  const result = await moveDeal(ctx, { id, to: form.value.stage, lostReason: form.value.lostReason })
  if (result.ok) {
    const params = { stage: DEAL_STAGE_LABELS[result.stage].toLowerCase() }
    return done(`${HERE}${backQuery(text('back'))}`, 'dealMoved', { params })
  }
  if (result.reason === 'reason_needed') return done(`/app/sales-hub/deals/${id}?lose=yes#lose`)
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, DEAL_REFUSALS[result.reason])
}

async function restore({ ctx, text }: WorkspacePost) {
  const id = text('id')
  const result = await restoreDeal(ctx, { id })
  if (result.ok) return done(`/app/sales-hub/deals/${id}`, 'dealRestored')
  const words = result.reason === 'not_found' ? DEAL_RESTORE_TOO_LATE : DEAL_REFUSALS[result.reason]
  return data({ problem: words }, { status: 409 })
}

/** The filters the board was looked at with, and nothing else that was posted. */
function backQuery(query: string): string {
  return listQuery(boardParameters(readBoardAddress(new URLSearchParams(query))))
}

export default function PipelineRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('deals')
  const { pipeline, newDeal, choice, address } = loaderData
  if (pipeline)
    return <PipelinePage {...pipeline} newDeal={newDeal} address={address} {...(actionData ?? {})} />
  if (newDeal) return <NewDealPage {...newDeal} {...(actionData ?? {})} />
  if (!choice) return <NoAccess />
  return <ChooseOfferPage {...choice} path={HERE} none={{ label: choice.none, offer: null }} />
}
