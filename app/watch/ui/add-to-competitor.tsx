import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
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

/**
 * Within an item's form: puts it on a competitor's sheet. What there is to choose from comes when it is asked for, by an
 * address (`to`): a page of items would bring all of it a dozen times.
 */
export function AddToCompetitor(props: {
  item: { readonly id: string; readonly title: string; readonly competitors: readonly Named[] }
  choices: readonly Named[]
  to: string
  isOpen: boolean
}) {
  const { item, choices, to, isOpen } = props
  const open = choices.filter(({ id }) => !item.competitors.some(each => each.id === id))
  return (
    <div>
      <RoomLink to={to} keepsPlace aria-expanded={isOpen} className="opener">
        Add to competitor<span className="sr-only">{`: “${item.title}”`}</span>
      </RoomLink>
      {isOpen && open.length > 0 ? (
        <div>
          <SelectField
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
        </div>
      ) : null}
      {isOpen && open.length === 0 ? (
        <p className="pt-2">
          {choices.length > 0 ? 'It’s on every sheet already. ' : 'You have no competitors yet. '}
          <TextLink to={SHEETS}>Add a competitor</TextLink>
        </p>
      ) : null}
    </div>
  )
}
