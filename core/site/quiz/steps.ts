/** What the Brand Clarity Quiz asks for. */
export const QUIZ_FIELDS = [
  'first_name',
  'company_name',
  'business_type',
  'target_audience',
  'unique_value',
  'biggest_challenge',
  'content_struggle',
  'marketing_channels',
  'business_goals',
  'success_metrics',
  'email',
] as const

export type QuizField = (typeof QUIZ_FIELDS)[number]

export type QuizAnswers = Partial<Record<QuizField, string>>

/** How a step is answered: one line, several lines, one of the suggestions or own words, some of them, an address. */
export type QuizStepKind = 'line' | 'lines' | 'choice' | 'choices' | 'email'

export interface QuizStep {
  /** The field that must be answered to go on; also the step's name in the address. */
  readonly key: QuizField
  /** All fields of the step, `key` first; the others may stay empty. */
  readonly fields: readonly QuizField[]
  readonly question: string
  readonly help: string
  readonly placeholder: string
  readonly kind: QuizStepKind
  /** To press instead of typing; own words are always possible. */
  readonly suggestions: readonly string[]
}

function step(
  key: QuizField,
  kind: QuizStepKind,
  words: { question: string; help: string; placeholder: string; suggestions?: string[]; also?: QuizField[] },
): QuizStep {
  const { question, help, placeholder, suggestions = [], also = [] } = words
  return { key, fields: [key, ...also], kind, question, help, placeholder, suggestions }
}

/** Ten steps for eleven fields: easy ones first, the address last, when there is a reason to give it. */
export const QUIZ_STEPS: readonly QuizStep[] = [
  step('first_name', 'line', {
    question: 'What should we call you?',
    help: 'Your first name, and your business if it has a name yet. No name yet is fine.',
    placeholder: 'Ada',
    also: ['company_name'],
  }),
  step('business_type', 'choice', {
    question: 'What kind of business do you run?',
    help: 'Pick the closest one, or say it in your own words.',
    placeholder: 'A pottery studio with evening classes',
    suggestions: [
      ...['Coach or consultant', 'Creative', 'Service provider', 'Online shop', 'Software', 'Agency'],
      'Something else',
    ],
  }),
  step('target_audience', 'lines', {
    question: 'Who do you most want to help?',
    help: 'Picture one real person. What is going on in their life when they look for someone like you?',
    placeholder: 'Women who go back to work after a career break and doubt that they still have it in them',
  }),
  step('unique_value', 'lines', {
    question: 'Why do people choose you and not someone else?',
    help: 'What do clients thank you for? What do you do, know or refuse to do that others don’t?',
    placeholder:
      'I have hired 200 people myself, so I tell my clients what the other side of the table thinks',
  }),
  step('biggest_challenge', 'lines', {
    question: 'What is the hardest part of marketing your business right now?',
    help: 'The honest answer is the useful one. One or two sentences are plenty.',
    placeholder: 'People like my posts, but nobody can say what I actually do',
  }),
  step('content_struggle', 'lines', {
    question: 'Where do you get stuck when you make content?',
    help: 'Finding ideas, starting, sounding like yourself, keeping it up… where does it stop?',
    placeholder: 'I know what to say in a call, but on a blank page it comes out stiff',
    suggestions: [
      ...['Finding ideas', 'Getting started', 'Sounding like myself', 'Being consistent', 'Having the time'],
    ],
  }),
  step('marketing_channels', 'choices', {
    question: 'Where do people find you today?',
    help: 'Name every place that brings you people, also the quiet ones such as word of mouth.',
    placeholder: 'Instagram, LinkedIn, word of mouth',
    suggestions: [
      ...['Instagram', 'LinkedIn', 'Facebook', 'TikTok', 'Newsletter', 'Search', 'Word of mouth', 'Events'],
    ],
  }),
  step('business_goals', 'lines', {
    question: 'What would you love to have happened a year from now?',
    help: 'In your business and because of it. A number or a date makes it easier to steer by.',
    placeholder: 'Four regular clients a month by next summer, so that I can stop the agency work',
  }),
  step('success_metrics', 'lines', {
    question: 'How will you know that your marketing works?',
    help: 'What do you count, or what would you notice first?',
    placeholder: 'Three enquiries a week from people who already know what I charge',
    suggestions: [
      'More enquiries',
      'Better-fitting clients',
      'Steady income',
      'A growing list',
      'I don’t measure yet',
    ],
  }),
  step('email', 'email', {
    question: 'Where shall we send your results?',
    help: 'You see them right away, and we mail you a copy to keep. Nothing else without your yes.',
    placeholder: 'ada@example.com',
  }),
]
