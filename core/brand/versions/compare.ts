import { type DiffPart, diffWords } from '../../shared/word-diff.ts'
import { answerText } from '../clarify/edits.ts'
import { CLARIFY_FIELDS } from '../clarify/fields.ts'
import type { ClarifyKey } from '../clarify/keys.ts'
import { normaliseClarify } from '../clarify/normalise.ts'
import { type ClarifySection, SECTION_TEXTS } from '../clarify/sections.ts'

/** Why a version of the foundation was kept. */
export const VERSION_CAUSES = ['saved', 'autosaved', 'restored', 'imported', 'what_if'] as const
export type VersionCause = (typeof VERSION_CAUSES)[number]

/** How each cause is told. */
export const CAUSE_TEXTS: Readonly<Record<VersionCause, string>> = {
  saved: 'Saved',
  autosaved: 'Saved while writing',
  restored: 'Restored',
  imported: 'Imported',
  what_if: 'Tried out and kept',
}

/** Versions that are kept of one foundation; older ones go. */
export const KEPT_VERSIONS = 200

/** What a version's section is called: one of ours, the kickstart, or the whole foundation. */
export function versionSectionTitle(section: string): string {
  if (Object.hasOwn(SECTION_TEXTS, section)) return SECTION_TEXTS[section as ClarifySection].title
  return section === 'kickstart' ? 'Kickstart' : 'Whole brand'
}

/** A version's number out of an address or a form; null when none was given, -1 for nonsense, which is no version. */
export function readVersionNumber(value: unknown): number | null {
  if (value === null || value === '') return null
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1
}

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
