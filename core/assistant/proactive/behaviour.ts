import { readCount, readKey, readNumber, readText } from '../../shared/untrusted.ts'

/** Signs that somebody is stuck. */
export const STRUGGLING_INDICATORS = [
  'extended_time_on_page',
  'stuck_on_content_creation',
  'stuck_on_brand_clarity',
  'stuck_on_storybank',
] as const
export type StrugglingIndicator = (typeof STRUGGLING_INDICATORS)[number]

/** When a hint is given, in seconds on the page; `checkEvery` is how often to look. */
export const BEHAVIOUR_SECONDS = {
  extended: 300,
  create: 180,
  clarify: 240,
  storybank: 300,
  onboarding: 180,
  checkEvery: 30,
} as const

export interface BehaviourInput {
  /** The path of the page, such as `/app/create`. */
  readonly page: string
  /** Seconds on this page. */
  readonly timeOnCurrentPage: number
  readonly posts: number
  readonly stories: number
}

export type WorkspacePage = 'create' | 'clarify' | 'storybank' | 'other'

/** Which page a path means; `/app/content?tab=create` is the editor too. */
export function pageOf(path: string): WorkspacePage {
  const [route = '', query = ''] = readText(path).toLowerCase().split(/[?#]/)
  const [first = ''] = route.replace(/^\/?(app\/)?/, '').split('/')
  if (first === 'content') return /(^|&)tab=create(&|$)/.test(query) ? 'create' : 'other'
  return first === 'create' || first === 'clarify' || first === 'storybank' ? first : 'other'
}

/**
 * Where somebody seems stuck: a long time on any page, or a shorter one on create without posts, on clarify, or on the
 * story bank without stories. A time that is no number is 0.
 */
export function behaviourHints(input: BehaviourInput): StrugglingIndicator[] {
  const seconds = readNumber(readKey(input, 'timeOnCurrentPage')) ?? 0
  const page = pageOf(readText(readKey(input, 'page', 'path')))
  const noPosts = readCount(readKey(input, 'posts')) === 0
  const noStories = readCount(readKey(input, 'stories')) === 0
  const hints: StrugglingIndicator[] = []
  if (seconds >= BEHAVIOUR_SECONDS.extended) hints.push('extended_time_on_page')
  if (page === 'create' && noPosts && seconds >= BEHAVIOUR_SECONDS.create)
    hints.push('stuck_on_content_creation')
  if (page === 'clarify' && seconds >= BEHAVIOUR_SECONDS.clarify) hints.push('stuck_on_brand_clarity')
  if (page === 'storybank' && noStories && seconds >= BEHAVIOUR_SECONDS.storybank)
    hints.push('stuck_on_storybank')
  return hints
}

/** Whether the hint for newcomers is due: 180 seconds on a page while still in onboarding. */
export function onboardingHintDue(timeOnCurrentPage: number): boolean {
  return (readNumber(timeOnCurrentPage) ?? 0) >= BEHAVIOUR_SECONDS.onboarding
}
