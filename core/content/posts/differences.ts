import { readKey, readText } from '../../shared/untrusted.ts'
import { PLATFORMS, readPlatform } from '../platforms/platforms.ts'

const LABELS = [
  ['title', 'Title'],
  ['body', 'Your post'],
  ['platform', 'Where it goes'],
  ['goal', 'What it is for'],
] as const

type PostTexts = { readonly [K in (typeof LABELS)[number][0]]: string }

/** Where two states of a post differ, in the order of the editor; none when they are alike. */
export function postDifferences(
  saved: PostTexts,
  typed: PostTexts,
): { label: string; saved: string; typed: string }[] {
  return LABELS.map(([name, label]) => ({
    label,
    saved: words(name, saved),
    typed: words(name, typed),
  })).filter(field => field.saved !== field.typed)
}

function words(name: keyof PostTexts, post: PostTexts): string {
  const text = readText(readKey(post, name))
  const platform = name === 'platform' ? readPlatform(text) : null
  return platform ? PLATFORMS[platform].name : text
}
