import * as v from 'valibot'
import { MEDIA_LIMITS } from '../media/limits.ts'
import { dayField } from '../shared/day-field.ts'
import { textField } from '../shared/sanitise/field.ts'
import { isBlank } from '../shared/text.ts'
import { versionField } from '../shared/version.ts'
import { PROOF_KINDS, STORY_KINDS, STORY_STATUSES } from './kinds.ts'
import { STORY_LIMITS } from './limits.ts'
import { linkKey, readLinkKey } from './link-key.ts'

export const STORY_MESSAGES = {
  titleRequired: 'Enter a title',
  captureRequired: 'Enter what happened. One line is enough',
  kindUnknown: 'Choose a kind of story',
  statusUnknown: 'Choose a status',
  proofUnknown: 'Choose a kind of proof',
  dateInvalid: 'Enter a date, such as 2026-11-20',
} as const

const day = dayField(STORY_MESSAGES.dateInvalid)

/** What a story stands for, as keys; what is no key is left out, each counts once, 40 at most. */
const linksField = v.optional(
  v.pipe(
    v.array(v.string()),
    v.transform(keys => {
      const links = keys.map(readLinkKey).filter(link => link !== null)
      return [...new Set(links.map(linkKey))].slice(0, STORY_LIMITS.links)
    }),
  ),
  [],
)

const spineField = textField({ most: STORY_LIMITS.spine })

/**
 * The form of a story, in its order: only the title is required. What a story says is listed here alone; `fields.ts`
 * names these fields and says which of them an import may fill.
 */
export const storySchema = v.object({
  title: textField({ required: STORY_MESSAGES.titleRequired, most: STORY_LIMITS.title }),
  body: textField({ most: STORY_LIMITS.body }),
  kind: v.optional(v.picklist(STORY_KINDS, STORY_MESSAGES.kindUnknown), 'everyday'),
  happenedOn: day,
  situation: spineField,
  struggle: spineField,
  turn: spineField,
  result: spineField,
  lesson: spineField,
  proof: textField({ most: STORY_LIMITS.proof }),
  proofKind: v.optional(v.nullable(v.picklist(PROOF_KINDS, STORY_MESSAGES.proofUnknown)), null),
  emotion: textField({ most: STORY_LIMITS.emotion }),
  status: v.optional(v.picklist(STORY_STATUSES, STORY_MESSAGES.statusUnknown), 'ready'),
  links: linksField,
})

export type StoryInput = v.InferOutput<typeof storySchema>

/** The capture box: one text, out of which the title is suggested. */
export const captureSchema = v.object({
  body: textField({ required: STORY_MESSAGES.captureRequired, most: STORY_LIMITS.body }),
})

/** A posted line of words alone, with the key that makes a double press count once. */
export const captureLineSchema = v.object({
  ...captureSchema.entries,
  idempotencyKey: textField({ most: 100 }),
})

/** The posted capture box: words, what its photo shows, or a recording; with the key that makes a double press count once. */
export const captureFormSchema = v.pipe(
  v.object({
    body: textField({ most: STORY_LIMITS.body }),
    /** What the photo shows that comes with it. */
    photoAlt: textField({ most: MEDIA_LIMITS.alt }),
    /** The recording that comes with it: in the browser its file, on the server that there was one. */
    voice: v.optional(v.unknown()),
    /** What the story shall stand for, when it was begun from a gap. */
    link: textField({ most: 220 }),
    idempotencyKey: textField({ most: 100 }),
  }),
  v.forward(
    v.check(
      ({ body, photoAlt, voice }) => !isBlank(body) || !isBlank(photoAlt) || Boolean(voice),
      STORY_MESSAGES.captureRequired,
    ),
    ['body'],
  ),
)

/** The posted story: with the version that was read; what is no version is 0, which never matches. */
export const storyFormSchema = v.object({ ...storySchema.entries, version: versionField() })
