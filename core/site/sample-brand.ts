import type { Foundation } from '../brand/alignment/foundation/fields.ts'

/** The made-up founder whose posts and scores visitors are shown: a potter who teaches beginners. */
export const SAMPLE_FOUNDATION: Foundation = {
  brand_name: 'Wren & Clay',
  brand_voice: 'Warm, unhurried and plain. Short sentences, small jokes, never salesy.',
  brand_personality: ['warm-expert'],
  core_values: ['patience', 'room for mistakes', 'small groups'],
  brand_heart_problem:
    'Grown-ups stop making things because someone once told them they had no talent. They are afraid of the clay before they touch it.',
  dream_client:
    'Priya is 34 and works in payroll. She has not made anything with her hands since school, and she wants one evening a week in which nothing has to be perfect.',
  audience_pain_points:
    'Afraid of looking silly in a class, tired after work, used to being good at things straight away.',
  audience_desires: 'To make something with her hands, to laugh at a mistake, to go home calm.',
  offer_description:
    'Six-week pottery courses for beginners: six people, one table, Thursdays at seven. Clay, glaze and firing are included.',
  key_message: 'You are allowed to be a beginner.',
  emotions_to_spark: ['calm', 'courage', 'delight'],
  words_to_avoid: ['masterclass', 'unleash', 'flawless'],
}

/** What she would say of it in a few sentences, as visitors do who try the score. */
export const SAMPLE_BUSINESS =
  'Wren & Clay teaches pottery to beginners who are afraid of looking silly because someone once told them they had no talent. We care about patience, small groups and room for mistakes: you may laugh at a cracked bowl. People go home calm, and a little braver.'

/** A sentence of hers to play with, and the voice it is in. */
export const SAMPLE_SENTENCE = 'Priya laughed when her first bowl came out of the kiln with a crack in it.'
export const SAMPLE_VOICE = 'warm-expert'

/** Two of her posts, paragraph by paragraph. */
export const SAMPLE_POSTS = {
  paperclips: [
    'Priya laughed when her first bowl came out of the kiln with a crack in it. Six weeks ago she was afraid of looking silly. Now she keeps paperclips in it, on her desk at work.',
  ],
  crackedBowl: [
    'On Tuesday a bowl cracked in the kiln. Its maker, in her third week, laughed and asked if she could keep it anyway.',
    'That’s the moment I teach for. Not the perfect bowl. The second someone stops being afraid of the clay.',
    'Six people, one table, Thursdays at seven. Bring nothing.',
  ],
} as const
