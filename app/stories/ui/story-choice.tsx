import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { listQuery, SEARCH_LIMIT } from '#core/shared/list-address.ts'
import { pageText } from '#core/shared/page-text.ts'

/** A page of stories to choose from; past the last one it has no rows and a total of 0. */
export interface StoryChoices {
  readonly rows: readonly { readonly id: string; readonly title: string }[]
  readonly search: string
  readonly page: number
  readonly pages: number
  readonly size: number
  readonly total: number
}

/** Chooses one of many stories by pressing it, a page of them at a time, with a search. */
export function StoryChoice(props: {
  choices: StoryChoices
  /** Where one is, and the query that keeps one there: `{ choose: 'story' }`. */
  path: string
  query: Readonly<Record<string, string>>
  /** What is posted, with the story as `storyId`. */
  intent: string
  /** What stands there when there is no story at all. */
  none: ReactNode
}) {
  const { choices, path, query, intent, none } = props
  const { rows, search, page, pages, total } = choices
  const at = (number: number, words = search) =>
    `${path}${listQuery({ ...query, q: words, stories: number > 1 ? number : null })}`
  if (total === 0 && page === 1 && search === '') return <p>{none}</p>
  return (
    <>
      <Form key={search} method="get" action={path} className="flex flex-wrap items-end gap-3">
        {Object.entries(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          id="story-search"
          name="q"
          label="Search stories"
          type="search"
          maxLength={SEARCH_LIMIT}
          defaultValue={search}
          className="min-w-0 flex-1 basis-56"
        />
        <Button>Search</Button>
      </Form>
      {total === 0 ? (
        <p>
          {search === '' ? 'There are no stories on this page.' : 'No story matches.'}{' '}
          <TextLink to={at(1, '')}>Show newest stories</TextLink>
        </p>
      ) : (
        <div className="grid gap-2">
          <p className="text-sm text-ink-soft">{`Newest first: ${pageText(choices)}.`}</p>
          <Form method="post" action={at(page)}>
            <input type="hidden" name="intent" value={intent} />
            <ul className="choice-list">
              {rows.map(({ id, title }) => (
                <li key={id}>
                  <button type="submit" name="storyId" value={id}>
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </Form>
        </div>
      )}
      <Pagination page={page} pageCount={pages} hrefOf={number => at(number)} label="stories" />
    </>
  )
}
