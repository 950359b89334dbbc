import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { DEAL_REFUSALS, DEAL_RESTORE_TOO_LATE } from '#app/deals/copy.ts'
import { addPayment } from '#app/deals/services/add-payment.ts'
import { moveDeal } from '#app/deals/services/move-deal.ts'
import { readDeal } from '#app/deals/services/read-deal.ts'
import { readDealTitle } from '#app/deals/services/read-deal-title.ts'
import { readOfferChoices } from '#app/deals/services/read-offer-choices.ts'
import { removeDeal } from '#app/deals/services/remove-deal.ts'
import { removePayment } from '#app/deals/services/remove-payment.ts'
import { restorePayment } from '#app/deals/services/restore-payment.ts'
import { saveDeal } from '#app/deals/services/save-deal.ts'
import { DealPage } from '#app/deals/ui/deal-page.tsx'
import { NoAccess } from '#app/deals/ui/no-access.tsx'
import { ChooseOfferPage } from '#app/offers/ui/index.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { dealDifferences } from '#core/deals/differences.ts'
import { dealFormSchema, moveDealSchema, paymentSchema } from '#core/deals/schema.ts'
import { DEAL_STAGE_LABELS } from '#core/deals/stages.ts'
import { NO_OFFER } from '#core/offers/offers-to-list.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import { roleMay } from '#core/team/roles.ts'
import { maySeeDeals } from '../services/may-see-deals.ts'
import type { Route } from './+types/deal'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.choice ? 'Choose an offer' : (loaderData?.view?.deal.title ?? 'Deal')
  return [{ title: `${title} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const search = new URL(request.url).searchParams
  if (search.get('choose') === 'offer') {
    const title = await readDealTitle(ctx, { id: params.dealId })
    const offers =
      title === null ? null : await readOfferChoices(ctx, { page: readPageNumber(search, 'offers') })
    if (title !== null && offers) return { choice: { id: params.dealId, title, offers }, view: null }
  }
  const asked = { removed: search.get('removed'), offerId: search.get('offer') }
  const view = await readDeal(ctx, { id: params.dealId, ...asked })
  if (!view) {
    if (roleMay(ctx.role, 'edit') || (await maySeeDeals(ctx))) throw notFound()
    return { choice: null, view: null }
  }
  return {
    choice: null,
    view: {
      ...view,
      isLosing: search.get('lose') === 'yes',
      idempotencyKey: newIdempotencyKey(),
      isLocked: featureLock(ctx, 'sales_hub') !== null,
      timeZone: ctx.timeZone,
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const id = args.params.dealId
  switch (post.intent) {
    case 'move':
    case 'lose':
      return move(post, id)
    case 'pay':
      return pay(post, id)
    case 'remove_payment':
      return takeBack(post, id)
    case 'restore':
      return restore(post, id)
    case 'remove':
      return remove(post, id)
    default:
      return save(post, id)
  }
}

async function save({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(dealFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { version, ...deal } = form.value
  const result = await saveDeal(ctx, { id, version, deal })
  if (result.ok) return done(here(id), 'dealSaved')
  if (result.reason === 'changed_elsewhere') {
    const view = await readDeal(ctx, { id, removed: null, offerId: deal.offerId })
    const names = new Map(
      [...(view?.offers ?? []), ...(view?.colleagues ?? [])].map(each => [each.id, each.name]),
    )
    const typed = { ...deal, nextOn: deal.nextPick ?? deal.nextOn }
    const conflict = {
      version: result.deal.version,
      differences: dealDifferences(result.deal, typed, other => names.get(other) ?? ''),
    }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: DEAL_REFUSALS[result.reason] }))
}

async function move({ ctx, check, intent }: WorkspacePost, id: string) {
  const form = await check(moveDealSchema, 'write')
  if (!form.ok) return pageAgain(form.status, 'Choose a stage')
  const { stage, lostReason } = form.value
  const result = await moveDeal(ctx, { id, to: stage, lostReason })
  if (result.ok) {
    const params = { stage: DEAL_STAGE_LABELS[result.stage].toLowerCase() }
    return done(here(id), 'dealMoved', { params })
  }
  if (result.reason === 'not_found') throw notFound()
  if (result.reason === 'reason_needed' && intent !== 'lose') return done(`${here(id)}?lose=yes#lose`)
  return pageAgain(409, DEAL_REFUSALS[result.reason])
}

async function pay({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(paymentSchema, 'write')
  if (!form.ok) return data({ payReply: form.reply }, { status: form.status })
  const { idempotencyKey, ...payment } = form.value
  const key = idempotencyKeyOf(idempotencyKey)
  const result = await addPayment(ctx, { dealId: id, payment, idempotencyKey: key })
  if (result.ok) return done(`${here(id)}#payments`, 'paymentAdded')
  if (result.reason === 'not_found') throw notFound()
  if (result.reason === 'in_future') {
    const { reply, status } = form.refuse({ status: 409, fields: { paidOn: DEAL_REFUSALS.in_future } })
    return data({ payReply: reply }, { status })
  }
  return pageAgain(409, DEAL_REFUSALS[result.reason])
}

async function takeBack({ ctx, text, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const paymentId = text('paymentId')
  const result = await removePayment(ctx, { id: paymentId })
  if (result.ok) return done(`${here(id)}?removed=${paymentId}#payments`, 'paymentDeleted')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, DEAL_REFUSALS[result.reason])
}

async function restore({ ctx, text }: WorkspacePost, id: string) {
  const result = await restorePayment(ctx, { id: text('id') })
  if (result.ok) return done(`${here(id)}#payments`, 'paymentRestored')
  const words = result.reason === 'not_found' ? DEAL_RESTORE_TOO_LATE : DEAL_REFUSALS[result.reason]
  return pageAgain(409, words)
}

async function remove({ ctx, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await removeDeal(ctx, { id })
  if (result.ok) return done(`/app/sales-hub/pipeline?removed=${id}`, 'dealDeleted')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, DEAL_REFUSALS[result.reason])
}

const here = (id: string) => `/app/sales-hub/deals/${id}`

export default function DealRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, view } = loaderData
  if (choice) {
    const none = { label: 'No offer', offer: NO_OFFER }
    return <ChooseOfferPage {...choice} path={here(choice.id)} query={{}} none={none} anchor="#details" />
  }
  if (!view) return <NoAccess />
  return <DealPage key={`${view.deal.id} ${view.deal.version}`} {...view} {...(actionData ?? {})} />
}
