import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { oneLine, withoutStop } from '#core/shared/grammar/sentences.ts'

/** A title in bold, without what would end the bold or the sentence round it. */
export function bold(title: string): string {
  return `**${oneLine(title.replaceAll('*', '')).replace(/\.$/, '') || 'Untitled'}**`
}

/** '1 post', '2 posts', 'no posts'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`
}

export function bullets(items: readonly string[]): string {
  return items.map(item => `- ${item}`).join('\n')
}

export function numbered(items: readonly string[]): string {
  return items.map((item, n) => `${n + 1}. ${item}`).join('\n')
}

/** A founder's answer as a sentence of its own: capital letter first, a full stop at the end. */
export function sentence(text: string): string {
  const line = oneLine(text)
  if (line === '') return ''
  const begun = line.charAt(0).toLocaleUpperCase('en-GB') + line.slice(1)
  return /[.!?…]["”’)]?$/u.test(begun) ? begun : `${withoutStop(begun)}.`
}

/** 'Tuesday 24 November 2026' of a day or an instant that begins with one; '' for anything else. */
export function onDay(day: string): string {
  return dayText(day.slice(0, 10), { year: true })
}

/** What people call a platform: X for what is stored as Twitter. */
export function platformName(word: string): string {
  const id = readPlatform(word)
  if (id === 'twitter') return 'X'
  if (id === 'linkedin') return 'LinkedIn'
  if (id === 'tiktok') return 'TikTok'
  if (id === 'newsletter' || id === 'blog') return id
  const name = id ?? word
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The same behind “for”: 'X', 'your newsletter'. */
export function yourPlatform(word: string): string {
  const name = platformName(word)
  return name === 'newsletter' || name === 'blog' ? `your ${name}` : name
}

/** Paragraphs, without those that say nothing. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.filter(text => text !== '').join('\n\n')
}
