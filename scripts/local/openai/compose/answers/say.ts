import { PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { type Answer, type Call, callOf } from '../look-ups.ts'
import { paragraphs } from '../reading/phrases.ts'

/** What stands below every offline answer. */
export const OFFLINE =
  '*Offline answer, built from a template, your brand and your stories. We didn’t use AI.*'

/** What can be asked offline, in a sentence. */
export const CAN_ANSWER =
  'I can tell you about your posts, your stories, your plan, your score and your brand. I can draft a post from a story, and make a draft shorter, warmer or funnier.'

/** An answer of these paragraphs, marked as offline; empty ones are left out. */
export function say(parts: readonly string[], calls: readonly Call[] = []): Answer {
  return { text: paragraphs(...parts, OFFLINE), calls }
}

/** No answer, with its reason: whoever asked gets the credit back. */
export function decline(reason: string): Answer {
  return { text: '', calls: [callOf('decline', { reason })] }
}

/** The button that saves a text as a draft. */
export function offerDraft(title: string, body: string, platform: PlatformId): Call {
  return callOf('create_content', { title: title.slice(0, 200), body, platform: PLATFORMS[platform].name })
}
