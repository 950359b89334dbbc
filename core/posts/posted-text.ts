import { sanitiseText } from '../shared/sanitise/text.ts'
import type { EditorText } from './editor.ts'
import { readFormat } from './formats.ts'
import { BODY_LIMIT, PLATFORM_IDS, readPlatform } from './platforms/platforms.ts'
import { POST_GOAL_LIMIT, POST_OFFER_LIMIT, POST_TITLE_LIMIT } from './schema.ts'
import { readVariants } from './variants.ts'

/**
 * What stands in a posted editor, finished or not, for what may be asked before anything is saved: fields by name, each
 * sanitised and cut to its limit. Never refuses.
 */
export function readPostedText(field: (name: string) => unknown): EditorText {
  const text = (name: string, most: number) => sanitiseText(field(name)).slice(0, most)
  return {
    title: text('title', POST_TITLE_LIMIT),
    body: text('body', BODY_LIMIT),
    platform: readPlatform(field('platform')) ?? 'blog',
    goal: text('goal', POST_GOAL_LIMIT),
    format: readFormat(field('format')),
    pillarId: text('pillarId', 36),
    campaignId: text('campaignId', 36),
    offer: text('offer', POST_OFFER_LIMIT),
    variants: readVariants(
      Object.fromEntries(PLATFORM_IDS.map(id => [id, text(`variants.${id}`, BODY_LIMIT)])),
    ),
  }
}
