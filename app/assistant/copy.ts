import { readOnlyText } from '#app/billing/copy.ts'
import { CHAT_MESSAGES } from '#core/assistant/chat.ts'
import type { ChatProblem } from '#core/assistant/chat-answer.ts'
import type { SuggestionKind } from '#core/assistant/proactive/kinds.ts'
import { formatDate } from '#core/shared/time.ts'

/** Words of the assistant. */
export const ASSISTANT_TEXTS = {
  title: 'Assistant',
  description: 'It knows your brand and your stories, and does nothing without your press.',
  off: 'The assistant is switched off. You can switch it on in settings.',
  unavailable:
    'The assistant is not set up on this installation. Drafts, ideas and checks by rules work as ever.',
  sentLead: 'This left for the assistant, word for word. Your e-mail address and your ids are never in it.',
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
    return 'The assistant found no better words that keep the facts. It cost no credit.'
  if (refused.reason === 'no_answer') return 'The assistant could not be reached. It cost no credit.'
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
        'Strategy and analysis with the assistant are part of Pro. Ask it anything else, or see the plans.',
      )
    case 'credit_limit_reached':
      return chatNotice(
        `You have used your ${refused.limit} credits of this month. They start again on ${formatDate(refused.resetsAt, timeZone)}.`,
      )
    case 'no_answer':
      if (refused.failure === 'empty')
        return { ...CHAT_FAILURE, bubble: 'No response received from the assistant', detail: '' }
      return { ...CHAT_FAILURE, detail: `Failed to get response from the assistant: ${refused.message}` }
  }
}

/** Why a proposal was not carried out; whatever is not the plan's doing is the general text of a failure. */
export function actionProblem(reason: string): { title: string; text: string } {
  if (reason === 'read_only') return { title: ACTION_FAILED.title, text: readOnlyText }
  if (reason === 'not_in_plan') return { title: ACTION_FAILED.title, text: 'Campaigns are part of Pro.' }
  if (reason === 'campaign_limit_reached')
    return { title: ACTION_FAILED.title, text: 'Your plan has no room for another campaign this month.' }
  return ACTION_FAILED
}

/** Credits of the month in a sentence. */
export function creditsText(
  credits: { used: number; limit: number | null; resetsAt: Date },
  timeZone: string,
): string {
  if (credits.limit === null) return `${credits.used} answers this month; your plan has no limit.`
  return `${credits.used} of ${credits.limit} credits used this month. They start again on ${formatDate(credits.resetsAt, timeZone)}.`
}

/** Each kind of suggestion and hint, as settings name it. */
export const SUGGESTION_KIND_TEXTS: Readonly<Record<SuggestionKind, { label: string; when: string }>> = {
  welcome: { label: 'A greeting', when: 'Once in 24 hours at most, with where to begin.' },
  encouragement: {
    label: 'Encouragement',
    when: 'When your foundation is done and the first story is next.',
  },
  next_step: { label: 'The next step', when: 'When you have what it takes to go on.' },
  onboarding_hint: {
    label: 'A hint for beginners',
    when: 'After 3 minutes on a page, until your foundation is done.',
  },
  extended_time_on_page: { label: 'A hand, anywhere', when: 'After 5 minutes on any page.' },
  stuck_on_content_creation: {
    label: 'Help with the first post',
    when: 'After 3 minutes in the editor without a post.',
  },
  stuck_on_brand_clarity: { label: 'Help with your answers', when: 'After 4 minutes on the brand page.' },
  stuck_on_storybank: { label: 'Help with the first story', when: 'After 5 minutes in an empty story bank.' },
}
