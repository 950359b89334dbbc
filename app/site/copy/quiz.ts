import type { ToastText } from '#core/shared/toasts.ts'
/** What the quiz says besides its questions. */
export const QUIZ_COPY = {
  tooLong:
    'Your answers are too long to store on this device between steps. Please shorten this one a little.',
  offline: 'You’re offline. Your answers are safe on this device. Try again when you’re connected.',
  unfinished: 'You’ve missed a question. Your other answers are saved.',
  kept: 'Until you finish, your answers are stored on this device only.',
} as const

/** Shown when the answers could not be sent; the page shows it without asking the server, which may be out of reach. */
export const QUIZ_FAILED = {
  title: 'Submission Error',
  text: 'There was a problem processing your quiz. Please try again.',
  tone: 'error',
  kind: 'default',
} as const satisfies ToastText
