import type { IdeaPattern } from '../pattern.ts'

/** Out of the problem and the struggles that the foundation names. */
export const PROBLEM_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'problem-who-knows-it',
    needs: ['problem'],
    frames: [
      'You wrote: {problem}. Describe a scene that shows it, and ask who knows it too.',
      'Describe the problem you solve as you see it, and ask who knows it too.',
    ],
  },
  {
    id: 'problem-first-sign',
    needs: ['problem'],
    frames: ['Describe the first small sign of the problem you solve, so that people notice it early.'],
  },
  {
    id: 'problem-what-it-costs',
    needs: ['problem'],
    frames: ['Say what the problem you solve costs people in an ordinary week, in hours or in sleep.'],
  },
  {
    id: 'problem-what-people-try',
    needs: ['problem'],
    frames: ['List what people try before they come to you, and be fair about what each is good for.'],
  },
  {
    id: 'struggle-untouched',
    needs: ['untouched_struggle'],
    frames: [
      'Your latest posts don’t touch this struggle: {struggle}. Write the sentence that would help tonight.',
      'Your answers name a struggle that your latest posts don’t touch. Write the sentence that would help.',
    ],
  },
  {
    id: 'struggle-said-aloud',
    needs: ['untouched_struggle'],
    frames: [
      'Write down how a client would say this aloud: {struggle}. Reply to them in four lines.',
      'Write down how a client would put a struggle you haven’t written about, and reply in four lines.',
    ],
  },
  {
    id: 'struggle-not-their-fault',
    needs: ['untouched_struggle'],
    frames: [
      'Say why this is not people’s own fault: {struggle}.',
      'Take a struggle you haven’t written about and say why it is not people’s own fault.',
    ],
  },
  {
    id: 'struggle-smallest-step',
    needs: ['untouched_struggle'],
    frames: [
      'Give the smallest first step out of this: {struggle}.',
      'Give the smallest first step out of a struggle you haven’t written about.',
    ],
  },
]

/** Out of core values. */
export const VALUE_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'value-at-work',
    needs: ['value'],
    frames: [
      'Show your value {value} at work: one photograph or one scene from this week.',
      'Show one of your values at work: one photograph or one scene from this week.',
    ],
  },
  {
    id: 'value-what-you-refuse',
    needs: ['value'],
    frames: [
      'Name something you turn down because one of your values is {value}.',
      'Name something you turn down because of one of your values.',
    ],
  },
  {
    id: 'value-where-from',
    needs: ['value'],
    frames: [
      'Say where your value {value} comes from: a person, a job or a mistake.',
      'Say where one of your values comes from: a person, a job or a mistake.',
    ],
  },
  {
    id: 'value-small-habit',
    needs: ['value'],
    frames: [
      'Describe a small habit in your day that shows your value {value}.',
      'Describe a small habit in your day that comes from one of your values.',
    ],
  },
  {
    id: 'values-in-conflict',
    needs: ['two_values'],
    frames: ['Write about a day when two of your values pulled you in different directions.'],
  },
]

/** Out of the dream client. */
export const CLIENT_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'client-sunday-evening',
    needs: ['client'],
    frames: [
      'Write a note for a Sunday evening to {people}. Name what worries them.',
      'Write a note to your dream client about what worries them on a Sunday evening.',
    ],
  },
  {
    id: 'client-before-they-ask',
    needs: ['client'],
    frames: [
      'Write to {people}. Answer a question they would never dare to ask you.',
      'Answer a question that your dream client would never dare to ask you.',
    ],
  },
  {
    id: 'client-good-day',
    needs: ['client'],
    frames: [
      'Describe a good day for {people}, hour by hour.',
      'Describe a good day for your dream client, hour by hour.',
    ],
  },
  {
    id: 'client-already-right',
    needs: ['client'],
    frames: [
      'Tell {people} what they are already doing right.',
      'Tell your dream client what they are already doing right.',
    ],
  },
  {
    id: 'client-saying-no',
    needs: ['client'],
    frames: ['Say kindly who you’re not the right choice for, and where they’d be better off.'],
  },
]

/** Out of the offer and the goal. */
export const OFFER_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'offer-step-by-step',
    needs: ['offer'],
    frames: [
      'Answer the first question people ask about {offer}, step by step.',
      'Walk through what happens when someone buys your offer, step by step.',
    ],
  },
  {
    id: 'offer-first-hour',
    needs: ['offer'],
    frames: ['Describe the first hour of working with you, minute by minute.'],
  },
  {
    id: 'offer-what-is-left-out',
    needs: ['offer'],
    frames: ['Say what you left out of your offer on purpose, and why that helps.'],
  },
  {
    id: 'offer-price-explained',
    needs: ['offer'],
    frames: ['Explain what your price pays for, line by line, without defending it.'],
  },
  {
    id: 'offer-alternatives',
    needs: ['offer'],
    frames: ['Compare your offer with doing it yourself. Be honest about when that’s the better way.'],
  },
  {
    id: 'goal-in-public',
    needs: ['goal'],
    frames: [
      'Name your goal in public, {goal}, and say what you’ll do about it first.',
      'Name your goal for this season in public and say what you’ll do about it first.',
    ],
  },
]
