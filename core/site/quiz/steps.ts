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
  /** To select instead of typing; own words are always possible. */
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
    help: 'Your first name, and your business name if you have one.',
    placeholder: 'Ada',
    also: ['company_name'],
  }),
  step('business_type', 'choice', {
    question: 'What kind of business do you run?',
    help: 'Choose the closest, or describe it in your own words.',
    placeholder: 'A pottery studio with evening classes',
    suggestions: [
      ...['Coach or consultant', 'Creative', 'Service provider', 'Online shop', 'Software', 'Agency'],
      'Something else',
    ],
  }),
  step('target_audience', 'lines', {
    question: 'Who do you most want to help?',
    help: 'Picture one real person. What’s going on in their life when they look for someone like you?',
    placeholder: 'Women going back to work after a career break, who doubt they can still do it',
  }),
  step('unique_value', 'lines', {
    question: 'Why do people choose you and not someone else?',
    help: 'What do clients thank you for? What do you do, know or refuse to do that others don’t?',
    placeholder:
      'I’ve hired 200 people myself, so I can tell my clients what the other side of the table thinks',
  }),
  step('biggest_challenge', 'lines', {
    question: 'What’s the hardest part of marketing your business?',
    help: 'Be honest. One or two sentences are plenty.',
    placeholder: 'People like my posts, but no one can say what I actually do',
  }),
  step('content_struggle', 'lines', {
    question: 'Where do you get stuck when you make content?',
    help: 'Is it finding ideas, starting, sounding like yourself, or keeping it up?',
    placeholder: 'I know what to say on a call, but on a blank page it comes out stiff',
    suggestions: [
      ...['Finding ideas', 'Getting started', 'Sounding like myself', 'Being consistent', 'Having the time'],
    ],
  }),
  step('marketing_channels', 'choices', {
    question: 'Where do people find you today?',
    help: 'Include every source, even quiet ones such as word of mouth.',
    placeholder: 'Instagram, LinkedIn, word of mouth',
    suggestions: [
      ...['Instagram', 'LinkedIn', 'Facebook', 'TikTok', 'Newsletter', 'Search', 'Word of mouth', 'Events'],
    ],
  }),
  step('business_goals', 'lines', {
    question: 'What would you love to achieve in the next year?',
    help: 'Add a number or a date if you can.',
    placeholder: 'Four regular clients a month by next summer, so I can stop the agency work',
  }),
  step('success_metrics', 'lines', {
    question: 'How will you know your marketing is working?',
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
    question: 'Where should we send your results?',
    help: 'You’ll see them straight away, and we’ll email you a copy. We won’t send anything else unless you ask.',
    placeholder: 'ada@example.com',
  }),
]
