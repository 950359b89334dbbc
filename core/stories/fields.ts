import { type StoryInput, storySchema } from './schema.ts'
import { SPINE_TEXTS } from './spine.ts'

export type StoryField = keyof StoryInput

/** Every field of a story, in the order of its form. */
export const STORY_FIELDS = Object.keys(storySchema.entries) as readonly StoryField[]

/** What the form calls each field. */
export const STORY_LABELS: Readonly<Record<StoryField, string>> = {
  title: 'Title',
  body: 'What happened',
  kind: 'Kind of story',
  happenedOn: 'When it happened',
  situation: SPINE_TEXTS.situation.label,
  struggle: SPINE_TEXTS.struggle.label,
  turn: SPINE_TEXTS.turn.label,
  result: SPINE_TEXTS.result.label,
  lesson: SPINE_TEXTS.lesson.label,
  proof: 'Proof',
  proofKind: 'Kind of proof',
  emotion: 'How readers should feel',
  status: 'Status',
  links: 'Shows',
}

/** What no column of a table can say; a story that is imported starts without. */
const NOT_IMPORTED = ['proofKind', 'status', 'links'] as const satisfies readonly StoryField[]

/** What a column of a table can hold. */
export type ImportField = Exclude<StoryField, (typeof NOT_IMPORTED)[number]>
export const IMPORT_FIELDS = STORY_FIELDS.filter(
  (name): name is ImportField => !NOT_IMPORTED.some(field => field === name),
)
