import type { Stage, Voice } from './stage-and-voice.ts'
import type { Subject } from './subject.ts'

const STAGE_PROMPTS: Readonly<Record<Stage, string>> = {
  'getting started': 'When did you decide to start, and what were you afraid of?',
  growing: 'Which client taught you something you now do for everyone?',
  scaling: 'What did you have to stop doing yourself so the business could grow, and how did it feel?',
  established: 'What did you believe about your field when you started that you no longer believe?',
}

const VOICE_PROMPTS: Readonly<Record<Voice, string>> = {
  'warm-expert': 'What do you explain again and again, and who was the last person it clicked for?',
  'straight-shooter': 'Which piece of common advice in your field is plain wrong, and when did you find out?',
  'encouraging-guide': 'Who nearly gave up, and what small step got them going again?',
  'witty-insider': 'What happens behind the scenes of your work that no one would believe?',
  'calm-authority': 'When did everyone panic, and what did you do instead?',
  'passionate-advocate': 'What made you angry enough to speak up, and what changed because of it?',
}

const NO_VOICE = 'What do people tell you after a first conversation with you that you didn’t expect?'

/** The sentence when the answer is there, else the one that does without it. */
function either(answer: string, sentence: string, without: string): string {
  return answer === '' ? without : sentence
}

/** Eight questions that bring back a story; each different, in the founder's own words where there are any. */
export function storyPrompts(subject: Subject): string[] {
  const { client, offer, problem } = subject
  const [first = '', second = ''] = subject.values
  return [
    either(
      problem,
      `You wrote: ${problem}. When did you first see this happen to someone?`,
      'When did you first notice the problem your work solves?',
    ),
    either(
      first,
      `When did ${first} cost you something, and why did you stick to it?`,
      'When did you choose the harder way because it was the right one?',
    ),
    either(
      client,
      `Think of someone like the person you described: ${client}. What did they say that you still remember?`,
      'Think of the person you most enjoyed helping. What did they say that you still remember?',
    ),
    either(
      offer,
      `Tell the story of one person before and after: ${offer}. What was different on an ordinary day?`,
      'Tell the story of one person before and after working with you. What was different on an ordinary day?',
    ),
    STAGE_PROMPTS[subject.stage],
    subject.voice ? VOICE_PROMPTS[subject.voice] : NO_VOICE,
    either(
      second,
      `Who showed you what ${second} looks like, long before you had a business?`,
      'Who taught you how to treat people, long before you had a business?',
    ),
    'What went wrong once, and what have you done differently since?',
  ]
}
