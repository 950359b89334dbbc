import type { ClarifyField } from '../field.ts'

/** Questions about who else there is and why people choose this brand. */
export const MARKET_FIELDS: readonly ClarifyField[] = [
  {
    key: 'usp',
    kind: 'text',
    section: 'market',
    label: 'What only you do',
    question: 'What do you do that no one else in your field does?',
    help: 'Finish the sentence: “We are the only ones who …”',
    example: 'We are the only ones who train during opening hours.',
    feeds: ['score', 'prompts', 'assistant', 'strategy'],
  },
  {
    key: 'business_difference',
    kind: 'text',
    section: 'market',
    label: 'What’s different',
    question: 'Why do people choose you instead of someone else?',
    help: 'Ask your last three clients if you’re not sure.',
    example: 'I’ve done the job for ten years, and it shows in the first hour.',
    feeds: ['score', 'prompts', 'assistant', 'strategy'],
  },
  {
    key: 'competitors',
    kind: 'text',
    section: 'market',
    label: 'Others in the field',
    question: 'Who else could people turn to?',
    help: 'Include names, and also doing nothing or asking a friend.',
    example: 'Barista schools, online courses, a cousin who worked at a chain.',
    feeds: ['assistant', 'strategy'],
  },
  {
    key: 'pricing_positioning',
    kind: 'text',
    section: 'market',
    label: 'How your prices compare',
    question: 'Are you cheaper, dearer or about the same as others, and why?',
    help: 'The reason matters more than the figure.',
    example: 'Dearer than an online course, because someone actually turns up.',
    feeds: ['assistant', 'strategy'],
  },
]
