import { type ComponentProps, type CSSProperties, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

export interface SliderProps
  extends Omit<FieldProps, 'children' | 'required' | 'aside'>,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'children' | 'type' | 'value' | 'defaultValue'> {
  min?: number
  max?: number
  defaultValue?: number
  /** Words under the two ends, e.g. ['Not at all', 'Completely']. */
  ends?: readonly [string, string]
}

/** A native range input, 0 to 10 unless told otherwise, with its value beside the label (kept up to date by scripts). */
export function Slider(props: SliderProps) {
  const { label, id, description, error, optional, labelHidden, className, ends, ...rest } = props
  const { min = 0, max = 10, defaultValue = Math.round((min + max) / 2), onInput, ...input } = rest
  const [value, setValue] = useState(defaultValue)
  const filled = { '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties
  return (
    <Field
      {...{ label, id, description, error, optional, labelHidden, className }}
      aside={
        <output className="font-display text-xl text-ember">
          {value}
          <span className="font-text text-sm text-ink-faint"> / {max}</span>
        </output>
      }
    >
      {control => (
        <div>
          <input
            className="slider"
            {...input}
            {...control}
            type="range"
            min={min}
            max={max}
            defaultValue={defaultValue}
            style={filled}
            onInput={event => {
              setValue(event.currentTarget.valueAsNumber)
              onInput?.(event)
            }}
          />
          {ends ? (
            <div aria-hidden="true" className="-mt-1.5 flex justify-between gap-4 text-xs text-ink-soft">
              <span>
                {min} {ends[0]}
              </span>
              <span>
                {max} {ends[1]}
              </span>
            </div>
          ) : null}
        </div>
      )}
    </Field>
  )
}
