import { isBlank } from '../shared/text.ts'
import { STORY_LIMITS } from './limits.ts'

/**
 * A story's text with words that were said added behind it: what is there is never written over. Null when both together
 * are longer than a story may be.
 */
export function joinWords(body: string, said: string): string | null {
  const text = isBlank(body) ? said : isBlank(said) ? body : `${body}\n\n${said}`
  return text.length <= STORY_LIMITS.body ? text : null
}
