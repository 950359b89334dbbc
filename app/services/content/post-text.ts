import { readPlatform } from '#core/content/platforms/platforms.ts'
import type { EditorText } from '#core/content/posts/editor.ts'
import { readFormat } from '#core/content/posts/formats.ts'
import { readVariants } from '#core/content/posts/variants.ts'
import type { Content } from '#db/queries/content/content.ts'

/** A stored post as the editor holds it. */
export function postText(post: Content): EditorText {
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
