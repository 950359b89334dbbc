import { PLATFORM_IDS, PLATFORMS } from '#core/posts/platforms/platforms.ts'
import { readVariants } from '#core/posts/variants.ts'
import type { PostEntry } from '#db/queries/vault/post-entries.ts'

/** A post as a text: its title, what it says, and what it says on single platforms. */
export function postFile({ title, body, variants }: Pick<PostEntry, 'title' | 'body' | 'variants'>): string {
  const own = readVariants(variants)
  const versions = PLATFORM_IDS.flatMap(id => (own[id] ? [`--- ${PLATFORMS[id].name} ---\n${own[id]}`] : []))
  return `${[title, body, ...versions].filter(part => part !== '').join('\n\n')}\n`
}
