import { Form } from 'react-router'
import { Search } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { NOTE_TEXTS } from '#app/research/copy.ts'
import { SEARCH_LIMIT } from '#core/shared/list-address.ts'
import { formatDate } from '#core/shared/time.ts'
import type { CitableView, NoteView } from './note-views.ts'

/** Chooses among saved items what the note rests on, a sentence of each. */
export function CitePanel({ note, items, search, timeZone }: NoteView) {
  const here = `/app/brand-watch/research/${note.id}`
  return (
    <Panel title="Cite a saved item" anchor="cite" description={NOTE_TEXTS.citeHelp}>
      <Form
        role="search"
        action={`${here}#cite`}
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <TextField
          key={search}
          className="min-w-0 flex-1 basis-64"
          id="cite-search"
          name="q"
          type="search"
          label="Search saved items"
          defaultValue={search}
          maxLength={SEARCH_LIMIT}
        />
        <Button icon={<Search aria-hidden />}>Search items</Button>
      </Form>
      {items.length === 0 ? (
        <p className="text-ink-soft">
          {search ? (
            <>
              No saved items found. <TextLink to={`${here}#cite`}>Show all</TextLink>
            </>
          ) : (
            <>
              You haven’t saved any items yet. <TextLink to="/app/brand-watch">Open the feed</TextLink>
            </>
          )}
        </p>
      ) : (
        <ul className="grid gap-6">
          {items.map(item => (
            <CitableItem key={item.id} item={item} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function CitableItem({ item, timeZone }: { item: CitableView; timeZone: string }) {
  const { id, title, sourceName, publishedAt, sentences } = item
  return (
    <li className="grid min-w-0 gap-2 border-t border-line pt-4">
      <p className="wrap-anywhere">
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-sm text-ink-soft">
          {sourceName}, {formatDate(publishedAt, timeZone)}
        </span>
      </p>
      <Form method="post" preventScrollReset className="flex min-w-0 flex-wrap items-end gap-3">
        <input type="hidden" name="itemId" value={id} />
        <SelectField
          className="min-w-0 flex-1 basis-64"
          id={`sentence-${id}`}
          name="sentence"
          label="Sentence"
          options={sentences.map((sentence, at) => ({ value: String(at), label: sentence }))}
        />
        <Button name="intent" value="cite" aria-label={`Cite “${title}”`}>
          Cite item
        </Button>
      </Form>
    </li>
  )
}
