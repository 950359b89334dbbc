import type { EditorText } from '#core/posts/editor.ts'
import { readFormat } from '#core/posts/formats.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants } from '#core/posts/variants.ts'
import type { Post } from '#db/queries/posts/posts.ts'

/** A stored post as the text in the editor. */
export function postText(post: Post): EditorText {
  return {
    title: post.title,
    body: post.body,
    platform: readPlatform(post.platform) ?? 'blog',
    goal: post.goal,
    format: readFormat(post.format),
    pillarId: post.pillarId ?? '',
    campaignId: post.campaignId ?? '',
    offer: post.offer,
    variants: readVariants(post.contentData.variants),
  }
}
