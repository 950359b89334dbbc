import { Form } from 'react-router'
import { Search } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { PillLink } from '#app/design/primitives/navigation/pill-link.tsx'
import { SEARCH_LIMIT } from '#core/shared/list-address.ts'
import { notesAddress } from './notes-address.ts'

interface NotesFilterProps {
  readonly tags: readonly { readonly tag: string; readonly count: number }[]
  readonly competitors: readonly { readonly id: string; readonly name: string }[]
  readonly search: string
  readonly tag: string
  readonly competitorId: string | null
}

/** Narrows the notes by words, competitor and tag; all of it stands in the address bar. */
export function NotesFilter({ tags, competitors, search, tag, competitorId }: NotesFilterProps) {
  return (
    <div className="grid gap-4">
      <Form role="search" action="/app/brand-watch/research" className="flex flex-wrap items-end gap-3">
        {tag ? <input type="hidden" name="tag" value={tag} /> : null}
        <TextField
          key={`words ${search}`}
          className="min-w-0 flex-1 basis-64"
          id="note-search"
          name="q"
          type="search"
          label="Search notes"
          defaultValue={search}
          maxLength={SEARCH_LIMIT}
        />
        {competitors.length > 0 ? (
          <SelectField
            key={`competitor ${competitorId}`}
            className="min-w-0 basis-48"
            id="note-competitor"
            name="competitor"
            label="Competitor"
            placeholder="All"
            defaultValue={competitorId ?? ''}
            options={competitors.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <Button icon={<Search aria-hidden />}>Search</Button>
      </Form>
      {tags.length > 0 ? (
        <nav aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map(each => (
            <PillLink
              key={each.tag}
              to={notesAddress({ search, tag: each.tag === tag ? '' : each.tag, competitorId, page: 1 })}
              label={each.tag}
              count={each.count}
              isCurrent={each.tag === tag}
              isSwitch
            />
          ))}
        </nav>
      ) : null}
    </div>
  )
}
