/** The parts of a story in the order they are told in, with their headings. */
export const STORY_PARTS = [
  ['body', ''],
  ['situation', 'Situation'],
  ['struggle', 'Struggle'],
  ['turn', 'Turning point'],
  ['result', 'Result'],
  ['lesson', 'Lesson'],
  ['proof', 'Proof'],
] as const
