import { type DiffPart, diffWords } from '../../shared/word-diff.ts'
import { answerText } from '../clarify/edits.ts'
import { CLARIFY_FIELDS } from '../clarify/fields.ts'
import type { ClarifyKey } from '../clarify/keys.ts'
import { normaliseClarify } from '../clarify/normalise.ts'
import type { ClarifySection } from '../clarify/sections.ts'

/** One question whose answer differs between two versions. */
export interface AnswerChange {
  readonly key: ClarifyKey
  readonly label: string
  readonly section: ClarifySection
  readonly change: 'added' | 'removed' | 'changed'
  readonly parts: readonly DiffPart[]
}

/** Where two foundations differ, question by question in the order they are asked; none when they say the same. */
export function compareFoundations(before: unknown, after: unknown): AnswerChange[] {
  const old = normaliseClarify(before)
  const fresh = normaliseClarify(after)
  const changes: AnswerChange[] = []
  for (const { key, label, section } of CLARIFY_FIELDS) {
    const was = answerText(old, key)
    const is = answerText(fresh, key)
    if (was === is) continue
    const change = was === '' ? 'added' : is === '' ? 'removed' : 'changed'
    changes.push({ key, label, section, change, parts: diffWords(was, is) })
  }
  return changes
}
