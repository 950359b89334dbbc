/** What the quiz says besides its questions. */
export const QUIZ_COPY = {
  title: 'Brand Clarity Quiz',
  description:
    'Ten questions, about three minutes: find out how clear your brand is out of 100, and what to work on first. Free.',
  start: 'Ten questions, about three minutes. You get a score out of 100 and one thing to work on first.',
  tooLong:
    'Together your answers have grown longer than this device can keep between steps. Please shorten this one a little.',
  offline:
    'You seem to be offline. Your answers are safe on this device; press the button again once you are connected.',
  unfinished: 'One answer is still missing. Everything else you wrote is kept.',
  kept: 'Your answers stay on this device until you finish.',
} as const
