import { workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { CARD_TEXTS } from '#app/posts/copy/cards.ts'
import { takeCards } from '#app/posts/http/take-cards.ts'
import { type CardMaker, readCardMaker } from '#app/posts/services/pictures/read-card-maker.ts'
import { CarouselPage } from '#app/posts/ui/pictures/carousel-page.tsx'
import { readCard, readLook } from '#core/media/quote/card.ts'
import { carouselOf } from '#core/media/quote/carousel.ts'
import type { Route } from './+types/carousel'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Make a carousel · Brandhearth' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const maker = await readCardMaker(ctx, params.postId)
  if (!maker) throw notFound()
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const { post, canWrite } = maker
  return { post: { id: post.id, title: post.title }, canWrite, ...carousel(maker, asked) }
}

/** The carousel that an address or a form asks for, of the post as it is stored now. */
function carousel(maker: CardMaker, asked: Readonly<Record<string, unknown>>) {
  const look = readLook(asked, maker.own)
  const { text: closing, name } = readCard(
    { text: asked.closing ?? CARD_TEXTS.closing, name: asked.name ?? maker.name },
    maker.own,
  )
  const { title, body } = maker.post
  return { look, closing, name, ...carouselOf({ ...look, title, body, name, closing }) }
}

export function action(args: Route.ActionArgs) {
  const { postId } = args.params
  return takeCards(args, postId, {
    async cardsOf(ctx, fields) {
      const maker = await readCardMaker(ctx, postId)
      if (!maker) throw notFound()
      return carousel(maker, fields).cards
    },
    nothing: CARD_TEXTS.noWords,
  })
}

export default function CarouselRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CarouselPage {...loaderData} {...(actionData ?? {})} />
}
