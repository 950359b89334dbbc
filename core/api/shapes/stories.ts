import * as v from 'valibot'
import { PROOF_KINDS, STORY_KINDS, STORY_PERMISSIONS, STORY_STATUSES } from '../../stories/kinds.ts'
import { STORY_LIMITS } from '../../stories/limits.ts'
import { day, id, instant, listQuery, pageOf, text, version } from './fields.ts'

const spine = text(STORY_LIMITS.spine)

/** What a story says. */
const entries = {
  title: text(STORY_LIMITS.title, 'required'),
  body: text(STORY_LIMITS.body),
  kind: v.picklist(STORY_KINDS),
  status: v.picklist(STORY_STATUSES),
  happenedOn: v.nullable(day),
  situation: spine,
  struggle: spine,
  turn: spine,
  result: spine,
  lesson: spine,
  proof: text(STORY_LIMITS.proof),
  proofKind: v.nullable(v.picklist(PROOF_KINDS)),
  emotion: text(STORY_LIMITS.emotion),
}

export const storySchema = v.strictObject({
  id,
  ...entries,
  permission: v.pipe(
    v.picklist(STORY_PERMISSIONS),
    v.description('What the people in it allow, all together.'),
  ),
  permissionExpiresOn: v.nullable(day),
  version,
  createdAt: instant,
  updatedAt: instant,
})

export const storyPageSchema = pageOf(storySchema)

export const storiesQuery = v.strictObject({
  ...listQuery,
  kind: v.optional(v.picklist(STORY_KINDS)),
  status: v.optional(v.picklist(STORY_STATUSES)),
})

/** A new story needs its text; without a title it is named by its first words. */
export const newStorySchema = v.strictObject({
  ...v.partial(v.strictObject(entries)).entries,
  body: text(STORY_LIMITS.body, 'required'),
})

/** What is left out stays as it is. */
export const storyChangesSchema = v.strictObject({ ...v.partial(v.strictObject(entries)).entries, version })
