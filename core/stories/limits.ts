/** Longest parts of a story, in characters. */
export const STORY_LIMITS = {
  title: 200,
  body: 10_000,
  spine: 2000,
  proof: 2000,
  emotion: 100,
  links: 40,
} as const
