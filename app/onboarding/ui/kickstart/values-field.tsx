import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ChoiceGroup } from '#app/design/primitives/fields/choice-group.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { valueNotAdded } from '#app/onboarding/copy/screens.ts'
import { CORE_VALUE_QUICK_PICKS } from '#core/onboarding/kickstart/choices.ts'
import {
  addCoreValue,
  CORE_VALUES_MAX,
  cleanCoreValues,
  removeCoreValue,
} from '#core/onboarding/kickstart/data.ts'
import type { KickstartStep } from '#core/onboarding/kickstart/steps.ts'

export interface ValuesFieldProps {
  readonly words: KickstartStep
  readonly legend: ReactNode
  readonly values: readonly string[]
  readonly custom: { readonly text: string; readonly error: string | null }
  readonly error: string[] | null
  readonly onChange: (values: string[]) => void
}

const isIn = (values: readonly string[], value: string) =>
  values.some(existing => existing.toLowerCase() === value.toLowerCase())

/** Values to tick and to add. Without scripts 'Add' posts the form, and the new value comes back ticked. */
export function ValuesField({ words, legend, values, custom, error, onChange }: ValuesFieldProps) {
  const [own, setOwn] = useState(() => values.filter(value => !isIn(CORE_VALUE_QUICK_PICKS, value)))
  const [text, setText] = useState(custom.text)
  const [problem, setProblem] = useState(custom.error)
  const hydrated = useHydrated()
  const isFull = hydrated && values.length >= CORE_VALUES_MAX

  const add = () => {
    const [value = ''] = cleanCoreValues([text])
    const refused = valueNotAdded(values, value)
    setProblem(refused)
    if (refused) return
    const after = addCoreValue(values, value)
    if (!isIn([...CORE_VALUE_QUICK_PICKS, ...own], value)) setOwn([...own, value])
    onChange(CORE_VALUE_QUICK_PICKS.reduce<string[]>((list, pick) => unify(list, pick), after))
    setText('')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid gap-7">
      <ChoiceGroup legend={legend} description={words.help} error={error}>
        {group => (
          <div className="flex flex-wrap gap-2">
            {[...CORE_VALUE_QUICK_PICKS, ...own].map(value => {
              const checked = isIn(values, value)
              return (
                <label key={value} className="chip relative max-w-full wrap-anywhere">
                  <input
                    type="checkbox"
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                    name="coreValues"
                    value={value}
                    checked={checked}
                    disabled={isFull && !checked}
                    aria-invalid={group.invalid}
                    onChange={event =>
                      onChange(
                        event.target.checked ? addCoreValue(values, value) : removeCoreValue(values, value),
                      )
                    }
                  />
                  {value}
                </label>
              )
            })}
          </div>
        )}
      </ChoiceGroup>
      {hydrated ? (
        <p role="status" className="text-sm text-ink-soft">
          {values.length} of {CORE_VALUES_MAX} chosen
        </p>
      ) : null}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TextField
          id="customValue"
          name="customValue"
          label="Your own value"
          placeholder={words.placeholder}
          maxLength={60}
          autoComplete="off"
          className="min-w-0 flex-1 basis-56"
          error={problem}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setProblem(null)
          }}
          onKeyDown={addOnEnter}
        />
        <Button
          name="intent"
          value="add"
          formNoValidate
          className="mt-8"
          type={hydrated ? 'button' : 'submit'}
          onClick={hydrated ? add : undefined}
        >
          Add
        </Button>
      </div>
    </div>
  )
}

/** 'growth' typed by hand is the quick pick 'Growth'. */
function unify(values: string[], pick: string): string[] {
  return values.map(value => (value.toLowerCase() === pick.toLowerCase() ? pick : value))
}
