import { readOnlyText } from '#app/billing/copy/read-only.ts'

/** What is said when reading or saving the foundation failed. */
export const BRAND_PROBLEMS = {
  load: 'Failed to load brand data',
  save: 'Failed to save brand data',
} as const

/** Why answers were not saved, by the service's reason. */
export const BRAND_REFUSALS = {
  read_only: readOnlyText,
  not_saved: `${BRAND_PROBLEMS.save}. Your text is still here. Please try again in a moment.`,
  not_found: 'We no longer have this version. We keep the latest 200.',
  nothing: 'Select at least one answer to import.',
  not_in_plan: 'Comparing scores is part of Pro and Collective+. Nothing was changed.',
} as const

/** Why something was not done to the strategy, by the service's reason; of its versions, `BRAND_REFUSALS` tells. */
export const STRATEGY_REFUSALS = {
  read_only: readOnlyText,
  changed_elsewhere: 'This section has changed since you opened it. Please check it again.',
} as const

/** What the page for different answers says on a plan without it. */
export const WHAT_IF_LOCKED = {
  title: 'Part of Pro and Collective+',
  text: 'Change an answer and see how your last 50 posts would score with it, before you save anything.',
  stays: 'You can change and save your answers on every plan. Each post is scored with them.',
} as const

/** What the page of the brand kit says. */
export const KIT_TEXTS = {
  description:
    'Your colours, fonts and logo. We use them for quote pictures, the pages you share, your PDFs and emails of proposals.',
  main: 'For large areas, such as the background of a quote picture. Use # and six digits or letters.',
  accent: 'For buttons and links. Leave it empty to use your main colour.',
  shades: 'Where your colour would be hard to read, we use the nearest shade that isn’t.',
  logo: 'PNG, JPEG or WebP, up to 900 KB. A PNG with a clear background looks best.',
  reset: 'Your colours, fonts and logo are deleted. Your pages, pictures and PDFs go back to our look.',
  noLogo: 'No logo yet',
} as const

/** Why the brand kit was not changed, by the service's reason. */
export const KIT_REFUSALS = {
  read_only: readOnlyText,
  not_allowed: 'Only the owner and admins can change the brand kit.',
  too_large: 'This logo is too large. Choose one of up to 900 KB and 4,096 pixels a side.',
  not_an_image: 'We can’t use this file. Choose a PNG, JPEG or WebP picture.',
  missing: 'Choose a file first',
} as const

/** Heads of the pages of this room. */
export const BRAND_PAGES = {
  answers: {
    title: 'Your brand',
    description: 'We use these answers for your scores, prompts and drafts. You can change them at any time.',
  },
  whatIf: {
    title: 'Try different answers',
    description:
      'Change your answers here to see how your last 50 posts would score. Nothing is saved until you select Save answers.',
  },
  versions: {
    title: 'Versions of your brand',
    description: 'We keep the latest 200 saves. Compare any two, or restore one.',
  },
  import: {
    title: 'Import answers',
    description:
      'Paste a questionnaire, a document or a file from another tool. You choose which answers to import.',
  },
  strategy: {
    title: 'Strategy',
    description:
      'Who you’re for, what you say, where and how often, and your goal for the next 90 days, on one page.',
  },
  strategyVersions: {
    title: 'Versions of your strategy',
    description: 'We keep the latest 200 saves. Compare any two, or restore one.',
  },
  snapshot: {
    title: 'Brand Snapshot',
    description: 'Your brand on one page, to print or share with the people you work with.',
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

/** Where no post can be scored with the saved answers or with the new ones. */
export const WHAT_IF_UNTOLD =
  'None of them can be scored with your saved answers or with these. You can still save the answers now.'
