import { readArray, readInstant } from '../../shared/untrusted.ts'
import type { ArchiveFile, Collector } from '../item.ts'
import { type JsonObject, objectOf, readJson, textOf } from '../text/read-json.ts'
import { restoreText } from '../text/restore-text.ts'

/** Files of an Instagram archive that hold posts: today's, and `media.json` of before 2021. */
export const INSTAGRAM_POSTS = /(^|\/)((posts_\d+|reels|igtv_videos)\.json|media\.json)$/i
/** Files of a Facebook archive that hold posts, of a person or of a page. */
export const FACEBOOK_POSTS = /(^|\/)(your_posts[^/]*|profile_posts_\d+|page_posts_\d+)\.json$/i

const secondsOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value * 1000 : null)

/** Captions of an Instagram archive, of posts and of reels. Stories, which are gone after a day, are not read. */
export function readInstagramArchive(files: readonly ArchiveFile[], to: Collector): void {
  for (const file of files) {
    if (!INSTAGRAM_POSTS.test(file.name)) continue
    const json = readJson(file.text)
    const entries = Array.isArray(json) ? json : Object.values(objectOf(json)).flatMap(readArray)
    if (json === undefined) to.leave('unreadable')
    for (const entry of entries) {
      const post = objectOf(entry)
      const media = readArray(post.media).map(objectOf)
      const [first = {}] = media
      to.add({
        platform: 'instagram',
        text: restoreText(textOf(post.title) || textOf(post.caption) || textOf(first.title)),
        at:
          secondsOf(post.creation_timestamp) ??
          secondsOf(first.creation_timestamp) ??
          readInstant(textOf(post.taken_at))?.getTime() ??
          null,
      })
    }
  }
}

/** Posts of a Facebook archive. What others wrote on one's page is no post of one's own, and has another file. */
export function readFacebookArchive(files: readonly ArchiveFile[], to: Collector): void {
  for (const file of files) {
    if (!FACEBOOK_POSTS.test(file.name)) continue
    const json = readJson(file.text)
    const entries = Array.isArray(json) ? json : Object.values(objectOf(json)).flatMap(readArray)
    if (json === undefined) to.leave('unreadable')
    for (const entry of entries) {
      const post = objectOf(entry)
      const text =
        readArray(post.data)
          .map(one => textOf(objectOf(one).post))
          .find(one => one !== '') ?? ''
      const link = sharedLink(post)
      const whole = restoreText(text)
      to.add({
        platform: 'facebook',
        text: whole !== '' && link !== '' && !whole.includes(link) ? `${whole}\n\n${link}` : whole,
        at: secondsOf(post.timestamp),
      })
    }
  }
}

/** The address that a post shares; '' where it shares none. */
function sharedLink(post: JsonObject): string {
  for (const attachment of readArray(post.attachments))
    for (const part of readArray(objectOf(attachment).data)) {
      const url = textOf(objectOf(objectOf(part).external_context).url)
      if (/^https?:/.test(url)) return url
    }
  return ''
}
