import { Form, Link } from 'react-router'
import { FileDown, Rss } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { KIND_WORDS, WATCH_TEXTS } from '#app/watch/copy.ts'
import { AddSource, ChooseFeed } from './add-source.tsx'
import { countText } from './count-text.ts'
import { FollowByName } from './follow-by-name.tsx'
import { HealthBadge } from './health-badge.tsx'
import { SaveLinks } from './save-links.tsx'
import type { SourceView } from './source-views.ts'

const HERE = '/app/brand-watch/sources'

interface SourcesPageProps {
  readonly sources: readonly (SourceView & { readonly items: number })[]
  readonly undo: { readonly id: string; readonly name: string } | null
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
  /** Of the page that was entered: which is it? */
  readonly feeds?: readonly { readonly address: string; readonly title: string }[] | undefined
  /** The page that was entered, which can be watched itself. */
  readonly watchable?: string | undefined
  /** Where the app is reached. */
  readonly appUrl: string
}

/** What the workspace follows, and how more is added. */
export function SourcesPage(props: SourcesPageProps) {
  const { sources, undo, canWrite, problem, feeds, watchable, reply } = props
  const isNamed = reply?.initialValue?.kind !== undefined
  return (
    <div className="grid gap-6">
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {undo ? (
        <UndoNotice action={HERE} id={undo.id}>
          “{undo.name}” removed, with its items. Ideas you made from them stay.
        </UndoNotice>
      ) : null}
      {canWrite ? <AddSource reply={isNamed ? undefined : reply} /> : null}
      {watchable ? <ChooseFeed feeds={feeds ?? []} watchable={watchable} /> : null}
      {canWrite ? <FollowByName reply={isNamed ? reply : undefined} /> : null}
      {sources.length === 0 ? (
        <EmptyState icon={<Rss />} title={WATCH_TEXTS.sourcesEmptyTitle}>
          {WATCH_TEXTS.sourcesEmpty}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {sources.map(source => (
            <li key={source.id} className="grid min-w-0 gap-1.5 rounded-md border border-line bg-raised p-5">
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <Link
                  to={`${HERE}/${source.id}`}
                  className="min-w-0 font-medium wrap-anywhere underline-offset-4 hover:underline"
                >
                  {source.name}
                </Link>
                {source.kind === 'saved' ? null : <HealthBadge health={source.health} />}
                {source.kind === 'page' ? (
                  <span className="text-sm text-ink-soft">{KIND_WORDS.page}</span>
                ) : null}
              </p>
              {source.kind === 'saved' ? null : (
                <p className="text-sm break-all text-ink-soft">{source.address}</p>
              )}
              <p className="text-sm text-ink-soft tabular-nums">
                <Link
                  className="link"
                  to={`/app/brand-watch?${source.kind === 'saved' ? 'tab=saved&' : ''}source=${source.id}`}
                >
                  {source.items === 1 ? '1 item' : `${countText(source.items)} items`}
                  <span className="sr-only"> from {source.name}</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
      {canWrite ? <SaveLinks appUrl={props.appUrl} /> : null}
      <Panel title="Move your sources" description={WATCH_TEXTS.opmlHelp}>
        <div className="grid min-w-0 gap-4">
          {canWrite ? (
            <Form
              method="post"
              encType="multipart/form-data"
              className="flex min-w-0 flex-wrap items-end gap-3"
            >
              <label className="grid w-full min-w-0 gap-1.5 font-semibold sm:w-auto" htmlFor="opml-file">
                OPML file
                <input
                  id="opml-file"
                  type="file"
                  className="w-full min-w-0 font-normal file-choice"
                  name="file"
                  accept=".opml,.xml,text/x-opml,text/xml"
                  required
                />
              </label>
              <Button name="intent" value="import">
                Import sources
              </Button>
            </Form>
          ) : null}
          {sources.some(({ kind }) => kind === 'feed') ? (
            <a className="link inline-flex items-center gap-1" href="/app/brand-watch/sources.opml" download>
              <FileDown size={16} aria-hidden />
              Sources as OPML
            </a>
          ) : null}
        </div>
      </Panel>
    </div>
  )
}
