import { foundationFilled } from '#core/brand/foundation.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { type ContentAlignment, scoreContent } from '#core/content/alignment/score-content.ts'
import { type PlatformId, readPlatform } from '#core/content/platforms/platforms.ts'
import { nextStatus } from '#core/content/posts/status.ts'
import { DRAFT_FORM_TEXTS, type DraftForm, draftPost } from '#core/stories/post/draft-post.ts'
import { isUuid } from '#db/client.ts'
import { findContent } from '#db/queries/content/content.ts'
import { findStory, type Story } from '#db/queries/stories/stories.ts'
import type { WorkspaceContext } from '../context.ts'
import { findFoundation } from './find-foundation.ts'
import { findHistory } from './find-history.ts'

/** What the editor opens with. */
export interface EditorText {
  readonly title: string
  readonly body: string
  readonly platform: PlatformId
  readonly goal: string
}

export interface EditorView {
  /** The saved post; null for a new one. */
  readonly post: { readonly id: string; readonly version: number; readonly updatedAt: Date } | null
  readonly isEditable: boolean
  /** Where the text came from. */
  readonly story: { readonly id: string; readonly title: string } | null
  readonly text: EditorText
  /** What the browser needs to score by itself. */
  readonly foundation: Record<string, string | readonly string[]>
  readonly history: readonly string[]
  /** 0 to 5 of the five foundation fields. */
  readonly foundationFilled: number
  /** The score of the text as it opens; null when there is no text yet. */
  readonly alignment: ContentAlignment | null
  /** What one could write about. */
  readonly ideas: readonly string[]
}

const IDEAS_SHOWN = 3

/**
 * Opens the editor on a saved post, on a story turned into a draft by rules, or on nothing. Null when the post or the
 * story is not there, not yours, or no id at all.
 */
export async function readEditor(
  ctx: WorkspaceContext,
  wanted: { postId: string | null; storyId: string | null; platform: PlatformId | null; form?: DraftForm },
): Promise<EditorView | null> {
  const { workspace } = ctx
  const { postId } = wanted
  if (postId !== null && !isUuid(postId)) return null
  if (wanted.storyId !== null && !isUuid(wanted.storyId)) return null
  const found = await ctx.db.inWorkspace(workspace, async sql => {
    const [foundation, history, post, given] = await Promise.all([
      findFoundation(sql, { workspace }),
      findHistory(sql, { workspace, except: postId }),
      postId ? findContent(sql, { workspace, id: postId }) : null,
      wanted.storyId ? findStory(sql, { workspace, id: wanted.storyId }) : null,
    ])
    const story = post?.storyId ? await findStory(sql, { workspace, id: post.storyId }) : given
    return { foundation, history, post, story }
  })
  const { foundation, history, post, story } = found
  if (postId && !post) return null
  if (wanted.storyId && !story) return null
  const text = post
    ? { title: post.title, body: post.body, platform: readPlatform(post.platform) ?? 'blog', goal: post.goal }
    : newText(story, foundation, wanted)
  return {
    post: post ? { id: post.id, version: post.version, updatedAt: post.updatedAt } : null,
    isEditable: post ? post.status === 'idea' || nextStatus(post.status, 'edit') !== null : true,
    story: story ? { id: story.id, title: story.title } : null,
    text,
    foundation,
    history,
    foundationFilled: foundationFilled(foundation),
    alignment: text.body === '' ? null : scoreContent(text.body, foundation, history),
    ideas: post || story ? [] : personalise(foundation).contentIdeas.slice(0, IDEAS_SHOWN),
  }
}

function newText(
  story: Story | null,
  foundation: unknown,
  { platform: asked, form = 'post' }: { platform: PlatformId | null; form?: DraftForm },
): EditorText {
  const platform = form === 'post' ? (asked ?? 'instagram') : DRAFT_FORM_TEXTS[form].platform
  if (!story) return { title: '', body: '', platform, goal: '' }
  const { title, body } = draftPost({ story, foundation, platform, form })
  return { title, body, platform, goal: '' }
}
