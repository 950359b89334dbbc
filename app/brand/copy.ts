import { readOnlyText } from '#app/billing/copy.ts'

/** What is said when reading or saving the foundation failed. */
export const BRAND_PROBLEMS = {
  load: 'Failed to load brand data',
  save: 'Failed to save brand data',
} as const

/** Why answers were not saved, by the service's reason. */
export const BRAND_REFUSALS = {
  read_only: readOnlyText,
  not_saved: `${BRAND_PROBLEMS.save}. Your answers are still in the form: please try again in a moment.`,
  not_found: 'This version is no longer kept. The newest 200 are.',
  nothing: 'Tick at least one answer to import.',
} as const

/** Why something was not done to the strategy, by the service's reason. */
export const STRATEGY_REFUSALS = {
  read_only: readOnlyText,
  not_found: 'This version is no longer kept. The newest 200 are.',
  changed_elsewhere: 'This part says something else by now. Here it is: please look at it again.',
} as const

/** Heads of the pages of this room. */
export const BRAND_PAGES = {
  answers: {
    title: 'Your brand',
    description:
      'Everything you write, and everything we suggest, starts from these answers. Change them whenever you know better.',
  },
  whatIf: {
    title: 'What if we said it differently?',
    description:
      'Change answers here and see how your last 50 posts would score. Nothing is saved until you say so.',
  },
  versions: {
    title: 'Versions of your brand',
    description: 'Every save is kept, the newest 200 of them. Compare any two, and bring one back.',
  },
  import: {
    title: 'Bring your answers',
    description:
      'Paste what you have written elsewhere: a questionnaire, a document, a file from another tool. You choose what is taken.',
  },
  strategy: {
    title: 'Strategy',
    description:
      'Whom you are for, what you say, where and how often, and what the next 90 days are about. On one page.',
  },
  strategyVersions: {
    title: 'Versions of your strategy',
    description: 'Every save is kept, the newest 200 of them. Compare any two, and bring one back.',
  },
  snapshot: {
    title: 'Brand Snapshot',
    description: 'Your brand on one page: to pin up, to print, to send to the people who work with you.',
  },
} as const

/** What each measure of the score is called. */
export const MEASURE_TEXTS = {
  overall: 'Overall',
  voice: 'Voice',
  values: 'Values',
  audience: 'Audience',
  emotion: 'Emotion',
} as const
