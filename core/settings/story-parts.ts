import { SPINE_PARTS, SPINE_TEXTS } from '../stories/spine.ts'

/** The parts of a story in the order they are told in, with their headings; what is told freely has none. */
export const STORY_PARTS = [
  ['body', ''],
  ...SPINE_PARTS.map(part => [part, SPINE_TEXTS[part].label] as const),
  ['proof', 'Proof'],
] as const
