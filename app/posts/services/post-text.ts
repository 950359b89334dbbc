import type { PostText } from '#core/posts/schema.ts'
import { readPostText } from '#core/posts/text.ts'
import type { Post } from '#db/queries/posts/posts.ts'

/** A stored post as the text in the editor. */
export function postText(post: Post): PostText {
  return readPostText(name => (name === 'variants' ? post.contentData.variants : post[name]))
}

/** A post as it stood at an earlier version; what versions do not keep is as it is now. */
export function versionText(
  post: Post,
  { title, body, contentData }: Pick<Post, 'title' | 'body' | 'contentData'>,
): PostText {
  return postText({ ...post, title, body, contentData })
}
