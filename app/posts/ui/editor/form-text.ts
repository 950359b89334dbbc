import type { EditorText } from '#core/posts/editor.ts'
import { readFormat } from '#core/posts/formats.ts'
import { PLATFORM_IDS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, sameVariants } from '#core/posts/variants.ts'

const PLAIN = ['title', 'body', 'platform', 'goal', 'format', 'pillarId', 'campaignId', 'offer'] as const

/** Reads what stands in the editor's form. */
export function readForm(form: HTMLFormElement): EditorText {
  const data = new FormData(form)
  const field = (name: string) => String(data.get(name) ?? '')
  return {
    title: field('title'),
    body: field('body'),
    platform: readPlatform(field('platform')) ?? 'blog',
    goal: field('goal'),
    format: readFormat(field('format')),
    pillarId: field('pillarId'),
    campaignId: field('campaignId'),
    offer: field('offer'),
    variants: readVariants(Object.fromEntries(PLATFORM_IDS.map(id => [id, field(`variants.${id}`)]))),
  }
}

/** Puts a text into the form's fields; fields that are not on the page are left out. */
export function fillForm(form: HTMLFormElement | null, text: EditorText): void {
  const values: [string, string][] = [
    ...PLAIN.map((name): [string, string] => [name, text[name]]),
    ...PLATFORM_IDS.map((id): [string, string] => [`variants.${id}`, text.variants[id] ?? '']),
  ]
  for (const [name, value] of values) {
    const field = form?.elements.namedItem(name)
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value
  }
}

/** A text as form data, for what the editor sends by itself. */
export function textData(text: EditorText): FormData {
  const data = new FormData()
  for (const name of PLAIN) data.set(name, text[name])
  for (const id of PLATFORM_IDS) data.set(`variants.${id}`, text.variants[id] ?? '')
  return data
}

const plain = (part: string) => part.replaceAll('\r\n', '\n').trim()

/** Whether two texts say the same; line ends count as one, however a form sends them. */
export function isSameText(a: EditorText, b: EditorText): boolean {
  return PLAIN.every(name => plain(a[name]) === plain(b[name])) && sameVariants(a.variants, b.variants)
}
