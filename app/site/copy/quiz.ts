import type { ToastText } from '#core/shared/toasts.ts'
/** What the quiz says besides its questions. */
export const QUIZ_COPY = {
  tooLong:
    'Together your answers have grown longer than this device can keep between steps. Please shorten this one a little.',
  offline:
    'You seem to be offline. Your answers are safe on this device; press the button again once you are connected.',
  unfinished: 'One answer is still missing. Everything else you wrote is kept.',
  kept: 'Your answers stay on this device until you finish.',
} as const

/** Shown when the answers could not be sent; the page shows it without asking the server, which may be out of reach. */
export const QUIZ_FAILED = {
  title: 'Submission Error',
  text: 'There was a problem processing your quiz. Please try again.',
  tone: 'error',
  kind: 'default',
} as const satisfies ToastText
