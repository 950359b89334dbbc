import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { CHAT_MESSAGES } from '#core/assistant/chat.ts'
import type { ChatProblem } from '#core/assistant/chat-answer.ts'
import type { SuggestionKind } from '#core/assistant/proactive/kinds.ts'
import { formatDate, formatTime } from '#core/shared/time.ts'

/** Words of the assistant. */
export const ASSISTANT_TEXTS = {
  title: 'Assistant',
  description: 'It knows your brand and your stories, and does nothing until you confirm it.',
  off: 'The assistant is turned off. You can turn it on in Settings.',
  unavailable:
    'The assistant isn’t available on this installation. Drafts, ideas and checks still work without it.',
  rowsLead: 'For this question, it was given:',
  free: 'This didn’t use a credit.',
  sentLead:
    'This is exactly what we sent to the assistant. It never includes your email address or account ID.',
} as const

/** What each kind of row is called. */
export const SENT_ROW_TEXTS = {
  story: 'Story',
  post: 'Post',
  answer: 'Your answer to',
  item: 'From Brand Watch',
} as const

export const CHAT_FAILURE: ChatProblem = {
  bubble: "I'm having trouble connecting right now. Please try again in a moment.",
  toast: {
    title: 'Connection Error',
    text: 'Failed to get response from the assistant. Please try again.',
  },
  detail: '',
}

export const ACTION_FAILED = {
  title: 'Action Failed',
  text: 'Something went wrong. Please try again.',
} as const

/** Why ideas were not reworded; they stay as they were. */
export function polishProblem(
  refused: Refused | { readonly reason: 'nothing_better' },
  timeZone: string,
): string {
  if (refused.reason === 'nothing_better')
    return 'The assistant couldn’t find better wording that kept the facts. This didn’t use a credit.'
  if (refused.reason === 'no_answer') return 'We couldn’t reach the assistant. This didn’t use a credit.'
  return chatProblem(refused, timeZone).bubble
}

/** A sentence in the conversation, without a toast. */
export function chatNotice(bubble: string): ChatProblem {
  return { bubble, toast: null, detail: '' }
}

export const SIGN_IN_FIRST = chatNotice(CHAT_MESSAGES.signInRequired)

type Refused =
  | { readonly reason: 'read_only' | 'assistant_off' | 'assistant_unavailable' | 'not_in_plan' }
  | { readonly reason: 'credit_limit_reached'; readonly limit: number; readonly resetsAt: Date }
  | { readonly reason: 'trial_credits_used'; readonly limit: number }
  | { readonly reason: 'asked_too_often'; readonly limit: number; readonly resetsAt: Date }
  | { readonly reason: 'assistant_paused'; readonly resetsAt: Date }
  | { readonly reason: 'no_answer'; readonly failure: string; readonly message: string }

/** What a message that got no answer says. */
export function chatProblem(refused: Refused, timeZone: string): ChatProblem {
  switch (refused.reason) {
    case 'read_only':
      return chatNotice(readOnlyText)
    case 'assistant_off':
      return chatNotice(ASSISTANT_TEXTS.off)
    case 'assistant_unavailable':
      return chatNotice(ASSISTANT_TEXTS.unavailable)
    case 'not_in_plan':
      return chatNotice(
        'Strategy and analysis with the assistant are part of Pro. You can still ask it anything else.',
      )
    case 'credit_limit_reached':
      return chatNotice(
        `You’ve used your ${refused.limit} credits for this month. They reset on ${formatDate(refused.resetsAt, timeZone)}.`,
      )
    case 'trial_credits_used':
      return chatNotice(
        `You’ve used the ${refused.limit} credits of your free trial. The credits of your plan start with your first payment. Drafts, ideas and checks still work without the assistant.`,
      )
    case 'asked_too_often':
      return chatNotice(
        `This workspace has used the assistant ${refused.limit} times in 24 hours, which is the limit. A question counts more than once when the assistant has to look things up. You can ask again ${at(refused.resetsAt, timeZone)}. Drafts, ideas and checks still work without it.`,
      )
    case 'assistant_paused':
      return chatNotice(
        `The assistant is paused because it was asked far more than usual today. You can ask again ${at(refused.resetsAt, timeZone)}. This didn’t use a credit, and drafts, ideas and checks still work.`,
      )
    case 'no_answer':
      if (refused.failure === 'empty')
        return { ...CHAT_FAILURE, bubble: 'No response received from the assistant', detail: '' }
      return { ...CHAT_FAILURE, detail: `Failed to get response from the assistant: ${refused.message}` }
  }
}

const at = (instant: Date, timeZone: string) =>
  `from ${formatTime(instant, timeZone)} on ${formatDate(instant, timeZone)}`

/** Why a proposal was not carried out; whatever is not the plan's doing is the general text of a failure. */
export function actionProblem(reason: string): { title: string; text: string } {
  if (reason === 'read_only') return { title: ACTION_FAILED.title, text: readOnlyText }
  if (reason === 'not_in_plan') return { title: ACTION_FAILED.title, text: 'Campaigns are part of Pro.' }
  if (reason === 'campaign_limit_reached')
    return { title: ACTION_FAILED.title, text: 'You’ve used all your new campaigns for this month.' }
  return ACTION_FAILED
}

/** Credits of the month or of the trial in a sentence. */
export function creditsText(
  credits: { of: 'month' | 'trial'; used: number; limit: number | null; resetsAt: Date },
  timeZone: string,
): string {
  if (credits.limit === null) return `${credits.used} replies this month. Your plan has no limit.`
  if (credits.of === 'trial')
    return `${credits.used} of the ${credits.limit} credits of your free trial used. The credits of your plan start with your first payment.`
  return `${credits.used} of ${credits.limit} credits used this month. They reset on ${formatDate(credits.resetsAt, timeZone)}.`
}

/** Each kind of suggestion and hint, as settings name it. */
export const SUGGESTION_KIND_TEXTS: Readonly<Record<SuggestionKind, { label: string; when: string }>> = {
  welcome: { label: 'Greeting', when: 'At most once every 24 hours, with a place to start.' },
  encouragement: {
    label: 'Encouragement',
    when: 'When your foundation is done and your first story is next.',
  },
  next_step: { label: 'Next step', when: 'When you’re ready for the next step.' },
  onboarding_hint: {
    label: 'Hint for beginners',
    when: 'After 3 minutes on a page, until your foundation is done.',
  },
  extended_time_on_page: { label: 'Help on any page', when: 'After 5 minutes on any page.' },
  stuck_on_content_creation: {
    label: 'Help with your first post',
    when: 'After 3 minutes in the editor without a post.',
  },
  stuck_on_brand_clarity: { label: 'Help with your answers', when: 'After 4 minutes on the brand page.' },
  stuck_on_storybank: {
    label: 'Help with your first story',
    when: 'After 5 minutes in an empty story bank.',
  },
  lead_waiting: {
    label: 'People who wait',
    when: 'When someone has waited two days for your reply. At most one card about selling a day.',
  },
  deal_stalled: {
    label: 'Deals that stand still',
    when: 'When a next step is overdue, or a deal has had none for two weeks.',
  },
  campaign_below_plan: {
    label: 'Campaign below plan',
    when: 'When a running campaign is well behind its goal.',
  },
}
