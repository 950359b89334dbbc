import { readKey, readText } from '../shared/untrusted.ts'
import { POST_FORMAT_LABELS, readFormat } from './formats.ts'
import { PLATFORM_IDS, PLATFORMS, readPlatform } from './platforms/platforms.ts'
import { type PostVariants, readVariants } from './variants.ts'

const LABELS = [
  ['title', 'Title'],
  ['body', 'Your post'],
  ['platform', 'Platform'],
  ['goal', 'Purpose'],
  ['format', 'Format'],
  ['offer', 'Offer'],
] as const

type PostTexts = {
  readonly title: string
  readonly body: string
  readonly platform: string
  readonly goal: string
  readonly format?: string
  readonly offer?: string
  readonly variants?: PostVariants
}

/** Where two states of a post differ, in the order of the editor; none when they are alike. */
export function postDifferences(
  saved: PostTexts,
  typed: PostTexts,
): { label: string; saved: string; typed: string }[] {
  const [ours, theirs] = [saved, typed].map(post => readVariants(readKey(post, 'variants')))
  return [
    ...LABELS.map(([name, label]) => ({ label, saved: words(name, saved), typed: words(name, typed) })),
    ...PLATFORM_IDS.map(id => ({
      label: `Version for ${PLATFORMS[id].name}`,
      saved: ours?.[id] ?? '',
      typed: theirs?.[id] ?? '',
    })),
  ].filter(field => field.saved !== field.typed)
}

function words(name: (typeof LABELS)[number][0], post: PostTexts): string {
  const text = readText(readKey(post, name))
  const platform = name === 'platform' ? readPlatform(text) : null
  if (platform) return PLATFORMS[platform].name
  const format = name === 'format' ? readFormat(text) : ''
  return format ? POST_FORMAT_LABELS[format] : text
}
