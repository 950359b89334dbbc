import { type DiffPart, diffWords } from '../../shared/word-diff.ts'
import { readStrategyValues, STRATEGY_FIELDS, type StrategySection } from './fields.ts'

/** One field that differs between two versions. */
export interface StrategyChange {
  readonly key: string
  readonly label: string
  readonly section: StrategySection
  readonly change: 'added' | 'removed' | 'changed'
  readonly parts: readonly DiffPart[]
}

/** Where two strategies differ, field by field in the order of the page; none when they say the same. Reads anything. */
export function compareStrategies(before: unknown, after: unknown): StrategyChange[] {
  const old = readStrategyValues(before)
  const fresh = readStrategyValues(after)
  return STRATEGY_FIELDS.flatMap(({ key, label, section }) => {
    const was = old[key] ?? ''
    const is = fresh[key] ?? ''
    if (was === is) return []
    const change = was === '' ? 'added' : is === '' ? 'removed' : 'changed'
    return [{ key, label, section, change, parts: diffWords(was, is) } as const]
  })
}
