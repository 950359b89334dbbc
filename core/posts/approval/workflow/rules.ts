import type { StoryPermission } from '../../../stories/kinds.ts'

/** What a rule can look at, in the order of the form. */
export const RULE_CONDITIONS = [
  'has_price',
  'mentions_offer',
  'limited_story',
  'on_platform',
  'ad_label',
  'by_contributor',
] as const
export type RuleCondition = (typeof RULE_CONDITIONS)[number]

/** What a rule does: asks somebody as well, asks the client as well, or lets somebody else answer the first inside step. */
export const RULE_MODES = ['step', 'client', 'approver'] as const
export type RuleMode = (typeof RULE_MODES)[number]

/** One rule; a condition has one at most. */
export interface Rule {
  readonly when: RuleCondition
  readonly mode: RuleMode
  /** `owner`, or the account id of a member; '' for the client. */
  readonly who: string
  /** For `on_platform` alone; otherwise ''. */
  readonly platform: string
}

/** What rules need to know of a post. */
export interface Facts {
  /** Everything that is published of it: title, text, versions, first comments. */
  readonly texts: readonly string[]
  /** Names and addresses of what the workspace sells. */
  readonly offers: readonly string[]
  readonly permission: StoryPermission
  /** Where it is written for or scheduled. */
  readonly platforms: readonly string[]
  readonly isAd: boolean
  readonly isByContributor: boolean
}

/** Is this a condition we know? */
export function isRuleCondition(word: unknown): word is RuleCondition {
  return RULE_CONDITIONS.some(each => each === word)
}

/** Does the post match the condition of a rule? */
export function matchesRule(rule: Pick<Rule, 'when' | 'platform'>, facts: Facts): boolean {
  switch (rule.when) {
    case 'has_price':
      return facts.texts.some(hasPrice)
    case 'mentions_offer':
      return facts.texts.some(text => facts.offers.some(offer => mentions(text, offer)))
    case 'limited_story':
      return facts.permission === 'limited'
    case 'on_platform':
      return facts.platforms.includes(rule.platform)
    case 'ad_label':
      return facts.isAd
    case 'by_contributor':
      return facts.isByContributor
  }
}

/** As long as any price is written: a longer run of figures would be tried from each of its places. */
const AMOUNT = '\\d[\\d.,]{0,15}'
const PRICE = new RegExp(
  `[£$€]\\s?${AMOUNT}|${AMOUNT}\\s?[£$€]|(?<![\\p{L}\\d])(?:gbp|usd|eur)\\s?${AMOUNT}|${AMOUNT}\\s?(?:gbp|usd|eur|pounds?|euros?|dollars?|quid)(?!\\p{L})`,
  'iu',
)

/** Does a text name an amount of money? A sign or a word for a currency beside figures. */
export function hasPrice(text: string): boolean {
  return PRICE.test(text)
}

/** Does a text hold a name as words of its own, whatever their case? */
function mentions(text: string, name: string): boolean {
  const wanted = words(name)
  return wanted !== '' && ` ${words(text)} `.includes(` ${wanted} `)
}

function words(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
