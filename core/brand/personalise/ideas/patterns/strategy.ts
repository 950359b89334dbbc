import type { IdeaPattern } from '../pattern.ts'

/** Out of pillars that are silent or without a story. */
export const PILLAR_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'pillar-one-thing',
    needs: ['silent_pillar'],
    frames: [
      'Nothing on {pillar} has gone out in 30 days. Share one thing about it you learned this month.',
      'Pick the pillar you’ve been silent on and share one thing about it you learned this month.',
    ],
  },
  {
    id: 'pillar-first-steps',
    needs: ['silent_pillar'],
    frames: [
      'Write the first three steps for someone who is new to {pillar}.',
      'Pick the pillar you’ve been silent on and write three first steps for someone new to it.',
    ],
  },
  {
    id: 'pillar-mistake',
    needs: ['silent_pillar'],
    frames: [
      'Name a mistake you see again and again with {pillar}, and how to put it right.',
      'Pick the pillar you’ve been silent on and name a mistake you often see there.',
    ],
  },
  {
    id: 'pillar-question',
    needs: ['silent_pillar'],
    frames: [
      'Ask readers what they find hardest about {pillar}.',
      'Ask readers what they find hardest about the pillar you’ve been silent on.',
    ],
  },
  {
    id: 'pillar-today',
    needs: ['silent_pillar'],
    frames: [
      'Show where {pillar} came up in your work today.',
      'Show where the pillar you’ve been silent on came up in your work today.',
    ],
  },
  {
    id: 'pillar-why-it-matters',
    needs: ['silent_pillar'],
    frames: [
      'Say in five lines why {pillar} belongs to your brand at all.',
      'Say in five lines why the pillar you’ve been silent on belongs to your brand at all.',
    ],
  },
  {
    id: 'pillar-words-explained',
    needs: ['silent_pillar'],
    frames: [
      'Explain one word that people need to know for {pillar}.',
      'Explain one word from the pillar you’ve been silent on.',
    ],
  },
  {
    id: 'pillar-find-a-story',
    needs: ['storyless_pillar'],
    frames: [
      'No story stands for {bare} yet. Write down the first time it mattered, and post that.',
      'One pillar has no story yet. Write down the first time it mattered, and post that.',
    ],
  },
  {
    id: 'pillar-ask-for-stories',
    needs: ['storyless_pillar'],
    frames: [
      'Ask your readers for their own stories about {bare}.',
      'Ask your readers for their own stories about a pillar that has none yet.',
    ],
  },
  {
    id: 'pillar-someone-you-learned-from',
    needs: ['storyless_pillar'],
    frames: [
      'Write about the person who taught you most about {bare}.',
      'Write about the person who taught you most about a pillar that has no story yet.',
    ],
  },
]

/** Out of claims without proof, and what stands for them. */
export const PROMISE_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'promise-last-time',
    needs: ['bare_claim'],
    frames: [
      'Your strategy says {claim}. Describe the last time it was true.',
      'Take a claim from your strategy that has no proof yet. Describe the last time it was true.',
    ],
  },
  {
    id: 'promise-number',
    needs: ['bare_claim'],
    frames: [
      'Find one number that backs this up: {claim}.',
      'Take a claim from your strategy that has no proof yet and find one number that backs it up.',
    ],
  },
  {
    id: 'promise-client-words',
    needs: ['bare_claim'],
    frames: [
      'Ask a client whether they would say this of you: {claim}. Quote them, with their permission.',
      'Ask a client whether they would back one of your claims, and quote them with permission.',
    ],
  },
  {
    id: 'promise-limits',
    needs: ['bare_claim'],
    frames: [
      'You claim {claim}. Say when that doesn’t hold, so that people believe you when it does.',
      'Take a claim from your strategy. Say when it doesn’t hold, so that people believe it when it does.',
    ],
  },
  {
    id: 'value-without-story',
    needs: ['unproved_value'],
    frames: [
      'None of your stories stands for {unproved} yet. Write about the last time it cost you something.',
      'One of your values has no story yet. Write about the last time it cost you something.',
    ],
  },
  {
    id: 'value-seen-by-others',
    needs: ['unproved_value'],
    frames: [
      'Ask someone you work with where they last saw your value {unproved} at work. Post their answer.',
      'Ask someone you work with where they last saw one of your values at work. Post their answer.',
    ],
  },
  {
    id: 'value-hard-day',
    needs: ['unproved_value'],
    frames: [
      'Write about a day when your value {unproved} was hard to keep to.',
      'Write about a day when one of your values was hard to keep to.',
    ],
  },
  {
    id: 'offer-one-customer',
    needs: ['unproved_offer'],
    frames: ['No story stands for your offer yet. Describe one customer’s week without it and one with it.'],
  },
  {
    id: 'offer-first-sale',
    needs: ['unproved_offer'],
    frames: ['Write about the first time someone paid for what you do, and what you got wrong.'],
  },
]

/** After a check-in that was low, or high. */
export const CHECKIN_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'checkin-one-true-sentence',
    needs: ['low_checkin'],
    frames: [
      'You gave your last check-in {score} out of 10. Write one sentence this week that only you would write.',
      'Your last check-in was low. Write one sentence this week that only you would write.',
    ],
  },
  {
    id: 'checkin-old-voice',
    needs: ['low_checkin'],
    frames: [
      'Your last check-in was low. Write about your work the way you’d talk about it to an old friend.',
    ],
  },
  {
    id: 'checkin-not-us',
    needs: ['low_checkin'],
    frames: [
      'Your last check-in was low. Name one thing your brand would never say, and what you’d say instead.',
    ],
  },
  {
    id: 'checkin-back-to-why',
    needs: ['low_checkin'],
    frames: ['Your last check-in was low. Write down why you started, in the words you used then.'],
  },
  {
    id: 'checkin-felt-right',
    needs: ['high_checkin'],
    frames: [
      'You gave your last check-in {score} out of 10. Write about what felt right, while it’s fresh.',
      'Your last check-in was high. Write about what felt right, while it’s fresh.',
    ],
  },
  {
    id: 'checkin-thank-you',
    needs: ['high_checkin'],
    frames: ['Your last check-in was high. Thank the person who had most to do with it, in public.'],
  },
]
