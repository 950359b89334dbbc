import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

export interface ChipTogglesProps extends Omit<ChoiceGroupProps, 'children'> {
  name: string
  options: readonly (string | { value: string; label: string })[]
  /** The values that are ticked at first. */
  defaultValues?: readonly string[]
  /** 'one' makes radios of them, e.g. for a filter. */
  pick?: 'many' | 'one'
  onChange?: (value: string, checked: boolean) => void
}

/** Short choices side by side, any number of them: tick boxes that look like labels. */
export function ChipToggles({
  name,
  options,
  defaultValues = [],
  pick = 'many',
  onChange,
  ...frame
}: ChipTogglesProps) {
  return (
    <ChoiceGroup {...frame}>
      {group => (
        <div className="flex flex-wrap gap-2">
          {options.map(option => {
            const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
            return (
              <label key={value} className="chip">
                <input
                  type={pick === 'many' ? 'checkbox' : 'radio'}
                  className="sr-only"
                  name={name}
                  value={value}
                  defaultChecked={defaultValues.includes(value)}
                  aria-invalid={group.invalid}
                  onChange={onChange ? event => onChange(value, event.target.checked) : undefined}
                />
                {label}
              </label>
            )
          })}
        </div>
      )}
    </ChoiceGroup>
  )
}
