import { CORE_VALUES_MAX } from '#core/onboarding/kickstart/data.ts'

/** Words of the welcome. */
export const WELCOME = {
  title: (firstName: string) => (firstName ? `Welcome, ${firstName}` : 'Welcome'),
  lead: 'Let’s lay the foundation of your brand. Five short questions, about ten minutes, and you can stop and come back at any time.',
  begin: 'Begin',
  resume: 'Go on where you stopped',
  steps: 'What we will ask',
} as const

/** What a kickstart form says when its answers could not be kept. */
export const KICKSTART_REFUSALS = {
  read_only:
    'Your plan has ended, so nothing new can be saved just now. Everything you made is still here to read and to take with you.',
  not_saved: 'We could not save this just now. Nothing you typed is gone: please try again.',
} as const

/** Why a value of one's own was not added; null when it was. */
export function valueNotAdded(values: readonly string[], typed: string): string | null {
  const value = typed.trim().toLowerCase()
  if (value === '') return 'Please type a value first'
  if (values.some(known => known.trim().toLowerCase() === value)) return 'That value is in your list already'
  if (values.length >= CORE_VALUES_MAX)
    return `That would be one too many: take one of the ${CORE_VALUES_MAX} away first`
  return null
}

/** Words of the results. */
export const RESULTS = {
  title: 'Your Brand Snapshot',
  lead: 'This is what everything else starts from. You can sharpen every line of it later, under Brand.',
  unsavedTitle: 'Not saved yet',
  unsaved:
    'Something on our side kept us from saving your snapshot. All you wrote is here on this page; nothing is lost.',
  retry: 'Try saving again',
  explore: 'Explore Your Dashboard',
  download: 'Download Brand Snapshot',
  stillUnsaved: 'That did not work yet. Your answers stay here; please try again in a minute.',
} as const

/** Why Next is still waiting, one for each kickstart step. */
export const NEXT_WAITS = [
  'Write a little more to go on: a sentence is enough.',
  'Choose at least 2 values to go on, and 5 at most.',
  'Choose a voice to go on.',
  'Write a little more to go on: a sentence is enough.',
  'Write a little more about your offer to finish.',
] as const

/** Said beside an answer that began as a quiz answer. */
export const FROM_QUIZ = 'We started with your quiz answer. Change it until it sounds right.'
