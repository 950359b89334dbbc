import { CORE_VALUES_MAX } from '#core/onboarding/kickstart/data.ts'

/** Words of the welcome. */
export const WELCOME = {
  title: (firstName: string) => (firstName ? `Welcome, ${firstName}` : 'Welcome'),
  lead: 'Let’s set up your brand. You’ll answer five short questions on three pages, and then your first post is ready. You can stop and come back at any time.',
  begin: 'Get started',
  resume: 'Carry on where you left off',
  steps: 'What we’ll ask',
} as const

/** What a kickstart form says when its answers could not be saved. */
export const KICKSTART_REFUSALS = {
  read_only:
    'Your plan has ended, so you can’t save anything new. You can still read and export everything you made.',
  not_saved: 'We couldn’t save this. Your text is still here. Please try again.',
} as const

/** Why a typed value was not added; null when it was. */
export function valueNotAdded(values: readonly string[], typed: string): string | null {
  const value = typed.trim().toLowerCase()
  if (value === '') return 'Enter a value first'
  if (values.some(existing => existing.trim().toLowerCase() === value))
    return 'That value is already in your list'
  if (values.length >= CORE_VALUES_MAX)
    return `You can have up to ${CORE_VALUES_MAX} values. Remove one first.`
  return null
}

/** Why Next is still waiting, one for each kickstart step. */
export const NEXT_WAITS = [
  'Write a little more to continue. A sentence is enough.',
  'Choose 2 to 5 values to continue.',
  'Choose a voice to continue.',
  'Write a little more to continue. A sentence is enough.',
  'Write a little more about your offer to finish.',
] as const

/** Said beside an answer that began as a quiz answer. */
export const FROM_QUIZ = 'We started with your quiz answer. Change it until it sounds right.'
