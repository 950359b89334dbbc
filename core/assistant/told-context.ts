import { type AssistantContext, CONTEXT_DEFAULTS } from './context.ts'
import { fitting } from './tokens.ts'
import { type Told, UNSET } from './unset.ts'
import { wholeText } from './whole-text.ts'

/** Tokens of one list. */
const LIST_TOKENS = 200

/** The context as the assistant is told it: no ids, texts whole, and `unset` wherever a stand-in or nothing stood. */
export interface ToldContext
  extends Pick<AssistantContext, 'dataQuality' | 'pillars' | 'activeCampaigns' | 'recentStories'> {
  readonly brandName: Told<string>
  readonly firstName: Told<string>
  readonly values: Told<readonly string[]>
  readonly toneOfVoice: Told<string>
  readonly brandPersonality: Told<readonly string[]>
  readonly idealClient: Told<string>
  readonly offer: Told<string>
  readonly transformation: Told<string>
  readonly contentPreferences: {
    readonly preferredPlatforms: Told<readonly string[]>
    readonly postingFrequency: Told<string>
    readonly contentFormats: Told<readonly string[]>
  }
  readonly businessContext: Readonly<
    Record<'businessType' | 'industry' | 'primaryOffer' | 'targetAudience', Told<string>>
  >
}

function said(text: string): Told<string> {
  return wholeText(text) || UNSET
}

/** A list the founder gave; what only stands in for one is none. */
function listed(list: readonly string[], standIn?: readonly string[]): Told<readonly string[]> {
  return list.length === 0 || list === standIn ? UNSET : fitting(list, LIST_TOKENS)
}

/** What may be told of a context. */
export function toldContext(context: AssistantContext): ToldContext {
  const { contentPreferences: wanted, businessContext: business } = context
  return {
    brandName: said(context.brandName),
    firstName: said(context.firstName),
    values: listed(context.values, CONTEXT_DEFAULTS.values),
    toneOfVoice: said(context.toneOfVoice),
    brandPersonality: listed(context.brandPersonality),
    idealClient: said(context.idealClient),
    offer: said(context.offer),
    transformation: said(context.transformation),
    pillars: fitting(context.pillars, LIST_TOKENS),
    activeCampaigns: fitting(context.activeCampaigns, LIST_TOKENS),
    recentStories: fitting(context.recentStories, LIST_TOKENS),
    contentPreferences: {
      preferredPlatforms: listed(wanted.preferredPlatforms, CONTEXT_DEFAULTS.platforms),
      postingFrequency: said(wanted.postingFrequency),
      contentFormats: listed(wanted.contentFormats, CONTEXT_DEFAULTS.formats),
    },
    businessContext: {
      businessType: said(business.businessType),
      industry: said(business.industry),
      primaryOffer: said(business.primaryOffer),
      targetAudience: said(business.targetAudience),
    },
    ...(context.dataQuality ? { dataQuality: context.dataQuality } : {}),
  }
}
