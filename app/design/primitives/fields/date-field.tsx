import { useState } from 'react'
import { shortMonth, shortWeekday } from '#core/shared/calendar-names.ts'
import { isValidDate, zoneClock } from '#core/shared/time.ts'
import { useHydrated } from '../use-hydrated.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** '2026-11-27' as 'Fri, 27 Nov 2026'; null for anything else. */
export function dayInWords(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const at = new Date(`${value}T00:00:00Z`)
  if (!isValidDate(at)) return null
  const { weekday, day, month, year } = zoneClock(at, 'UTC')
  return `${shortWeekday(weekday)}, ${day} ${shortMonth(month)} ${year}`
}

/**
 * A day, in the browser's own input. Browsers write it as their country does, so the day stands beside it in words: 03/12 is
 * no one's guess. Only where scripts keep the words up to date.
 */
export function DateField({ onInput, aside, ...field }: Omit<TextFieldProps, 'type'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const isHydrated = useHydrated()
  const words = isHydrated ? dayInWords(typed ?? field.value ?? field.defaultValue) : null
  return (
    <TextField
      {...field}
      type="date"
      aside={aside ?? (words ? <span className="text-ink-soft tabular-nums">{words}</span> : null)}
      onInput={event => {
        setTyped(event.currentTarget.value)
        onInput?.(event)
      }}
    />
  )
}
