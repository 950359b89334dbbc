import * as v from 'valibot'
import { PLATFORM_IDS } from '../../posts/platforms/platforms.ts'
import { POST_LIMITS } from '../../posts/schema.ts'
import { POST_STATUSES } from '../../posts/status.ts'
import { id, instant, listQuery, pageOf, score, text, version } from './fields.ts'

export const platform = v.picklist(PLATFORM_IDS)

const entries = {
  title: text(POST_LIMITS.title),
  body: text(POST_LIMITS.body, 'required'),
  platform,
  goal: text(POST_LIMITS.goal),
  offer: text(POST_LIMITS.offer),
  pillarId: v.nullable(id),
  campaignId: v.nullable(id),
}

export const postSchema = v.strictObject({
  id,
  ...entries,
  body: v.string(),
  platform: v.pipe(v.string(), v.description('Where it is meant for.')),
  status: v.picklist(POST_STATUSES),
  storyId: v.nullable(id),
  alignmentScore: v.pipe(score, v.description('How much it sounds like the brand.')),
  publishedAt: v.nullable(instant),
  version,
  createdAt: instant,
  updatedAt: instant,
})

export const postPageSchema = pageOf(postSchema)

export const postsQuery = v.strictObject({
  ...listQuery,
  status: v.optional(v.picklist(POST_STATUSES)),
  platform: v.optional(platform),
})

/** A new post is a draft. */
export const newPostSchema = v.strictObject({
  ...v.partial(v.strictObject(entries)).entries,
  body: entries.body,
  platform: entries.platform,
  storyId: v.optional(v.nullable(id)),
})

/** What is left out stays as it is. */
export const postChangesSchema = v.strictObject({ ...v.partial(v.strictObject(entries)).entries, version })
