import { Link } from 'react-router'
import { CAPTURE_TEXTS } from '#app/captures/copy.ts'
import { Inbox } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { formatDate } from '#core/shared/time.ts'
import { suggestTitle } from '#core/stories/title.ts'

export interface CaptureRow {
  readonly id: string
  readonly source: 'share' | 'mail'
  readonly sender: string
  readonly title: string
  readonly body: string
  readonly link: string
  readonly pictures: number
  readonly receivedAt: Date
}

export interface CapturesPageProps {
  readonly captures: readonly CaptureRow[]
  /** What was just discarded. */
  readonly undo: { readonly id: string } | null
  readonly refusal: string | null
  /** Captures can be sent by email. */
  readonly hasMail: boolean
  readonly timeZone: string
  readonly problem?: string | undefined
}

/** What was shared or emailed and waits to be confirmed. */
export function CapturesPage({ captures, undo, refusal, hasMail, problem, timeZone }: CapturesPageProps) {
  const wrong = problem ?? refusal
  return (
    <>
      <PageHeading
        title={CAPTURE_TEXTS.title}
        description={CAPTURE_TEXTS.description}
        eyebrow={<TextLink to="/app/storybank">Stories</TextLink>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {wrong ? (
          <Notice tone="danger" live="alert">
            {wrong}
          </Notice>
        ) : null}
        {undo ? (
          <UndoNotice action="/app/captures" id={undo.id}>
            Capture discarded.
          </UndoNotice>
        ) : null}
        {captures.length === 0 ? (
          <EmptyState
            icon={<Inbox />}
            title={CAPTURE_TEXTS.emptyTitle}
            action={
              hasMail ? (
                <ButtonLink to="/app/settings/captures">Set up capture by email</ButtonLink>
              ) : undefined
            }
          >
            {CAPTURE_TEXTS.empty}
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {captures.map(capture => (
              <CaptureCard key={capture.id} capture={capture} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function CaptureCard({ capture, timeZone }: { capture: CaptureRow; timeZone: string }) {
  const { id, title, body, link, pictures } = capture
  const words = title || body
  return (
    <li>
      <Card>
        <div className="grid gap-2">
          <h2 className="text-xl">
            <Link to={`/app/captures/${id}`} className="wrap-anywhere hover:underline">
              {words ? suggestTitle(words) : link || 'Pictures'}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">
            {sourceText(capture)} on {formatDate(capture.receivedAt, timeZone)}
            {pictures > 0 ? `, with ${pictures === 1 ? '1 picture' : `${pictures} pictures`}` : ''}
          </p>
          {body && title ? <p className="line-clamp-2 wrap-anywhere">{body}</p> : null}
        </div>
      </Card>
    </li>
  )
}

/** Where a capture came from, as the beginning of a sentence. */
export function sourceText({ source, sender }: Pick<CaptureRow, 'source' | 'sender'>): string {
  if (source === 'share') return 'Shared'
  return sender === '' ? 'Emailed' : `Emailed by ${sender}`
}
