/** The sections of the brand foundation, in the order they are asked. */
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
    introduction: 'The problem you solve, and what changes when it’s solved.',
  },
  values: { title: 'Values', introduction: 'What you stick to, even when it’s hard.' },
  audience: {
    title: 'Audience',
    introduction: 'The people you want to reach, as people and not a segment.',
  },
  offer: { title: 'Offer', introduction: 'What people can buy from you, and what it does for them.' },
  voice: { title: 'Voice', introduction: 'How you sound at your best, and how you never want to sound.' },
  story: { title: 'Story', introduction: 'Where you come from and what fills your days.' },
  market: { title: 'Market', introduction: 'Who else people could choose, and why they choose you.' },
  content: { title: 'Content', introduction: 'Where you post, what you post and how often.' },
  goals: { title: 'Goals', introduction: 'Where your business is now, and what comes next.' },
}

/** What an answer is used for; shown beside each question. */
export type ClarifyUse = 'score' | 'prompts' | 'assistant' | 'strategy' | 'snapshot'

export const USE_TEXTS: Readonly<Record<ClarifyUse, string>> = {
  score: 'the alignment score of your posts',
  prompts: 'your story prompts and content ideas',
  assistant: 'what the assistant knows about you',
  strategy: 'the first draft of your strategy',

  snapshot: 'your Brand Snapshot',
}

/** The section an address names; anything else begins at the heart. */
export function readSection(input: unknown): ClarifySection {
  return CLARIFY_SECTIONS.find(section => section === input) ?? 'heart'
}
