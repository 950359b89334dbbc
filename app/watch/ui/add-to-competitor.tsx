import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

const SHEETS = '/app/brand-watch/competitors'

/** On whose sheets an item is. */
export function OnSheets({ competitors }: { competitors: readonly Named[] }) {
  if (competitors.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
      On the sheet of
      {competitors.map(({ id, name }) => (
        <TextLink key={id} to={`${SHEETS}/${id}`}>
          {name}
        </TextLink>
      ))}
    </p>
  )
}

/** Puts an item on a competitor's sheet; a fold, so that the list stays short. */
export function AddToCompetitor(props: {
  item: { readonly id: string; readonly title: string; readonly competitors: readonly Named[] }
  action: string
  choices: readonly Named[]
}) {
  const { item, action, choices } = props
  const open = choices.filter(({ id }) => !item.competitors.some(each => each.id === id))
  return (
    <details className="text-sm">
      <summary className="w-fit text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
        Add to competitor<span className="sr-only">: “{item.title}”</span>
      </summary>
      {open.length > 0 ? (
        <Form
          method="post"
          action={action}
          preventScrollReset
          className="flex flex-wrap items-end gap-3 pt-3"
        >
          <input type="hidden" name="id" value={item.id} />
          <SelectField
            className="min-w-0 basis-56"
            id={`competitor-${item.id}`}
            name="competitor"
            label="Competitor"
            options={open.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button
            size="sm"
            name="intent"
            value="evidence"
            aria-label={`Add “${item.title}” to the competitor`}
          >
            Add item
          </Button>
        </Form>
      ) : (
        <p className="pt-2">
          {choices.length > 0 ? 'It’s on every sheet already. ' : 'You have no competitors yet. '}
          <TextLink to={SHEETS}>Add a competitor</TextLink>
        </p>
      )}
    </details>
  )
}
