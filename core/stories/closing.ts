import type { Voice } from '../brand/personalise/stage-and-voice.ts'
import { IRREGULAR_PAST, PAST } from '../shared/grammar/words.ts'
import { words } from '../shared/text.ts'
import { asksAlready, isSolemn } from './fits-text.ts'

interface Closing {
  readonly one: string
  /** As several people say it. */
  readonly several: string
  /** What a text must have for the line to make sense under it. */
  readonly under: 'any' | 'advice' | 'own experience'
}

const same = (line: string, under: Closing['under'] = 'any'): Closing => ({ one: line, several: line, under })

/** A last line that invites an answer, in the voice of the brand. */
const CLOSINGS: Readonly<Record<Voice, Closing>> = {
  'warm-expert': {
    one: 'Does any of this sound familiar? Tell me, I read every reply.',
    several: 'Does any of this sound familiar? Tell us, we read every reply.',
    under: 'any',
  },
  'straight-shooter': same('Agree, or not? Say so.', 'advice'),
  'encouraging-guide': same('What would your first small step be?', 'advice'),
  'witty-insider': {
    one: 'Go on, tell me I’m not the only one.',
    several: 'Go on, tell us we’re not the only ones.',
    under: 'own experience',
  },
  'calm-authority': same('What has your own experience been?'),
  'passionate-advocate': same('If you have seen this too, say it out loud.'),
}

const AFTER_A_STORY = 'Has something like this happened to you?'
const PLAIN = 'Does any of this sound familiar?'

/** The closing question of a voice, whatever it stands under; without a known voice a plain one. */
export function closingLine(voice: Voice | null): string {
  return voice ? CLOSINGS[voice].one : AFTER_A_STORY
}

const TELLERS = /^(?:i|we|he|she|they|someone|somebody)$/
const isPast = (word: string) =>
  PAST.has(word) || IRREGULAR_PAST.has(word) || /^(?:was|were|had|came|went)$/.test(word)

/**
 * The closing question under a text: in the voice of the brand where it makes sense there, as one or as several people
 * speak, otherwise a plain one. `''` under a text about loss, an apology or thanks, under one that asks already, and under none.
 */
export function fittingClosing(text: string, voice: Voice | null): string {
  if (text.trim() === '' || isSolemn(text) || asksAlready(text)) return ''
  const said = words(text.toLowerCase().replaceAll('’', "'"))
  const has = (pattern: RegExp) => said.some(word => pattern.test(word))
  const isSeveral = has(/^(?:we|our|us|we'\w+)$/) && !has(/^(?:i|my|me|i'\w+)$/)
  const closing = voice ? CLOSINGS[voice] : null
  const isFitting =
    closing !== null &&
    (closing.under === 'any' ||
      (closing.under === 'advice'
        ? has(/^(?:you|your|you'\w+)$/)
        : has(/^(?:i|my|me|we|our|us|i'\w+|we'\w+)$/)))
  if (closing && isFitting) return isSeveral ? closing.several : closing.one
  const isStory = said.some((word, at) => isPast(word) && TELLERS.test(said[at - 1] ?? ''))
  return isStory ? AFTER_A_STORY : PLAIN
}
