import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { NOTE_TEXTS } from '#app/research/copy.ts'
import { citationAnchor } from '#core/research/notes/citation-marks.ts'
import { formatDate } from '#core/shared/time.ts'
import type { CitationView, NoteView } from './note-views.ts'

/** What a note rests on, by number, in other people's words. */
export function CitationsPanel({ note, citations, undo, timeZone, canWrite }: NoteView) {
  return (
    <Panel title="Citations" anchor="citations">
      {undo ? (
        <UndoNotice action={`/app/brand-watch/research/${note.id}`} id={undo.id} intent="restore_citation">
          Citation of “{undo.title}” removed.
        </UndoNotice>
      ) : null}
      {citations.length === 0 ? (
        <p className="text-ink-soft">{NOTE_TEXTS.citationsEmpty}</p>
      ) : (
        <ol className="grid gap-5">
          {citations.map(citation => (
            <li
              key={citation.id}
              id={citationAnchor(citation.number)}
              className="flex min-w-0 gap-3 rounded-sm target:bg-ember-soft"
            >
              <span className="font-semibold tabular-nums">[{citation.number}]</span>
              <CitationBody citation={citation} timeZone={timeZone} canWrite={canWrite} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function CitationBody(props: { citation: CitationView; timeZone: string; canWrite: boolean }) {
  const { citation, timeZone, canWrite } = props
  const { id, number, title, quote, source, address, publishedAt } = citation
  return (
    <div className="grid min-w-0 gap-1">
      <p className="max-w-prose wrap-anywhere">“{quote}”</p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {address ? (
          <a className="link" href={address} target="_blank" rel="noopener noreferrer nofollow">
            {title}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          title
        )}
        , {source}, {formatDate(publishedAt, timeZone)}
      </p>
      {canWrite ? (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            size="sm"
            variant="quiet"
            className="-ml-3"
            name="intent"
            value="remove_citation"
            aria-label={`Remove citation ${number}`}
          >
            Remove
          </Button>
        </Form>
      ) : null}
    </div>
  )
}
