import { VOICES, type Voice } from '../brand/personalise/stage-and-voice.ts'
import { sanitiseText } from '../shared/sanitise/text.ts'
import { isBlank } from '../shared/text.ts'
import { readKey } from '../shared/untrusted.ts'
import { SAMPLE_SENTENCE, SAMPLE_VOICE } from './sample-brand.ts'
import type { TryScoreForm } from './try-score.ts'

/** Longest text that goes along from trying the score to the first post, in UTF-16 units; a longer one stays behind. */
export const TRIED_MOST = 1000

/** What a visitor wrote and chose while trying the score, to begin with once there is an account. */
export interface TriedSentence {
  /** '' where only the voice is theirs. */
  readonly text: string
  readonly voice: Voice | null
}

/** What of the form is the visitor's own; null where it is our sample still. */
export function triedSentence({ post, voice }: Pick<TryScoreForm, 'post' | 'voice'>): TriedSentence | null {
  return readTriedSentence({
    text: post === SAMPLE_SENTENCE ? '' : post,
    voice: voice === SAMPLE_VOICE ? null : voice,
  })
}

/** The same from anything stored; null when nothing of use is in it. */
export function readTriedSentence(stored: unknown): TriedSentence | null {
  const raw = readKey(stored, 'text')
  const read = typeof raw === 'string' && raw.length <= TRIED_MOST ? sanitiseText(raw).trim() : ''
  const text = isBlank(read) ? '' : read
  const voice = VOICES.find(each => each === readKey(stored, 'voice')) ?? null
  return text === '' && voice === null ? null : { text, voice }
}
