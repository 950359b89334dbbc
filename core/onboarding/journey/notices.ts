import type { Tier } from '../../billing/tiers.ts'

/** A notice as a toast shows it. */
export interface Notice {
  readonly title: string
  readonly detail: string
}

/** After the snapshot was saved. */
export function snapshotCreatedNotice(tier: Tier): Notice {
  return {
    title: 'Brand Snapshot Created! 🎉',
    detail: `Your ${tier} dashboard is being personalized with your brand foundation.`,
  }
}

/** After saving the snapshot failed: nobody is held up. */
export const SETUP_COMPLETE_NOTICE: Notice = {
  title: 'Setup Complete',
  detail: 'Your brand snapshot is ready. Continue to your results.',
}

export const QUIZ_COMPLETE_NOTICE: Notice = {
  title: 'Quiz Complete!',
  detail: 'Your brand clarity results have been sent to your email.',
}

export const QUIZ_FAILED_NOTICE: Notice = {
  title: 'Submission Error',
  detail: 'There was a problem processing your quiz. Please try again.',
}

/** Words of the buttons on the way. */
export const ONBOARDING_BUTTONS = {
  quizNext: 'Continue',
  quizBack: 'Previous',
  quizSubmit: 'Get My Results',
  quizTrial: 'Start Your Free Trial',
  exploreDashboard: 'Explore Your Dashboard',
  downloadSnapshot: 'Download Brand Snapshot',
} as const
