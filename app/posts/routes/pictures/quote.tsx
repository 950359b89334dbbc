import { readFounderLook } from '#app/brand/services/kit/read-founder-look.ts'
import { drawCard } from '#app/media/services/draw-card.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { CARD_TEXTS, missingNote } from '#app/posts/copy/cards.ts'
import { takeCards } from '#app/posts/http/take-cards.ts'
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
  const card = readCard({ text: quotes[0] ?? '', name: maker.name, ...asked }, maker.own)
  const drawn = card.text === '' ? null : await drawCard(ctx, card)
  const notes = [
    ...(drawn && drawn.missing.length > 0 ? [missingNote(drawn.missing)] : []),
    ...(drawn?.isCut ? [CARD_TEXTS.isCut] : []),
  ]
  return { post: { id: post.id, title: post.title }, quotes, card, canWrite, notes }
}

export function action(args: Route.ActionArgs) {
  return takeCards(args, args.params.postId, {
    async cardsOf(ctx, fields) {
      const card = readCard(fields, await readFounderLook(ctx))
      return card.text === '' ? [] : [card]
    },
    nothing: CARD_TEXTS.nothingYet,
  })
}

export default function QuoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotePage {...loaderData} {...(actionData ?? {})} />
}
