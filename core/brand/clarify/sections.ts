/** The rooms of the brand foundation, in the order a founder walks through them. */
export const CLARIFY_SECTIONS = [
  'heart',
  'values',
  'audience',
  'offer',
  'voice',
  'story',
  'market',
  'content',
  'goals',
] as const

export type ClarifySection = (typeof CLARIFY_SECTIONS)[number]

export interface SectionText {
  readonly title: string
  readonly introduction: string
}

export const SECTION_TEXTS: Readonly<Record<ClarifySection, SectionText>> = {
  heart: {
    title: 'Heart',
    introduction: 'The problem you cannot leave alone, and what changes when it is solved.',
  },
  values: { title: 'Values', introduction: 'What you hold on to when it would be easier not to.' },
  audience: {
    title: 'Audience',
    introduction: 'The person you want to hear from, as a person and not a segment.',
  },
  offer: { title: 'Offer', introduction: 'What people can buy from you and what it does for them.' },
  voice: { title: 'Voice', introduction: 'How you sound on a good day, and how you never want to sound.' },
  story: { title: 'Story', introduction: 'Where you come from and what fills your days.' },
  market: { title: 'Market', introduction: 'Who else people could choose, and why they choose you.' },
  content: { title: 'Content', introduction: 'Where you show up, with what, and how often.' },
  goals: { title: 'Goals', introduction: 'Where the business stands and what comes next.' },
}

/** What an answer is used for; shown beside each question. */
export type ClarifyUse = 'score' | 'prompts' | 'assistant' | 'strategy' | 'watch' | 'snapshot'

export const USE_TEXTS: Readonly<Record<ClarifyUse, string>> = {
  score: 'the alignment score of everything you write',
  prompts: 'your story prompts and content ideas',
  assistant: 'what the assistant knows about you',
  strategy: 'the first draft of your strategy',
  watch: 'what Brand Watch looks out for',
  snapshot: 'your Brand Snapshot',
}

/** The section an address names; anything else begins at the heart. */
export function readSection(input: unknown): ClarifySection {
  return CLARIFY_SECTIONS.find(section => section === input) ?? 'heart'
}
