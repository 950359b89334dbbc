import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { findIdeas } from '#app/brand/services/ideas/find-ideas.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { foundationFilled } from '#core/brand/foundation.ts'
import { inKeptWords } from '#core/brand/personalise/turn-ideas.ts'
import { threadOf } from '#core/deals/thread.ts'
import type { EditorView } from '#core/posts/editor.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import type { PostText } from '#core/posts/schema.ts'
import { NO_START, type PostStart } from '#core/posts/start.ts'
import { nextStatus } from '#core/posts/status.ts'
import { builtInTemplates } from '#core/posts/templates/built-in.ts'
import { emptyPost } from '#core/posts/text.ts'
import { sanitiseText } from '#core/shared/sanitise/text.ts'
import { readText } from '#core/shared/untrusted.ts'
import { DRAFT_FORM_TEXTS, type DraftForm } from '#core/stories/draft-forms.ts'
import { draftPost } from '#core/stories/draft-post.ts'
import { publishPause } from '#core/stories/permission.ts'
import { isUuid } from '#db/client.ts'
import { findIdeaRows } from '#db/queries/brand/ideas.ts'
import { findThread } from '#db/queries/deals/thread.ts'
import { findChoices } from '#db/queries/posts/choices.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { findStory, type Story } from '#db/queries/stories/stories.ts'
import { findHistory } from './find-history.ts'
import { postText } from './post-text.ts'

const IDEAS_SHOWN = 3
/** The most characters of a title. */
const TITLE_LENGTH = 200

/**
 * Opens the editor on a saved post or idea, on a story turned into a draft by rules, on a template, for a campaign, or
 * on nothing, from at most seven statements. Null when the post or the story is not there, not yours, or no id at all.
 */
export async function readEditor(
  ctx: WorkspaceContext,
  address: {
    postId: string | null
    storyId: string | null
    platform: PlatformId | null
    form?: DraftForm
    templateId?: string | null
    campaignId?: string | null
    /** What a new post is to be about, as its title. */
    idea?: string | null
    start?: PostStart
  },
): Promise<EditorView | null> {
  const { workspace } = ctx
  const { postId, start = NO_START } = address
  if (postId !== null && !isUuid(postId)) return null
  if (address.storyId !== null && !isUuid(address.storyId)) return null
  const rows = await ctx.readInWorkspace(async sql => {
    const [foundation, history, post, chosenStory, choices, ideaRows, facts] = await Promise.all([
      findFoundation(sql, { workspace }),
      isScored(address) ? findHistory(sql, { workspace, except: postId }) : [],
      postId ? findPost(sql, { workspace, id: postId }) : null,
      address.storyId ? findStory(sql, { workspace, id: address.storyId }) : null,
      findChoices(sql, {
        ...{ workspace, userId: ctx.userId, kind: start.kind },
        isBegun: Boolean(postId || address.storyId),
      }),
      postId || address.storyId ? null : findIdeaRows(sql, { workspace, now: ctx.now() }),
      postId ? findThread(sql, { workspace, kind: 'post', id: postId }) : null,
    ])
    const story = post?.storyId ? await findStory(sql, { workspace, id: post.storyId }) : chosenStory
    const thread = facts && postId ? threadOf(facts, { kind: 'post', id: postId }) : null
    return { foundation, history, post, story, choices, ideaRows, thread }
  })
  const { foundation, history, post, story, ideaRows } = rows
  const templates = [...rows.choices.templates, ...builtInTemplates(foundation)]
  const choices = { ...rows.choices, templates }
  if (postId && !post) return null
  if (address.storyId && !story) return null
  const template = templates.find(({ id }) => id === address.templateId)
  const campaign = choices.campaigns.find(({ id }) => id === address.campaignId)
  const pillar = choices.pillars.find(({ id }) => id === start.pillarId)
  const text = post
    ? postText(post)
    : {
        ...newText(story, foundation, address),
        ...(template && !story ? { body: template.body } : {}),
        ...(address.idea && !story ? { title: sanitiseText(address.idea).slice(0, TITLE_LENGTH) } : {}),
        ...(campaign ? { campaignId: campaign.id } : {}),
        ...(pillar ? { pillarId: pillar.id } : {}),
        ...(start.format ? { format: start.format } : {}),
      }
  const found = ideaRows ? findIdeas(ctx, ideaRows, normaliseClarify(foundation)) : null
  const ideas =
    found?.chosen.ideas.slice(0, IDEAS_SHOWN).map(idea => inKeptWords(idea.text, found.kept)) ?? []
  return {
    post: post
      ? {
          id: post.id,
          version: post.version,
          updatedAt: post.updatedAt,
          isAutosaved: post.status === 'idea' || post.status === 'draft',
        }
      : null,
    isEditable: post ? post.status === 'idea' || nextStatus(post.status, 'edit') !== null : true,
    start,
    story: story ? { id: story.id, title: story.title, pause: publishPause(story, ctx.now()) } : null,
    thread: rows.thread,
    text,
    brandName: readText(foundation.brand_name),
    foundationFilled: foundationFilled(foundation),
    alignment: text.body === '' ? null : scoreContent(text.body, foundation, history),
    ideas,
    choices,
  }
}

/** Only what opens with a text is scored before it is written on; the rest needs no history. */
function isScored(opened: {
  postId: string | null
  storyId: string | null
  templateId?: string | null
}): boolean {
  return Boolean(opened.postId || opened.storyId || opened.templateId)
}

function newText(
  story: Story | null,
  foundation: unknown,
  { platform: chosenPlatform, form = 'post' }: { platform: PlatformId | null; form?: DraftForm },
): PostText {
  const platform = form === 'post' ? (chosenPlatform ?? 'instagram') : DRAFT_FORM_TEXTS[form].platform
  if (!story) return emptyPost(platform)
  const { title, body } = draftPost({ story, foundation, platform, form })
  return { ...emptyPost(platform), title, body }
}
