import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { pageText } from '#core/shared/page-text.ts'

/** A page of posts to choose from; past the last one it has no rows and a total of 0. */
export interface PostChoices {
  readonly rows: readonly { readonly id: string; readonly label: string }[]
  readonly page: number
  readonly pages: number
  readonly size: number
  readonly total: number
}

/** Chooses one of many posts, a page of them at a time. */
export function PostChoice(props: {
  id: string
  /** Of the field that is sent. */
  name: string
  /** Which posts, and in which order: 'Posts in no campaign, newest first'. */
  which: string
  placeholder?: string
  choices: PostChoices
  /** The address of a page of them. */
  hrefOf: (page: number) => string
  /** What stands there when there is none to choose. */
  none: ReactNode
  form: { method: 'get' | 'post'; action?: string }
  /** The button, and whatever else is sent. */
  children: ReactNode
}) {
  const { which, choices, hrefOf, none, form, children, ...field } = props
  return (
    <>
      {choices.total > 0 ? (
        <Form {...form} className="flex flex-wrap items-end gap-3">
          <SelectField
            key={choices.page}
            {...field}
            className="min-w-0 flex-1 basis-64"
            label="Post"
            description={`${which}: ${pageText(choices)}.`}
            options={choices.rows.map(({ id, label }) => ({ value: id, label }))}
          />
          {children}
        </Form>
      ) : choices.page > 1 ? (
        <p>
          There are no posts on this page. <TextLink to={hrefOf(1)}>Show newest posts</TextLink>
        </p>
      ) : (
        <p>{none}</p>
      )}
      <Pagination page={choices.page} pageCount={choices.pages} hrefOf={hrefOf} label="Posts" />
    </>
  )
}
