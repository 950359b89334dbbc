import { sameText, textMark } from '../../shared/text-mark.ts'
import { readStrategyValues, type StrategyField, type StrategyValues } from './fields.ts'

/** Marks of the texts that a form shows: what its writer saw when it was opened. */
export function strategyMarks(values: StrategyValues, fields: readonly StrategyField[]): string {
  return fields.map(({ key }) => `${key}:${textMark(values[key] ?? '')}`).join(' ')
}

function readMarks(marks: unknown): ReadonlyMap<string, string> {
  const matches =
    typeof marks === 'string' ? marks.slice(0, 10_000).matchAll(/([a-z_0-9]+)(?::([0-9a-z]+))?/g) : []
  return new Map(
    [...matches].flatMap(([, key = '', mark]) => (mark === undefined ? [] : [[key, mark] as const])),
  )
}

/** A field that was written in two places at once. */
export interface StrategyConflict {
  readonly key: string
  readonly label: string
  readonly saved: string
  readonly typed: string
}

/**
 * Brings what was typed together with what is stored by now. Every field of the form counts as confirmed: one that was
 * never saved is stored as typed. Of the saved ones, a field its writer left alone keeps what is stored; one that was
 * changed on both sides to different texts is a conflict, and while there is one nothing may be written.
 */
export function mergeStrategy(input: {
  stored: unknown
  typed: StrategyValues
  fields: readonly StrategyField[]
  seen: unknown
}): { readonly values: StrategyValues; readonly conflicts: readonly StrategyConflict[] } {
  const stored = readStrategyValues(input.stored)
  const typed = readStrategyValues(input.typed)
  const seen = readMarks(input.seen)
  const values: Record<string, string> = {}
  const conflicts: StrategyConflict[] = []
  for (const { key, label } of input.fields) {
    const mine = typed[key] ?? ''
    const theirs = stored[key]
    if (theirs === undefined) {
      values[key] = mine
      continue
    }
    if (sameText(mine, theirs)) continue
    const opened = seen.get(key)
    if (opened !== undefined && textMark(mine) === opened) continue
    if (opened !== undefined && textMark(theirs) !== opened)
      conflicts.push({ key, label, saved: theirs, typed: mine })
    values[key] = mine
  }
  return { values, conflicts }
}
