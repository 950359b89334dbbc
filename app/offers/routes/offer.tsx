import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { OFFER_REFUSALS } from '#app/offers/copy.ts'
import { changeObjections } from '#app/offers/services/change-objections.ts'
import { changeProofs } from '#app/offers/services/change-proofs.ts'
import { moveOffer } from '#app/offers/services/move-offer.ts'
import { readOffer } from '#app/offers/services/read-offer.ts'
import { readOfferToAdd } from '#app/offers/services/read-offer-to-add.ts'
import { removeOffer } from '#app/offers/services/remove-offer.ts'
import { saveOffer } from '#app/offers/services/save-offer.ts'
import { AddStoryPage } from '#app/offers/ui/add-story-page.tsx'
import { OfferPage } from '#app/offers/ui/offer-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import {
  objectionSchema,
  offerDifferences,
  offerFormSchema,
  offerStatusSchema,
  proofSchema,
} from '#core/offers/schema.ts'
import { OFFER_STATUS_LABELS } from '#core/offers/status.ts'
import { readPageNumber, readSearch } from '#core/shared/list-address.ts'
import type { Route } from './+types/offer'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const name = loaderData?.offer.name ?? 'Offer'
  const title = loaderData && 'choices' in loaderData ? `Add a story: ${name}` : name
  return [{ title: `${title} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const query = new URL(request.url).searchParams
  const isLocked = featureLock(ctx, 'sales_hub') !== null
  if (query.get('add') === 'story' && !isLocked) {
    const asked = { search: readSearch(query), page: readPageNumber(query, 'stories') }
    const choice = await readOfferToAdd(ctx, { id: params.offerId, ...asked })
    if (!choice) throw notFound()
    return choice
  }
  const view = await readOffer(ctx, { id: params.offerId })
  if (!view) throw notFound()
  return { ...view, isLocked }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const id = args.params.offerId
  switch (post.intent) {
    case 'move':
      return move(post, id)
    case 'add_objection':
      return addObjection(post, id)
    case 'remove_objection':
      return removeObjection(post, id)
    case 'add_proof':
      return placeProof(post, id, true)
    case 'remove_proof':
      return placeProof(post, id, false)
    case 'remove':
      return remove(post, id)
    default:
      return save(post, id)
  }
}

async function save({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(offerFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { version, ...offer } = form.value
  const result = await saveOffer(ctx, { id, version, offer })
  if (result.ok) return done(here(id), 'offerSaved')
  if (result.reason === 'changed_elsewhere') {
    const conflict = { version: result.offer.version, differences: offerDifferences(result.offer, offer) }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  return refused(result.reason)
}

async function move({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(offerStatusSchema, 'write')
  if (!form.ok) return pageAgain(form.status, 'Choose what to do with the offer')
  const result = await moveOffer(ctx, { id, status: form.value.status })
  if (!result.ok) return refused(result.reason)
  return done(here(id), 'offerMoved', {
    params: { status: OFFER_STATUS_LABELS[result.status].toLowerCase() },
  })
}

async function addObjection({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(objectionSchema, 'write')
  if (!form.ok) return data({ objectionReply: form.reply }, { status: form.status })
  const result = await changeObjections(ctx, { id, change: form.value })
  return result.ok ? done(`${here(id)}#doubts`, 'offerSaved') : refused(result.reason)
}

async function removeObjection({ ctx, text, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await changeObjections(ctx, { id, change: { removed: text('objectionId') } })
  return result.ok ? done(`${here(id)}#doubts`, 'offerSaved') : refused(result.reason)
}

async function placeProof({ ctx, check }: WorkspacePost, id: string, into: boolean) {
  const form = await check(proofSchema, 'write')
  if (!form.ok) return pageAgain(form.status, 'Choose a story')
  const result = await changeProofs(ctx, { id, storyId: form.value.storyId, into })
  return result.ok ? done(`${here(id)}#proof`, 'offerSaved') : refused(result.reason)
}

async function remove({ ctx, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await removeOffer(ctx, { id })
  return result.ok ? done(`/app/sales-hub/offers?removed=${id}`, 'offerDeleted') : refused(result.reason)
}

function refused(reason: keyof typeof OFFER_REFUSALS) {
  if (reason === 'not_found') throw notFound()
  return pageAgain(409, OFFER_REFUSALS[reason])
}

const here = (id: string) => `/app/offers/${id}`

export default function OfferRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ('choices' in loaderData) return <AddStoryPage {...loaderData} {...(actionData ?? {})} />
  const { offer } = loaderData
  return <OfferPage key={`${offer.id} ${offer.version}`} {...loaderData} {...(actionData ?? {})} />
}
