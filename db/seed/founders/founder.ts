import { STAGES, type Voice } from '#core/brand/personalise/stage-and-voice.ts'
import type { CompassBusinessType } from '#core/site/compass-form.ts'
import type { ClarifyAnswers } from '../../queries/brand/clarify.ts'

/** Something that happened, told in two or three sentences, and what the founder took from it. */
export interface Moment {
  readonly title: string
  readonly told: string
  readonly lesson: string
}

/** A made-up founder: facts and phrases in the founder's own voice, from which the rest of the workspace is made. */
export interface Founder {
  readonly name: string
  readonly brand: string
  readonly business: string
  readonly businessType: CompassBusinessType
  readonly industry: string
  readonly voice: Voice
  readonly tone: string
  readonly problem: string
  readonly change: string
  readonly values: readonly string[]
  /** First name of the dream client. */
  readonly clientName: string
  readonly client: string
  readonly pains: string
  readonly desires: string
  readonly fears: string
  readonly offerName: string
  readonly offer: string
  readonly price: string
  readonly transformation: string
  readonly method: string
  readonly message: string
  readonly avoid: readonly string[]
  readonly emotions: readonly string[]
  readonly backstory: string
  readonly belief: string
  readonly platforms: readonly string[]
  readonly moments: readonly [Moment, Moment, Moment]
  /** Small, useful things the founder would say. */
  readonly tips: readonly [string, string, string]
}

const GOALS = ['More enquiries', 'A fuller diary', 'A list I own', 'Fewer, better clients'] as const

const TONES: Record<Voice, string> = {
  'warm-expert': 'Warm Expert',
  'straight-shooter': 'Straight Shooter',
  'encouraging-guide': 'Encouraging Guide',
  'witty-insider': 'Witty Insider',
  'calm-authority': 'Calm Authority',
  'passionate-advocate': 'Passionate Advocate',
}

/** Every key of the brand answered for a founder; `turn` (any whole number) varies stage, goal and rhythm. */
export function clarifyOf(founder: Founder, turn = 0): ClarifyAnswers {
  const [first, second, third] = founder.moments
  const at = (list: readonly string[]) => list[turn % list.length] ?? ''
  const value = founder.values[0] ?? ''
  return {
    brand_name: founder.brand,
    brand_description: `${founder.brand} is ${founder.name}: ${founder.business}.`,
    mission_statement: founder.change,
    vision_statement: `A world in which ${founder.clientName} no longer has to live with this: ${founder.problem}`,
    usp: `${founder.method} Nobody nearby works this way.`,
    brand_voice: founder.tone,
    brand_tone: TONES[founder.voice],
    brand_story: founder.backstory,
    keywords: [founder.industry, ...founder.values].join(', '),
    audience_overview: founder.client,
    audience_demographics: founder.client,
    audience_needs: founder.desires,
    audience_pain_points: founder.pains,
    audience_desires: founder.desires,
    audience_values: founder.values.slice(0, 3).join(', '),
    audience_beliefs: `They half believe it cannot be helped. I believe otherwise: ${founder.belief}`,
    audience_fears: founder.fears,
    audience_goals: founder.desires,
    audience_awareness_level: at(['problem aware', 'solution aware', 'product aware']),
    primary_offer_name: founder.offerName,
    primary_offer_description: founder.offer,
    offer_description: founder.offer,
    offer_benefits: founder.transformation,
    offer_pricing: founder.price,
    transformation: founder.transformation,
    transformation_offered: founder.transformation,
    signature_method: founder.method,
    client_results: third.told,
    testimonials: `"${founder.transformation}" (${founder.clientName})`,
    pricing_positioning: at(['fair and plain', 'in the upper middle', 'a little above the neighbours']),
    business_model: `${founder.offerName}, sold directly, most of it by word of mouth.`,
    revenue_streams: `${founder.offerName}; the odd workshop; a small online shop.`,
    content_themes: [first.title, second.title, ...founder.values.slice(0, 2)].join(', '),
    content_formats: 'short posts, photographs, a monthly letter',
    additional_information: founder.tips[0],
    brand_heart_problem: founder.problem,
    brand_heart_change: founder.change,
    brand_heart_importance: founder.belief,
    values_in_action: `${value}: ${first.told}`,
    business_difference: founder.method,
    proud_known_for: third.lesson,
    remembered_for: founder.message,
    competitors: `The big names in ${founder.industry}, and doing nothing at all.`,
    formality: at(['relaxed', 'friendly', 'plain but polite']),
    key_message: founder.message,
    avoid_sounding_like: `Anybody who says ${founder.avoid.slice(0, 2).join(' or ')}.`,
    dream_client: founder.client,
    founder_backstory: founder.backstory,
    day_in_life: second.told,
    passions_outside_business: at([
      'growing beans',
      'swimming in cold water',
      'bad detective novels',
      'the allotment',
    ]),
    primary_marketing_goal: at(GOALS),
    business_stage: at(STAGES),
    recent_milestone: third.title,
    current_campaign: `${founder.offerName}, autumn places`,
    upcoming_launch: `A smaller version of ${founder.offerName}`,
    content_frequency: at(['once a week', 'twice a week', 'three times a week']),
    successful_campaigns: `The one about "${first.title}".`,
    core_values: [...founder.values],
    brand_personality: [founder.voice],
    emotions_to_spark: [...founder.emotions],
    preferred_platforms: [...founder.platforms],
    preferred_formats: ['short post', 'story', 'letter'],
    words_to_avoid: [...founder.avoid],
    offer_type: [at(['one to one', 'small group', 'product', 'membership'])],
    personal_values: founder.values.slice(0, 3),
    brand_beliefs: [founder.belief],
    content_examples: founder.tips.slice(0, 2),
  }
}
