import { readKey, readText } from '../shared/untrusted.ts'
import { BODY_LIMIT, PLATFORM_IDS, type PlatformId } from './platforms/platforms.ts'

/** A text of its own for single networks; the others take the post's one text. */
export type PostVariants = { readonly [K in PlatformId]?: string }

/** Reads versions of any shape: known platforms with something written, each at most 10 000 characters. */
export function readVariants(input: unknown): PostVariants {
  const variants: { [K in PlatformId]?: string } = {}
  for (const id of PLATFORM_IDS) {
    const text = readText(readKey(input, id)).slice(0, BODY_LIMIT)
    if (text !== '') variants[id] = text
  }
  return variants
}

/** What goes out on a network: its own version, else the post's text. */
export function textFor(
  platform: PlatformId,
  post: { readonly body: string; readonly variants: PostVariants },
): string {
  return post.variants[platform] ?? post.body
}
