import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

export interface RadioCardOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps extends Omit<ChoiceGroupProps, 'children'> {
  name: string
  options: readonly RadioCardOption[]
  defaultValue?: string
  required?: boolean
  columns?: 1 | 2 | 3
  onChange?: (value: string) => void
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const

/** One choice of a few that deserve a sentence each. Plain radios underneath: works without scripts. */
export function RadioCards({
  name,
  options,
  defaultValue,
  required,
  columns = 1,
  onChange,
  ...frame
}: RadioCardsProps) {
  return (
    <ChoiceGroup {...frame}>
      {group => (
        <div className={classNames('grid gap-2.5', grids[columns])}>
          {options.map(option => (
            <label key={option.value} className="choice">
              <input
                type="radio"
                className="tick mt-0.5"
                name={name}
                value={option.value}
                defaultChecked={option.value === defaultValue}
                disabled={option.disabled}
                required={required}
                aria-invalid={group.invalid}
                onChange={onChange ? () => onChange(option.value) : undefined}
              />
              <span className="grid content-start gap-0.5">
                <span className="font-semibold">{option.label}</span>
                {option.description ? (
                  <span className="text-sm text-ink-soft">{option.description}</span>
                ) : null}
              </span>
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  )
}
