import type { ClarifyField } from '../field.ts'

/** Questions about what the brand stands for. */
export const VALUES_FIELDS: readonly ClarifyField[] = [
  {
    key: 'core_values',
    kind: 'list',
    section: 'values',
    label: 'Core values',
    question: 'Which two to five values guide how you work?',
    help: 'Use short words or phrases of your own. Put one on each line.',
    example: 'plain language\npatience\nsay it early',
    feeds: ['score', 'prompts', 'assistant', 'strategy', 'snapshot'],
  },
  {
    key: 'values_in_action',
    kind: 'text',
    section: 'values',
    label: 'Values in action',
    question: 'When did one of your values cost you something?',
    help: 'Give a time when you chose the value over the easy option.',
    example: 'I sent a client back to her old supplier because it was the better fit.',
    feeds: ['score', 'prompts', 'assistant'],
  },
  {
    key: 'personal_values',
    kind: 'list',
    section: 'values',
    label: 'Personal values',
    question: 'What matters to you outside the business?',
    help: 'Only what you’re happy to talk about in public. Put one on each line.',
    example: 'family dinners\nbeing outdoors\nkeeping promises',
    feeds: ['prompts', 'assistant'],
  },
  {
    key: 'brand_beliefs',
    kind: 'list',
    section: 'values',
    label: 'Beliefs',
    question: 'What do you believe about your field that others might argue with?',
    help: 'Keep each belief short enough for a sign. Put one on each line.',
    example: 'no one learns from a manual\nrest is part of the job',
    feeds: ['score', 'prompts', 'assistant', 'strategy'],
  },
]
