import { type DiffPart, diffWords } from '../../shared/word-diff.ts'
import { answerText } from '../clarify/edits.ts'
import { CLARIFY_FIELDS } from '../clarify/fields.ts'
import { normaliseClarify } from '../clarify/normalise.ts'
import { readStrategyValues, STRATEGY_FIELDS } from '../strategy/fields.ts'
import type { Versioned } from './versions.ts'

/** One text that differs between two versions. */
export interface VersionChange {
  readonly key: string
  readonly label: string
  /** The section it belongs to; see `versionSectionTitle`. */
  readonly section: string
  readonly change: 'added' | 'removed' | 'changed'
  readonly parts: readonly DiffPart[]
}

/** What can be compared: its texts in the order they are asked or read, and how one is read out of what is stored. */
const TEXTS: Readonly<
  Record<
    Versioned,
    {
      readonly fields: readonly { readonly key: string; readonly label: string; readonly section: string }[]
      readonly read: (stored: unknown) => ReadonlyMap<string, string>
    }
  >
> = {
  foundation: {
    fields: CLARIFY_FIELDS,
    read: stored => {
      const answers = normaliseClarify(stored)
      return new Map(CLARIFY_FIELDS.map(({ key }) => [key, answerText(answers, key)]))
    },
  },
  strategy: {
    fields: STRATEGY_FIELDS,
    read: stored => new Map(Object.entries(readStrategyValues(stored))),
  },
}

/** Where two versions differ, text by text in the order of their page; none when they say the same. Reads anything. */
export function compareVersions(of: Versioned, before: unknown, after: unknown): VersionChange[] {
  const { fields, read } = TEXTS[of]
  const [older, newer] = [read(before), read(after)]
  return fields.flatMap(({ key, label, section }) => {
    const [was = '', is = ''] = [older.get(key), newer.get(key)]
    if (was === is) return []
    const change = was === '' ? 'added' : is === '' ? 'removed' : 'changed'
    return [{ key, label, section, change, parts: diffWords(was, is) }]
  })
}
