import { useState } from 'react'
import { zoneFormat } from '#core/shared/time.ts'
import { useHydrated } from '../use-hydrated.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

const IN_WORDS: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
}

/** '2026-11-27' as 'Fri, 27 Nov 2026'; null for anything else. */
export function dayInWords(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? null : zoneFormat('UTC', IN_WORDS).format(day)
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
