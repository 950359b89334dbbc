import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { COMPETITOR_TEXTS } from '#app/research/copy.ts'
import { formatDate } from '#core/shared/time.ts'
import type { EvidenceView } from './competitor-views.ts'

/** Other people's words that speak for what the sheet says. */
export function EvidencePanel(props: {
  competitor: { readonly id: string }
  evidence: readonly EvidenceView[]
  undo: { readonly id: string; readonly title: string } | null
  timeZone: string
  canWrite: boolean
}) {
  const { competitor, evidence, undo, timeZone, canWrite } = props
  return (
    <Panel title="Evidence" anchor="evidence">
      {undo ? (
        <UndoNotice
          action={`/app/brand-watch/competitors/${competitor.id}`}
          id={undo.id}
          intent="restore_evidence"
        >
          “{undo.title}” removed from this sheet.
        </UndoNotice>
      ) : null}
      {evidence.length === 0 ? (
        <p className="text-ink-soft">
          {COMPETITOR_TEXTS.evidenceEmpty} <TextLink to="/app/brand-watch">Open the feed</TextLink>
        </p>
      ) : (
        <ul className="grid gap-5">
          {evidence.map(({ id, title, quote, source, address, publishedAt }) => (
            <li key={id} className="grid min-w-0 gap-1 border-l-2 border-line-strong pl-4">
              <p className="font-semibold wrap-anywhere">
                {address ? (
                  <a
                    className="underline-offset-4 hover:underline"
                    href={address}
                    target="_blank"
                    rel="noopener noreferrer nofollow"
                  >
                    {title}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                ) : (
                  title
                )}
              </p>
              {quote && quote !== title ? (
                <p className="line-clamp-4 max-w-prose text-ink-soft wrap-anywhere">“{quote}”</p>
              ) : null}
              <p className="text-sm text-ink-soft wrap-anywhere">
                {source}, {formatDate(publishedAt, timeZone)}
              </p>
              {canWrite ? (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button
                    size="sm"
                    variant="quiet"
                    className="-ml-3"
                    name="intent"
                    value="remove_evidence"
                    aria-label={`Remove “${title}”`}
                  >
                    Remove
                  </Button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
