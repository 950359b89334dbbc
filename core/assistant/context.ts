import type { ClarifyTextKey } from '../brand/clarify/keys.ts'
import { normaliseClarify } from '../brand/clarify/normalise.ts'
import {
  isPlainObject,
  readArray,
  readCount,
  readInstant,
  readKey,
  readText,
  readTexts,
} from '../shared/untrusted.ts'
import { readPlatforms } from './platforms.ts'

/** What the assistant is told about the user; absent texts are `''`. */
export interface AssistantContext {
  readonly userId: string
  readonly brandName: string
  readonly firstName: string
  /** At most five. */
  readonly values: readonly string[]
  readonly toneOfVoice: string
  readonly brandPersonality: readonly string[]
  readonly idealClient: string
  readonly offer: string
  readonly transformation: string
  readonly pillars: readonly string[]
  readonly activeCampaigns: readonly string[]
  /** Titles, newest first, at most five. */
  readonly recentStories: readonly string[]
  readonly contentPreferences: {
    readonly preferredPlatforms: readonly string[]
    readonly postingFrequency: string
    readonly contentFormats: readonly string[]
  }
  readonly businessContext: {
    readonly businessType: string
    readonly industry: string
    readonly primaryOffer: string
    readonly targetAudience: string
  }
  readonly lastUpdated: Date
  readonly dataQuality?: {
    readonly overallHealth: string
    readonly issuesCount: number
    /** At most two. */
    readonly recommendations: readonly string[]
  }
}

/** Rows the context is built from; each may be missing, and rows may carry the tables' names or camelCase ones. */
export interface AssistantRows {
  readonly userId: string
  readonly profile?: unknown
  /** full_name and first_name of the account. */
  readonly metadata?: unknown
  /** The key-to-text map of `user_clarify_data`; anything but an object literal is ignored. */
  readonly clarify?: unknown
  /** Rows with a title, or titles. */
  readonly pillars?: readonly unknown[]
  /** Rows with a name (and status), or names. */
  readonly campaigns?: readonly unknown[]
  /** Rows with a title (and created_at), or titles; titles alone come newest first. */
  readonly stories?: readonly unknown[]
  /** An integrity report. */
  readonly integrity?: unknown
}

/** Limits of the context. */
export const CONTEXT_LIMITS = {
  values: 5,
  stories: 5,
  recommendations: 4,
  qualityRecommendations: 2,
} as const

/** What stands in where the user has said nothing; never shown as the user's own. */
export const CONTEXT_DEFAULTS = {
  values: ['integrity', 'excellence', 'growth'],
  platforms: ['Instagram', 'LinkedIn'],
  formats: ['posts', 'stories'],
} as const

/** Pillars and campaigns are bounded by their queries; this bounds what a caller without one may hand over. */
const MOST_NAMES = 20

function firstOf(
  data: { readonly [K in ClarifyTextKey]?: string },
  ...keys: readonly ClarifyTextKey[]
): string {
  for (const key of keys) {
    const text = data[key]
    if (text) return text
  }
  return ''
}

/**
 * The first five values, else the defaults. Those of a list stay whole, line by line; a text is parted at commas and line
 * breaks, and only at these when it is told in sentences.
 */
function readValues(values: readonly string[] | undefined, stored: unknown): readonly string[] {
  const isText = typeof stored === 'string' && !/[.!?…](?:\s|$)/.test(stored)
  const split = (values ?? []).flatMap(value => value.split(isText ? /[,\r\n]+/ : /[\r\n]+/))
  const texts = readTexts(split).slice(0, CONTEXT_LIMITS.values)
  return texts.length > 0 ? texts : CONTEXT_DEFAULTS.values
}

function nameOf(row: unknown, key: string): string {
  return readText(row) || readText(readKey(row, key))
}

function names(rows: unknown, key: string): string[] {
  const names = readArray(rows).map(row => nameOf(row, key))
  return names.filter(name => name !== '').slice(0, MOST_NAMES)
}

function activeCampaigns(rows: unknown): string[] {
  const active = readArray(rows).filter(row => {
    const status = readText(readKey(row, 'status'))
    return status === '' || status === 'active'
  })
  return names(active, 'name')
}

/** Newest first where the rows carry dates; rows without one keep their order behind them. */
function recentStories(rows: unknown): string[] {
  const dated = readArray(rows).map(row => ({
    title: nameOf(row, 'title'),
    at: readInstant(readKey(row, 'created_at', 'createdAt'))?.getTime() ?? Number.NEGATIVE_INFINITY,
  }))
  const order = dated
    .filter(story => story.title !== '')
    .sort((a, b) => (a.at === b.at ? 0 : b.at > a.at ? 1 : -1))
  return order.slice(0, CONTEXT_LIMITS.stories).map(story => story.title)
}

function firstName(metadata: unknown, profile: unknown): string {
  const firstName = readText(readKey(metadata, 'first_name', 'firstName'))
  if (firstName !== '') return firstName
  const full =
    readText(readKey(metadata, 'full_name', 'fullName')) ||
    readText(readKey(profile, 'full_name', 'fullName'))
  return full.split(/\s+/)[0] ?? ''
}

function dataQuality(integrity: unknown): AssistantContext['dataQuality'] {
  const overallHealth = readText(readKey(integrity, 'overallHealth'))
  if (overallHealth === '') return undefined
  const issues = readKey(integrity, 'issues')
  const recommendations = readTexts(readKey(integrity, 'recommendations'))
  return {
    overallHealth,
    issuesCount: Array.isArray(issues) ? issues.length : readCount(readKey(integrity, 'issuesCount')),
    recommendations: recommendations.slice(0, CONTEXT_LIMITS.qualityRecommendations),
  }
}

/**
 * What the assistant is told about a user, within `CONTEXT_LIMITS`. Rows that cannot be read count as missing; when
 * `now` is no date `lastUpdated` is the epoch.
 */
export function buildAssistantContext(rows: AssistantRows, now: Date): AssistantContext {
  const raw = readKey(rows, 'clarify', 'clarifyData', 'clarify_data')
  const answers = isPlainObject(raw) ? (readKey(raw, 'clarify_data') ?? raw) : raw
  const data = normaliseClarify(answers)
  const profile = readKey(rows, 'profile')
  const quality = dataQuality(readKey(rows, 'integrity', 'dataQuality'))
  const formats = data.preferred_formats ?? []
  const platforms = readPlatforms(data.preferred_platforms ?? [])
  return {
    userId: readText(readKey(rows, 'userId', 'user_id')),
    brandName: firstOf(data, 'brand_name'),
    firstName: firstName(readKey(rows, 'metadata', 'userMetadata', 'user_metadata'), profile),
    values: readValues(data.core_values, readKey(answers, 'core_values', 'coreValues')),
    toneOfVoice: firstOf(data, 'brand_tone', 'brand_voice'),
    brandPersonality: data.brand_personality ?? [],
    idealClient: firstOf(data, 'dream_client', 'audience_overview'),
    offer: firstOf(data, 'offer_description', 'primary_offer_description'),
    transformation: firstOf(data, 'transformation', 'transformation_offered'),
    pillars: names(readKey(rows, 'pillars'), 'title'),
    activeCampaigns: activeCampaigns(readKey(rows, 'campaigns', 'activeCampaigns')),
    recentStories: recentStories(readKey(rows, 'stories', 'recentStories')),
    contentPreferences: {
      preferredPlatforms: platforms.length > 0 ? platforms : CONTEXT_DEFAULTS.platforms,
      postingFrequency: firstOf(data, 'content_frequency'),
      contentFormats: formats.length > 0 ? formats : CONTEXT_DEFAULTS.formats,
    },
    businessContext: {
      businessType: readText(readKey(profile, 'business_type', 'businessType')),
      industry: readText(readKey(profile, 'industry')),
      primaryOffer: firstOf(data, 'primary_offer_name', 'offer_description'),
      targetAudience: firstOf(data, 'audience_overview', 'dream_client'),
    },
    lastUpdated: readInstant(now) ?? new Date(0),
    ...(quality ? { dataQuality: quality } : {}),
  }
}
