import * as v from 'valibot'
import { isPlainObject, readKey } from '../shared/untrusted.ts'
import { type PostText, postSchema } from './schema.ts'

/** What was asked to be evaluated, or why it cannot be: not JSON of an object, or not a post. */
export type Evaluation =
  | { readonly ok: true; readonly postId: string | null; readonly post: PostText }
  | { readonly ok: false; readonly reason: 'unreadable' | 'invalid' }

/**
 * Reads the payload of the deprecated call `evaluate-post-alignment` in the names of its record: post_id,
 * title, caption (or content), platform, post_goal. The caption is required; unknown keys are ignored.
 */
export function readEvaluation(json: string): Evaluation {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
  if (!isPlainObject(data)) return { ok: false, reason: 'unreadable' }
  const parsed = v.safeParse(postSchema, {
    title: readKey(data, 'title'),
    body: readKey(data, 'caption', 'content', 'body'),
    platform: readKey(data, 'platform') ?? 'blog',
    goal: readKey(data, 'post_goal', 'postGoal'),
  })
  if (!parsed.success) return { ok: false, reason: 'invalid' }
  const postId = readKey(data, 'post_id', 'postId')
  return { ok: true, postId: typeof postId === 'string' ? postId : null, post: parsed.output }
}
