import { PLATFORMS, type PlatformId, readPlatform } from '../../posts/platforms/platforms.ts'
import {
  CHANNEL_SLOTS,
  CLAIM_SLOTS,
  PILLAR_SLOTS,
  readStrategyValues,
  STRATEGY_FIELDS,
  STRATEGY_SECTIONS,
  type StrategySection,
  type StrategyValues,
} from './fields.ts'

/** The strategy as the page shows it: what was saved, and guesses where nothing was. */
export interface StrategyPlan {
  readonly values: StrategyValues
  /** Keys whose text is a guess and not empty: each is marked 'confirm?'. */
  readonly guesses: readonly string[]
  /** Parts in which a guess waits to be confirmed. An empty part is none: there is nothing in it to confirm. */
  readonly unconfirmed: readonly StrategySection[]
}

/** What was saved, filled up with guesses. A saved field wins even when it is empty. */
export function strategyPlan(stored: unknown, guessed: StrategyValues): StrategyPlan {
  const saved = readStrategyValues(stored)
  const values: Record<string, string> = {}
  const guesses: string[] = []
  const open = new Set<StrategySection>()
  for (const { key, section } of STRATEGY_FIELDS) {
    const isSaved = Object.hasOwn(saved, key)
    values[key] = (isSaved ? saved[key] : guessed[key]) ?? ''
    if (isSaved || values[key] === '') continue
    open.add(section)
    guesses.push(key)
  }
  return { values, guesses, unconfirmed: STRATEGY_SECTIONS.filter(section => open.has(section)) }
}

export interface PlannedPillar {
  readonly title: string
  readonly about: string
  /** Whole per cent, 0 to 100. */
  readonly share: number
}

const whole = (text: string | undefined, most: number) => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 0 ? Math.min(most, number) : 0
}

/** The named pillars of a strategy, in order. */
export function strategyPillars(values: StrategyValues): PlannedPillar[] {
  return PILLAR_SLOTS.flatMap(slot => {
    const title = (values[`pillar_${slot}_title`] ?? '').trim()
    if (title === '') return []
    const about = values[`pillar_${slot}_about`] ?? ''
    return [{ title, about, share: whole(values[`pillar_${slot}_share`], 100) }]
  })
}

export interface PlannedChannel {
  readonly platform: PlatformId
  readonly name: string
  /** Posts a week. */
  readonly perWeek: number
  readonly what: string
}

/** The channels of a strategy, in order; each platform counts once. */
export function strategyChannels(values: StrategyValues): PlannedChannel[] {
  const seen = new Set<PlatformId>()
  return CHANNEL_SLOTS.flatMap(slot => {
    const platform = readPlatform(values[`channel_${slot}_platform`])
    if (platform === null || seen.has(platform)) return []
    seen.add(platform)
    const what = values[`channel_${slot}_what`] ?? ''
    const perWeek = whole(values[`channel_${slot}_week`], 21)
    return [{ platform, name: PLATFORMS[platform].name, perWeek, what }]
  })
}

/** What a strategy claims, each with its proof; '' where there is none. */
export function strategyClaims(values: StrategyValues): { claim: string; proof: string }[] {
  return CLAIM_SLOTS.flatMap(slot => {
    const claim = (values[`claim_${slot}`] ?? '').trim()
    return claim === '' ? [] : [{ claim, proof: (values[`proof_${slot}`] ?? '').trim() }]
  })
}
