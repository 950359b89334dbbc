import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { formatDate } from '#core/shared/time.ts'
import { markPlaces } from '#core/watch/mentions/mark-places.ts'
import { SENTIMENT_WORDS } from '#core/watch/sentiment/judge.ts'
import type { MentionView } from './mention-views.ts'

const TONES = { positive: 'success', negative: 'danger', mixed: 'warning', unknown: 'neutral' } as const

/** An item with the places marked where it mentions something, and the words by which its sentiment was decided. */
export function MentionCard(props: {
  item: MentionView
  action: string
  timeZone: string
  canWrite: boolean
}) {
  const { item, action, timeZone, canWrite } = props
  const { id, title, summary, address, sourceName, state, contentId, sentiment, telling, things } = item
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className="watch-item">
      <h2 id={titleId}>
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer nofollow">
            <Marked text={title} places={item.titlePlaces} />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          <Marked text={title} places={item.titlePlaces} />
        )}
      </h2>
      <p>{`${sourceName} · ${formatDate(item.publishedAt, timeZone)} · mentions ${things.join(', ')}`}</p>
      {summary && summary !== title ? (
        <p className="watch-summary">
          <Marked text={summary} places={item.summaryPlaces} />
        </p>
      ) : null}
      <p className="watch-judgement">
        <Badge tone={TONES[sentiment]}>{SENTIMENT_WORDS[sentiment]}</Badge>
        {telling.length > 0 ? (
          <span>{`because of ${telling.map(text => `“${text}”`).join(', ')}`}</span>
        ) : (
          <span>No word of our list is in it.</span>
        )}
      </p>
      {contentId ? (
        <p>
          <TextLink to={`/app/create?post=${contentId}`}>Open the idea</TextLink>
        </p>
      ) : null}
      {canWrite && !contentId ? (
        <Form method="post" action={action} preventScrollReset discover="none">
          <input type="hidden" name="id" value={id} />
          <Button size="sm" name="intent" value="idea" aria-label={`Make idea from “${title}”`}>
            Make idea
          </Button>
          {state === 'new' ? (
            <Button size="sm" variant="quiet" name="intent" value="save" aria-label={`Save “${title}”`}>
              Save
            </Button>
          ) : null}
        </Form>
      ) : null}
    </article>
  )
}

function Marked({ text, places }: { text: string; places: MentionView['titlePlaces'] }) {
  return markPlaces(text, places).map(piece =>
    piece.isMarked ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
  )
}
