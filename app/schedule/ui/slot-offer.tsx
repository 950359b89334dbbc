import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { likenessText } from '#app/schedule/copy.ts'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import type { FreeTime } from '#core/schedule/slots.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { dayText } from '#core/schedule/when-text.ts'
import type { DeskView, OfferView } from './schedule-views.ts'

/** What a press on a free time sends: the day, the time and the clock it is on. */
export function putValue({ day, minute }: FreeTime, timeZone: string): string {
  return `${day} ${minuteText(minute)} ${timeZone}`
}

/** Where a draft is sent to be put into a free time. */
export function putAction(id: string): string {
  return `/app/content/schedule?post=${id}`
}

/** The drafts that suit a free time: the best one whole, the others in a line. */
export function SlotOffer(props: {
  offer: NonNullable<DeskView['offer']>
  timeZone: string
  idempotencyKey: string
  closeHref: string
}) {
  const { offer } = props
  const [best, ...others] = offer.drafts
  const time = minuteText(offer.minute)
  return (
    <section id="offer" aria-labelledby="offer-title" className="slot-offer">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="offer-title" className="text-xl">
          {dayText(offer.day)}, {time}
        </h2>
        <TextLink to={props.closeHref} preventScrollReset>
          Close
        </TextLink>
      </div>
      {best ? (
        <>
          <OfferedDraft {...props} draft={best} isBest />
          {others.length > 0 ? <h3 className="text-base">Or one of these</h3> : null}
          {others.map(draft => (
            <OfferedDraft key={draft.id} {...props} draft={draft} />
          ))}
        </>
      ) : (
        <p className="text-ink-soft">No draft fits this time.</p>
      )}
      <p className="text-sm">
        <TextLink to={`/app/create?date=${offer.day}&time=${time}`}>Write something new for it</TextLink>
      </p>
    </section>
  )
}

function OfferedDraft(props: {
  draft: OfferView
  offer: FreeTime
  timeZone: string
  idempotencyKey: string
  isBest?: boolean
}) {
  const { draft, isBest } = props
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-3">
      {draft.picture ? (
        <img src={draft.picture} alt="" loading="lazy" className="size-16 rounded-sm object-cover" />
      ) : null}
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className={isBest ? 'font-display text-xl break-words' : 'font-semibold break-words'}>
          <TextLink to={`/app/create?post=${draft.id}`}>{draft.title || 'Untitled post'}</TextLink>
        </p>
        {isBest ? <p className="line-clamp-2 break-words text-ink-soft">{draft.body}</p> : null}
        <p className="text-sm text-ink-soft">
          {platformName(draft.platform)} · {storedScoreText(draft)} · {likenessText(draft)}
        </p>
      </div>
      <Form method="post" action={putAction(draft.id)}>
        <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
        <Button
          variant={isBest ? 'primary' : 'secondary'}
          size={isBest ? 'md' : 'sm'}
          name="put"
          value={putValue(props.offer, props.timeZone)}
        >
          Put it here{isBest ? null : <span className="sr-only">: {draft.title}</span>}
        </Button>
      </Form>
    </div>
  )
}
