import type { Foundation } from '../brand/alignment/foundation/fields.ts'
import { fitsPlatform } from '../posts/platforms/count.ts'
import { readPlatform } from '../posts/platforms/platforms.ts'
import { builtInTemplates } from '../posts/templates/built-in.ts'
import { draftPost } from '../stories/draft-post.ts'
import type { StoryForPost } from '../stories/parts.ts'

/** The one of the built-in templates that fits whatever happened, on every network. */
const ANYTHING = 'hook-story-lesson'
/** Those that fit a pillar: an invitation needs an offer, which is no pillar. */
const FOR_PILLARS = [ANYTHING, 'problem-way-out', 'teach-one-thing', 'before-after', 'what-i-believe']

/**
 * What an accepted part begins with: its story told by the rules that the editor uses, else an outline with its pillar as
 * the first thing to think of. Outlines take turns by the part's day, so that a month of one pillar is not written
 * to one pattern. Never empty, and fits the platform. `isOutline` while it says nothing of its own yet, so that there is
 * nothing to score.
 */
export function draftPart(input: {
  readonly platform: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly story: StoryForPost | null
  readonly pillar: { readonly title: string; readonly description: string } | null
  readonly foundation: Foundation
}): { body: string; isOutline: boolean } {
  const { day, story, pillar, foundation } = input
  const platform = readPlatform(input.platform) ?? 'linkedin'
  const told = story ? draftPost({ story, foundation, platform }).body : ''
  if (told !== '') return { body: told, isOutline: false }
  const templates = builtInTemplates(foundation)
  const bodyOf = (id: string) => templates.find(template => template.id === id)?.body ?? ''
  const about = pillar?.description.trim()
  const start = pillar && about ? `[${pillar.title}: ${about}]\n\n` : ''
  const turn = FOR_PILLARS[Number(day.slice(-2)) % FOR_PILLARS.length] ?? ANYTHING
  const outlines = pillar ? [start + bodyOf(turn), bodyOf(turn), start + bodyOf(ANYTHING)] : []
  const body = outlines.find(outline => fitsPlatform(platform, outline)) ?? bodyOf(ANYTHING)
  return { body, isOutline: true }
}
