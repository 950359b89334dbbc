import * as v from 'valibot'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { isWithin, type Span } from './period.ts'

/** Most annotations of a workspace, and characters of one. */
export const ANNOTATION_LIMITS = { annotations: 1000, note: 200 } as const

const DAY_MESSAGE = 'Enter a date, such as 2026-11-20'
const isDrawn = (text: string) => isCalendarDay(text) && text.startsWith('20')

const entries = {
  day: v.optional(v.pipe(typedText(), v.trim(), v.check(isDrawn, DAY_MESSAGE)), ''),
  note: textField({ required: 'Enter what happened', most: ANNOTATION_LIMITS.note }),
}

/** The posted form of a new annotation. */
export const newAnnotationSchema = v.object({ ...entries, idempotencyKey: textField({ most: 100 }) })

/** The posted form of one that is there. */
export const annotationSchema = v.object({ ...entries, id: textField({ most: 100 }) })

/** A mark on a chart: which bar, counted from 0, and the numbers of its annotations in the list, counted from 1. */
export interface ChartMark {
  readonly bar: number
  readonly label: string
  readonly title: string
}

/** The marks of annotations on a chart of parts, one for each part that has any. */
export function chartMarks(
  parts: readonly Span[],
  annotations: readonly { readonly day: string; readonly note: string }[],
): ChartMark[] {
  return parts.flatMap((part, bar) => {
    const own = annotations.flatMap(({ day, note }, at) =>
      isWithin(part, day) ? [{ number: at + 1, note }] : [],
    )
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const label = first === last ? String(first.number) : `${first.number}–${last.number}`
    return [{ bar, label, title: own.map(({ note }) => note).join('; ') }]
  })
}
