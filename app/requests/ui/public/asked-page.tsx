import { FounderPage } from '#app/design/layout/founder-page.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { ASKED_STATE_TEXTS, REQUEST_TEXTS } from '#app/requests/copy.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { REQUEST_STATE_LABELS, type RequestState } from '#core/requests/state.ts'
import { formatDate } from '#core/shared/time.ts'
import { dayText } from '../day-text.ts'

const STEPS = ['new', 'accepted', 'in_progress', 'scheduled', 'published'] as const

export interface AskedPageProps {
  readonly brand: string
  /** The look of whom the request asks. */
  readonly kit: FounderLook
  readonly about: string
  readonly state: Exclude<RequestState, 'spam'>
  readonly wishedOn: string | null
  readonly dueOn: string | null
  readonly reason: string
  readonly news: 'off' | 'asked' | 'on' | 'ended'
  readonly receivedAt: Date
  readonly link: string
}

/** How far a request is, for whoever asked: they have nothing but the address of this page. */
export function AskedPage(props: AskedPageProps) {
  const { brand, kit, about, state, wishedOn, dueOn, reason, news, receivedAt, link } = props
  const at = state === 'declined' ? -1 : STEPS.indexOf(state)
  return (
    <FounderPage brand={brand} kit={kit}>
      <div className="grid gap-6">
        <div className="grid gap-2">
          <p className="text-ink-soft">Your request</p>
          <h1 className="text-3xl wrap-anywhere">{about}</h1>
        </div>
        <p className="text-lg font-semibold" data-state={state}>
          {ASKED_STATE_TEXTS[state]}
        </p>
        {state === 'declined' ? (
          <blockquote className="border-l-4 border-ember pl-4 whitespace-pre-line wrap-anywhere">
            {reason}
          </blockquote>
        ) : (
          <ol className="grid gap-2" aria-label="Steps">
            {STEPS.map((step, n) => (
              <li
                key={step}
                aria-current={n === at ? 'step' : undefined}
                className={
                  n === at
                    ? 'border-l-4 border-ember pl-3 font-semibold'
                    : 'border-l-4 border-line pl-3 text-ink-soft'
                }
              >
                {step === 'new' ? 'Received' : REQUEST_STATE_LABELS[step]}
                {n < at ? <span className="sr-only"> (done)</span> : null}
              </li>
            ))}
          </ol>
        )}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-ink-soft">
          <dt>Sent</dt>
          <dd>{formatDate(receivedAt)}</dd>
          {wishedOn ? (
            <>
              <dt>You asked for</dt>
              <dd>{dayText(wishedOn)}</dd>
            </>
          ) : null}
          {dueOn ? (
            <>
              <dt>Due</dt>
              <dd className="font-semibold text-ink">{dayText(dueOn)}</dd>
            </>
          ) : null}
        </dl>
        {link ? (
          <p>
            <a
              href={link}
              rel="noopener noreferrer nofollow"
              className="font-semibold text-ember hover:underline"
            >
              See the post
            </a>
          </p>
        ) : null}
        <Notice tone="info">
          {news === 'asked'
            ? REQUEST_TEXTS.checkMail
            : news === 'on'
              ? REQUEST_TEXTS.newsOn
              : news === 'ended'
                ? REQUEST_TEXTS.newsEnded
                : REQUEST_TEXTS.keepPage}
        </Notice>
      </div>
    </FounderPage>
  )
}
