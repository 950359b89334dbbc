import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { CARD_TEXTS } from '#app/posts/copy/cards.ts'
import { CARD_NAME_LENGTH, CARD_TEXT_LENGTH, type Card, type CardLook } from '#core/media/quote/card.ts'
import { CardForm, CardNotices } from './card-form.tsx'
import { CardPreview } from './card-preview.tsx'
import { LookFields } from './look-fields.tsx'

export interface CarouselPageProps {
  readonly post: { readonly id: string; readonly title: string }
  readonly cards: readonly Card[]
  readonly isCut: boolean
  readonly look: CardLook
  readonly name: string
  readonly closing: string
  readonly canWrite: boolean
  readonly problem?: string | undefined
}

/** A whole post as pictures to swipe through: looked at together, then added together. */
export function CarouselPage(props: CarouselPageProps) {
  const { post, cards, isCut, look, name, closing, canWrite, problem } = props
  return (
    <>
      <PageHeading
        title="Make a carousel"
        eyebrow={<TextLink to={`/app/media/post/${post.id}`}>Pictures</TextLink>}
        description={CARD_TEXTS.carousel}
      />
      <div className="grid gap-8">
        <CardNotices problem={problem} canWrite={canWrite} />
        {isCut ? <Notice tone="warning">{CARD_TEXTS.tooManySteps}</Notice> : null}
        <CardForm
          className="max-w-[46rem]"
          preview="Preview carousel"
          add={canWrite && cards.length > 0 ? `Add ${cards.length} pictures` : null}
        >
          <LookFields look={look} />
          <TextField
            label="Last words"
            id="closing"
            name="closing"
            optional
            description="Leave it empty to end with your last step."
            defaultValue={closing}
            maxLength={CARD_TEXT_LENGTH}
          />
          <TextField
            label="Name"
            id="name"
            name="name"
            optional
            defaultValue={name}
            maxLength={CARD_NAME_LENGTH}
          />
        </CardForm>
        {cards.length > 0 ? (
          <ol className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-5">
            {cards.map(card => (
              <li key={`${card.template} ${card.number}`}>
                <CardPreview card={card} />
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-ink-soft">{CARD_TEXTS.noWords}</p>
        )}
      </div>
    </>
  )
}
