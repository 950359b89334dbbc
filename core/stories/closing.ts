import type { Voice } from '../brand/personalise/stage-and-voice.ts'

/** A last line that invites an answer, in the voice of the brand. */
const CLOSINGS: Readonly<Record<Voice, string>> = {
  'warm-expert': 'Does any of this sound familiar? Tell me, I read every reply.',
  'straight-shooter': 'Agree, or not? Say so.',
  'encouraging-guide': 'What would your first small step be?',
  'witty-insider': 'Go on, tell me I’m not the only one.',
  'calm-authority': 'What has your own experience been?',
  'passionate-advocate': 'If you have seen this too, say it out loud.',
}

const PLAIN = 'Has something like this happened to you?'

/** The closing question; without a known voice a plain one. */
export function closingLine(voice: Voice | null): string {
  return voice ? CLOSINGS[voice] : PLAIN
}
