import type { Voice } from './stage-and-voice.ts'
import type { Subject } from './subject.ts'

const VOICE_IDEAS: Readonly<Record<Voice, string>> = {
  'warm-expert': 'Answer the question you get most often, as you would across a kitchen table.',
  'straight-shooter': 'Name one thing people in your field should stop doing, and say why in five lines.',
  'encouraging-guide':
    'Give one small step that takes less than ten minutes, and congratulate the first people who do it.',
  'witty-insider': 'Share something absurd from this week and what it says about your trade.',
  'calm-authority': 'Explain one subject in three calm steps, with nothing left to guess.',
  'passionate-advocate': 'Say what has to change in your field, and what you’re doing about it this month.',
}

function either(answer: string, sentence: string, without: string): string {
  return answer === '' ? without : sentence
}

/** Five ideas for posts, each different, in the founder's own words where there are any. */
export function contentIdeas(subject: Subject): string[] {
  const { client, offer, problem } = subject
  const value = subject.values[0] ?? ''
  return [
    either(
      problem,
      `Describe the problem as you see it, ${problem}, and ask who knows it too.`,
      'Describe the problem you solve as you see it, and ask who knows it too.',
    ),
    either(
      value,
      `Show ${value} at work: one photograph or one scene from this week, and what you did.`,
      'Show how you work: one photograph or one scene from this week, and what you did.',
    ),
    either(
      client,
      `Write a note to one person, ${client}, about the thing they worry about on a Sunday evening.`,
      'Write a note to the one person you would most like to help, about what worries them on a Sunday evening.',
    ),
    either(
      offer,
      `Walk through what happens when someone buys your offer, ${offer}, step by step.`,
      'Walk through what happens when someone buys your offer, step by step.',
    ),
    subject.voice ? VOICE_IDEAS[subject.voice] : 'Answer the question you were asked most often this month.',
  ]
}
