import { FileDown, Rss } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { WATCH_TEXTS } from '#app/watch/copy.ts'
import { newSourceSchema } from '#core/watch/forms.ts'
import { SOURCE_ADDRESS_MOST } from '#core/watch/source-address.ts'
import { HealthBadge } from './health-badge.tsx'
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
}

/** What the workspace follows, and how more is added. */
export function SourcesPage(props: SourcesPageProps) {
  const { sources, undo, canWrite, problem, feeds } = props
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
      {canWrite ? <AddSource {...props} /> : null}
      {feeds ? <ChooseFeed feeds={feeds} /> : null}
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
                <HealthBadge health={source.health} />
              </p>
              <p className="text-sm break-all text-ink-soft">{source.address}</p>
              <p className="text-sm text-ink-soft tabular-nums">
                <Link className="link" to={`/app/brand-watch?source=${source.id}`}>
                  {source.items === 1 ? '1 item' : `${source.items} items`}
                  <span className="sr-only"> from {source.name}</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
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
                  className="w-full min-w-0 text-sm font-normal text-ink-soft file:mr-3 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-raised file:px-3 file:py-2 file:font-semibold file:text-ink"
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
          {sources.length > 0 ? (
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

function AddSource({ reply }: SourcesPageProps) {
  const [form, fields] = useCheckedForm({ id: 'new-source', schema: newSourceSchema, reply })
  const pending = usePending({ name: 'intent', value: 'add' })
  return (
    <Panel title="New source">
      <Form {...formProps(form)} action={HERE} className="grid max-w-2xl gap-4">
        <FormNotice errors={form.errors} />
        <TextField
          {...textProps(fields.address)}
          label="Address"
          inputMode="url"
          autoCapitalize="none"
          placeholder="example.com/blog"
          description={WATCH_TEXTS.addressHelp}
          maxLength={SOURCE_ADDRESS_MOST}
        />
        <div>
          <Button variant="primary" name="intent" value="add" pending={pending} pendingText="Looking…">
            Add source
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function ChooseFeed({ feeds }: { feeds: readonly { address: string; title: string }[] }) {
  return (
    <Notice tone="info" live="status" title={`This page has ${feeds.length} feeds. Which one do you want?`}>
      <ul className="grid gap-3 pt-1">
        {feeds.map(({ address, title }) => (
          <li key={address}>
            <Form method="post" action={HERE} className="flex flex-wrap items-center gap-3">
              <input type="hidden" name="address" value={address} />
              <Button size="sm" name="intent" value="add" aria-label={`Add source ${title || address}`}>
                Add source
              </Button>
              <span className="min-w-0 wrap-anywhere">
                {title ? `${title}: ` : ''}
                {address}
              </span>
            </Form>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
