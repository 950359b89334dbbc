import { type ClarifySection, SECTION_TEXTS } from '../clarify/sections.ts'
import { STRATEGY_SECTION_TEXTS, type StrategySection } from '../strategy/fields.ts'

/** What is kept version by version: the answers about the brand, and the one-page strategy. */
export type Versioned = 'foundation' | 'strategy'

/** Why a version was kept, of either. */
const CAUSE_TEXTS = {
  saved: 'Saved',
  autosaved: 'Autosaved',
  confirmed: 'Confirmed',
  restored: 'Restored',
  imported: 'Imported',
  what_if: 'Saved from Try different answers',
} as const

/** Why a version of the foundation was kept. */
export type VersionCause = Exclude<keyof typeof CAUSE_TEXTS, 'confirmed'>
/** Why a version of the strategy was kept. */
export type StrategyCause = Extract<keyof typeof CAUSE_TEXTS, 'saved' | 'confirmed' | 'restored'>

/** Versions that are kept of one foundation or strategy; older ones go. */
export const KEPT_VERSIONS = 200

/** How it is told why a version was kept; a restored one names the version that it brought back. */
export function versionCauseText(version: {
  readonly cause: VersionCause | StrategyCause
  readonly restoredVersion: number | null
}): string {
  const { cause, restoredVersion } = version
  return cause === 'restored' && restoredVersion ? `Version ${restoredVersion} restored` : CAUSE_TEXTS[cause]
}

/** What a version's section is called: one of the thing's own, the kickstart, or the whole of it. */
export function versionSectionTitle(of: Versioned, section: string): string {
  if (of === 'strategy')
    return Object.hasOwn(STRATEGY_SECTION_TEXTS, section)
      ? STRATEGY_SECTION_TEXTS[section as StrategySection].title
      : 'Whole strategy'
  if (Object.hasOwn(SECTION_TEXTS, section)) return SECTION_TEXTS[section as ClarifySection].title
  return section === 'kickstart' ? 'Kickstart' : 'Whole brand'
}

/** A version's number out of an address or a form; null when none was given, -1 for nonsense, which is no version. */
export function readVersionNumber(value: unknown): number | null {
  if (value === null || value === '') return null
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1
}
