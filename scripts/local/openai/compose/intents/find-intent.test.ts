import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findIntent } from './find-intent.ts'
import { INTENT_NAMES, INTENTS, type IntentName } from './intents.ts'

/** Ways to ask that were written before the patterns met them. */
const HELD_OUT: Readonly<Record<IntentName, readonly string[]>> = {
  score_check: [
    'Would you say this is on-brand for me',
    'rate this caption please',
    'Check this text, does it sound like us?',
  ],
  rewrite: ['Could you reword it?', 'please improve my caption', 'Rephrase that'],
  shorten: ['can you make that a lot shorter', 'Trim it to the essentials', 'Tighten this up please'],
  funnier: ['Could you make this one a little funnier?', 'needs more humour', 'Make people laugh with it'],
  warmer: ['a bit kinder please', 'Less formal!', 'Can this be more personal?'],
  hook: ['I want a punchier hook', 'Try another first sentence', 'The opener is dull'],
  story_questions: [
    'Can you ask me some questions so that I remember a story',
    'help me think of a story',
    'I need story prompts',
  ],
  best_posts: [
    'Show me my top posts and what they share',
    'which of my posts scored the highest?',
    'What’s my strongest content so far',
  ],
  worst_post: ['Which post is the weakest?', 'what was my lowest scoring post', 'the worst one?'],
  credits: ['any credits left?', 'How many messages do I still have', 'credits remaining'],
  launch: [
    'I want to launch my workshop in January. Make me a plan.',
    'How should I prepare for launching in spring',
    'Plan the release of my book for March',
  ],
  published: [
    'list what I posted in October',
    'What did we publish this month?',
    'Which posts have I published recently?',
  ],
  rhythm: ['Do I post enough?', 'how consistent have I been', 'Am I on track with posting?'],
  gaps: ['any gaps coming up?', 'Which free slots do I have', 'Is nothing planned for the weekend?'],
  scheduled: ['What’s coming up?', 'what have I got scheduled', 'Which post goes live next?'],
  pillars: ['which of my pillars gets too little love', 'What pillar did I drop?', 'List my pillars'],
  stop_saying: [
    'Are there words I should avoid using?',
    'What words should I stop using',
    'what should I never say',
  ],
  untold: [
    'do I have stories that I haven’t shared',
    'List the stories not used yet',
    'how many untold stories are there',
  ],
  next_story: ['What story to use next?', 'which story do I share this time', 'Pick me a story'],
  client_cares: [
    'What do my customers want most?',
    'what is my audience afraid of',
    'Which question does my dream client ask before buying?',
  ],
  audience: ['Who are my readers?', 'tell me about my clients', 'Who is all this for?'],
  one_liner: ['I need a slogan', 'Describe my business in one sentence', 'elevator pitch please'],
  bio: ['Can you write a bio for LinkedIn?', 'an introduction of me for a podcast', 'My about page text'],
  headline: ['suggest headlines', 'I want a new headline', 'What goes at the top of my website?'],
  offer: ['Remind me what my offer is', 'describe my pricing', 'how would you explain what I’m selling'],
  values: ['list my values', 'What’s our brand personality?', 'which tone of voice — what is my voice'],
  own_answer: ['tell me my vision again', 'what’s our method?', 'Why do I do this?'],
  score: ['Why has my score dropped?', 'how’s my brand', 'How are we doing this month?'],
  week_plan: [
    'plan the week ahead',
    'Can you make me a weekly plan for next week?',
    'next week’s content please',
  ],
  today: ['what do I post now', 'Something to share today?', 'What could I write about tomorrow?'],
  insights: ['show my insights', 'anything I should know today?', 'What did you notice?'],
  next_step: ['what’s the next step', 'Where do I begin?', 'What do I focus on now?'],
  others_wrote: [
    'Did we save something about flour?',
    'what do other people write about pricing',
    'Anything from Brand Watch on ovens?',
  ],
  written_about: [
    'Did I ever write about my father?',
    'have I posted anything about money',
    'find posts about sleep',
  ],
  counts: ['how many stories are in my bank', 'How many drafts?', 'how many posts in total'],
  another: ['Another idea', 'a different one please', 'Can you give me one more option?'],
  ideas: ['got any ideas?', 'Inspire me', 'some ideas for reels'],
  write_it: ['Yes, write it', 'ok do it', 'Draft that one for me'],
  for_platform: ['and for X?', 'now for linkedin', 'Make it a caption for Instagram please'],
  draft: [
    'Write a LinkedIn post about the wobbly table',
    'turn the cheque story into a caption',
    'Can you draft something about my first client?',
  ],
  campaign: ['I want to run a campaign', 'campaign for the autumn', 'Set up a campaign'],
  help: ['Hello!', 'how can you help', 'What can you do offline?'],
}

const UNANSWERABLE = [
  'What is the capital of France?',
  'Translate this into German',
  'Who won the football last night?',
  'How do I file my taxes?',
  'Is it going to rain?',
  'What is the meaning of life?',
  'Recommend a camera',
  'When is the best time to post?',
  'What is my website traffic?',
  'What did my readers like most?',
  'asdf qwer',
  '',
]

describe('what a founder wants', () => {
  it.each(INTENTS.map(({ name, examples }) => [name, examples] as const))(
    '%s in its examples',
    (name, examples) => {
      expect(examples.length).toBeGreaterThanOrEqual(3)
      expect(examples.map(example => [example, findIntent(example)])).toEqual(
        examples.map(example => [example, name]),
      )
    },
  )

  it.each(INTENT_NAMES.map(name => [name, HELD_OUT[name]] as const))(
    '%s in other words',
    (name, questions) => {
      expect(questions.map(question => [question, findIntent(question)])).toEqual(
        questions.map(question => [question, name]),
      )
    },
  )

  it.each(UNANSWERABLE)('is nothing that rules can answer: %s', question => {
    expect(findIntent(question)).toBeNull()
  })

  it('never stumbles, and reads any case and spacing the same', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), text => {
        expect(findIntent(` ${text.toUpperCase()} `)).toBe(findIntent(text.toUpperCase()))
      }),
    )
    expect(findIntent('  WHICH   PILLAR IS\nSILENT ')).toBe('pillars')
  })

  it('has every intent once', () => {
    expect(INTENTS.map(({ name }) => name).toSorted()).toEqual([...INTENT_NAMES].toSorted())
  })
})
