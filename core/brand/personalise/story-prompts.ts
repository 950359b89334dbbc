import { type Frame, fillFrames, phraseFor } from '../../shared/grammar/frame.ts'
import { isPlural, shapeOf } from '../../shared/grammar/shape.ts'
import type { ClarifyData } from '../clarify/keys.ts'
import type { Stage, Voice } from './stage-and-voice.ts'
import type { Subject } from './subject.ts'
import { quote } from './wording.ts'

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

/** Of whom to think, as far as the answer says it. */
export function clientQuestion(client: string | undefined): string {
  const people = phraseFor(client, { takes: 'people', speaker: 'you', most: 140 })
  const name = phraseFor(client, { takes: 'name' })
  if (name !== null) return `Think of someone like ${name}. What did they say that you still remember?`
  if (people !== null) {
    const who = isPlural(people) ? 'one of them' : 'they'
    return `Think of ${people.replace(/^any(?=one\b|body\b)/, 'some')}. What did ${who} say that you still remember?`
  }
  const words = quote(client)
  return words === ''
    ? 'Think of the person you most enjoyed helping. What did they say that you still remember?'
    : `You described who you’re here for: ${words}. What did someone like that say that you still remember?`
}

const PROBLEM: readonly Frame[] = [
  {
    takes: 'clause',
    speaker: 'you',
    most: 140,
    say: clause => `You wrote that ${clause}. When did you first see this happen to someone?`,
  },
  {
    takes: 'thing',
    speaker: 'you',
    say: thing => `You wrote about ${thing}. Who was the first person you saw with that problem?`,
  },
  { takes: 'quote', say: words => `You wrote: “${words}”. When did you first see this happen to someone?` },
]

/** What "we" all do is no doing of the founder's, so that it is not told back as theirs. */
function problemFrames(problem: string | undefined): readonly Frame[] {
  const isOfAll = /(?:^|[^\p{L}])(?:we|us|our|ourselves)(?![\p{L}])/iu.test((problem ?? '').slice(0, 1000))
  return isOfAll ? PROBLEM.filter(({ takes }) => takes === 'quote') : PROBLEM
}

const OFFER: readonly Frame[] = [
  {
    takes: 'thing',
    speaker: 'you',
    say: thing =>
      `Tell the story of one person before and after ${thing}. What was different on an ordinary day?`,
  },
  {
    takes: 'quote',
    say: words =>
      `This is how you describe your offer: “${words}”. Who was different on an ordinary day because of it?`,
  },
]

/** A value as the subject of a question: "“patience”", or "your value “gentle”" where its words name no thing. */
function namedValue(quoted: string): string {
  return /^(?:noun phrase|gerund)$/.test(shapeOf(quoted.slice(1, -1))) ? quoted : `your value ${quoted}`
}

/** Eight questions that bring back a story; each different, in the founder's own words where these fit. */
export function storyPrompts(subject: Subject, data: ClarifyData): string[] {
  const [first = '', second = ''] = subject.values
  return [
    fillFrames(data.brand_heart_problem, problemFrames(data.brand_heart_problem)) ??
      'When did you first notice the problem your work solves?',
    first === ''
      ? 'When did you choose the harder way because it was the right one?'
      : `When did ${namedValue(first)} cost you something, and why did you stick to it?`,
    clientQuestion(data.dream_client),
    fillFrames(data.offer_description, OFFER) ??
      'Tell the story of one person before and after working with you. What was different on an ordinary day?',
    STAGE_PROMPTS[subject.stage],
    subject.voice ? VOICE_PROMPTS[subject.voice] : NO_VOICE,
    second === ''
      ? 'Who taught you how to treat people, long before you had a business?'
      : `Who showed you what ${second} looks like, long before you had a business?`,
    'What went wrong once, and what have you done differently since?',
  ]
}
