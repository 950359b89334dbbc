import { mediaRefusal } from '#app/media/copy.ts'
import { drawCard } from '#app/media/services/draw-card.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { CARD_TEXTS, missingNote, someAdded } from '#app/posts/copy/cards.ts'
import { addCards } from '#app/posts/services/pictures/add-cards.ts'
import { readCardMaker } from '#app/posts/services/pictures/read-card-maker.ts'
import { QuotePage } from '#app/posts/ui/pictures/quote-page.tsx'
import { readCard } from '#core/media/quote/card.ts'
import type { Route } from './+types/quote'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Make a picture from a quote · Brandhearth' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const maker = await readCardMaker(ctx, params.postId)
  if (!maker) throw notFound()
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const { post, quotes, canWrite } = maker
  const card = readCard({ text: quotes[0] ?? '', name: maker.name, ...asked })
  const drawn = card.text === '' ? null : await drawCard(card)
  const notes = [
    ...(drawn && drawn.missing.length > 0 ? [missingNote(drawn.missing)] : []),
    ...(drawn?.isCut ? [CARD_TEXTS.isCut] : []),
  ]
  return { post: { id: post.id, title: post.title }, quotes, card, canWrite, notes }
}

export async function action(args: Route.ActionArgs) {
  const { postId } = args.params
  const { ctx, body, overLimit } = await workspacePost(args)
  if (!body.ok) return pageAgain(body.status, body.problem)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const card = readCard(Object.fromEntries(body.form))
  if (card.text === '') return pageAgain(422, CARD_TEXTS.nothingYet)
  const result = await addCards(ctx, { postId, cards: [card] })
  if (result.ok) return done(`/app/media/post/${postId}`, 'picturesAdded')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, someAdded(result.added, mediaRefusal(result.why)))
}

export default function QuoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotePage {...loaderData} {...(actionData ?? {})} />
}
