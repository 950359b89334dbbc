import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { CARD_TEXTS } from '#app/posts/copy/cards.ts'
import { CARD_NAME_LENGTH, CARD_TEXT_LENGTH, type Card, TEMPLATES } from '#core/media/quote/card.ts'
import { CardForm, CardNotices } from './card-form.tsx'
import { CardPreview } from './card-preview.tsx'
import { LookFields } from './look-fields.tsx'

export interface QuotePageProps {
  readonly post: { readonly id: string; readonly title: string }
  readonly quotes: readonly string[]
  readonly card: Card
  readonly canWrite: boolean
  /** What is left out of the picture or has no room in it. */
  readonly notes: readonly string[]
  readonly problem?: string | undefined
}

/** One picture from words of a post: chosen or typed, looked at, added. Each preview is an address of its own. */
export function QuotePage({ post, quotes, card, canWrite, notes, problem }: QuotePageProps) {
  const { template, format, shade, accent, name, logo } = card
  const linkOf = (text: string) =>
    `?${new URLSearchParams({ template, format, shade, accent, name, text, ...(logo ? { logo } : {}) })}`
  return (
    <>
      <PageHeading
        title="Make a picture from a quote"
        eyebrow={<TextLink to={`/app/media/post/${post.id}`}>Pictures</TextLink>}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid gap-6">
          <CardNotices problem={problem} canWrite={canWrite} />
          {quotes.length > 0 ? (
            <Panel title="Sentences of your post">
              <ul className="grid gap-2">
                {quotes.map(text => (
                  <li key={text}>
                    <TextLink
                      to={linkOf(text)}
                      preventScrollReset
                      aria-current={text === card.text ? 'true' : undefined}
                    >
                      {text}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Panel>
          ) : null}
          <CardForm
            key={card.text + card.template}
            preview="Preview picture"
            add={canWrite && card.text !== '' ? 'Add picture' : null}
          >
            <TextField
              label="Words"
              id="text"
              name="text"
              description={CARD_TEXTS.words}
              defaultValue={card.text}
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
            <RadioCards
              legend="Template"
              name="template"
              columns={2}
              defaultValue={template}
              options={Object.entries(TEMPLATES).map(([value, { label, description }]) => ({
                value,
                label,
                description,
              }))}
            />
            <TextField
              label="Number"
              id="number"
              name="number"
              inputMode="numeric"
              description="For a numbered step."
              defaultValue={String(card.number)}
              maxLength={2}
            />
            <LookFields look={card} />
          </CardForm>
        </div>
        <section aria-labelledby="preview" className="grid gap-3 lg:sticky lg:top-6">
          <h2 id="preview" className="text-xl">
            Preview
          </h2>
          {card.text === '' ? (
            <p className="text-ink-soft">{CARD_TEXTS.nothingYet}</p>
          ) : (
            <CardPreview card={card} />
          )}
          {notes.map(note => (
            <p key={note} className="text-sm text-warning">
              {note}
            </p>
          ))}
        </section>
      </div>
    </>
  )
}
