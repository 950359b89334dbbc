import type { FormEvent } from 'react'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { NeedsScripts } from '#app/design/primitives/needs-scripts.tsx'
import type { textProps } from '#app/platform/forms/field-props.ts'
import { type Hex, readColour } from '#core/brand/kit/colour.ts'

interface ColourFieldProps {
  readonly field: ReturnType<typeof textProps>
  readonly label: string
  readonly description: string
  readonly optional?: boolean
  /** The colour that is in force while the field is empty or wrong. */
  readonly colour: Hex
}

/** A colour to type; with scripts it can be picked as well, and what was picked is what is typed. */
export function ColourField({ field, label, description, optional = false, colour }: ColourFieldProps) {
  const pick = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    const input = document.getElementById(field.id)
    if (input instanceof HTMLInputElement) input.value = value
  }
  return (
    <div className="flex items-end gap-3">
      <TextField
        {...field}
        className="flex-1"
        label={label}
        description={description}
        optional={optional}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <NeedsScripts>
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={readColour(colour) ?? colour}
          onInput={pick}
          onChange={pick}
          className="h-11 w-14 cursor-pointer rounded-md border border-line-strong bg-raised p-1"
        />
      </NeedsScripts>
    </div>
  )
}
