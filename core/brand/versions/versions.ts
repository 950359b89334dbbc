import { type ClarifySection, SECTION_TEXTS } from '../clarify/sections.ts'

/** Why a version of the foundation was kept. */
export const VERSION_CAUSES = ['saved', 'autosaved', 'restored', 'imported', 'what_if'] as const
export type VersionCause = (typeof VERSION_CAUSES)[number]

/** How each cause is told. */
export const CAUSE_TEXTS: Readonly<Record<VersionCause, string>> = {
  saved: 'Saved',
  autosaved: 'Autosaved',
  restored: 'Restored',
  imported: 'Imported',
  what_if: 'Saved from Try different answers',
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
