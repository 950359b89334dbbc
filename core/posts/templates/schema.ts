import * as v from 'valibot'
import { textField } from '../../shared/sanitise/field.ts'

export const TEMPLATE_NAME_LIMIT = 100
export const TEMPLATE_BODY_LIMIT = 10_000
export const HASHTAGS_LIMIT = 1000
/** How many of each a workspace keeps. */
export const TEMPLATES_LIMIT = 100

export const TEMPLATE_MESSAGES = {
  nameRequired: 'Enter a name',
  bodyRequired: 'Enter the template text',
  tagsRequired: 'Enter at least one hashtag',
} as const

/** A template of one's own. */
export const templateSchema = v.object({
  name: textField({ required: TEMPLATE_MESSAGES.nameRequired, most: TEMPLATE_NAME_LIMIT }),
  body: textField({ required: TEMPLATE_MESSAGES.bodyRequired, most: TEMPLATE_BODY_LIMIT }),
})

/** `bread, slow-food #baking` becomes `#bread #slowfood #baking`; repeats in any case are dropped. */
export function readHashtags(text: string): string {
  const seen = new Set<string>()
  const tags: string[] = []
  for (const word of text.split(/[\s,;#]+/u)) {
    const tag = word.replace(/[^\p{L}\p{N}\p{M}_]/gu, '')
    if (!/\p{L}/u.test(tag) || seen.has(tag.toLowerCase())) continue
    seen.add(tag.toLowerCase())
    tags.push(`#${tag}`)
  }
  return tags.join(' ')
}

/** A named set of hashtags; typed with or without `#`, commas or spaces between. */
export const hashtagSetSchema = v.object({
  name: textField({ required: TEMPLATE_MESSAGES.nameRequired, most: TEMPLATE_NAME_LIMIT }),
  tags: v.pipe(
    textField({ required: TEMPLATE_MESSAGES.tagsRequired, most: HASHTAGS_LIMIT / 2 }),
    v.transform(readHashtags),
    v.check(tags => tags !== '', TEMPLATE_MESSAGES.tagsRequired),
  ),
})

export type TemplateInput = v.InferOutput<typeof templateSchema>
export type HashtagSetInput = v.InferOutput<typeof hashtagSetSchema>
