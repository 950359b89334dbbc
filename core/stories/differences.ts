import { readKey, readText, readTexts } from '../shared/untrusted.ts'
import { STORY_KIND_TEXTS, STORY_STATUS_TEXTS } from './kinds.ts'
import { readLinkKey } from './link-key.ts'
import type { StoryInput } from './schema.ts'
import { SPINE_PARTS, SPINE_TEXTS } from './spine.ts'

const LABELS: readonly (readonly [keyof StoryInput, string])[] = [
  ['title', 'Title'],
  ['body', 'What happened'],
  ['kind', 'Kind of story'],
  ['happenedOn', 'When it happened'],
  ...SPINE_PARTS.map(part => [part, SPINE_TEXTS[part].label] as const),
  ['proof', 'Proof'],
  ['proofKind', 'Kind of proof'],
  ['emotion', 'How readers should feel'],
  ['status', 'Status'],
]

/**
 * Where two states of a story differ, in the order of the form, in words a founder reads; none when they are alike.
 * `labels` names what a link stands for.
 */
export function storyDifferences(
  saved: StoryInput,
  typed: StoryInput,
  labels: ReadonlyMap<string, string> = new Map(),
): { label: string; saved: string; typed: string }[] {
  const fields = LABELS.map(([name, label]) => ({
    label,
    saved: words(name, saved),
    typed: words(name, typed),
  }))
  const links = { label: 'Shows', saved: standsFor(saved, labels), typed: standsFor(typed, labels) }
  return [...fields, links].filter(field => field.saved !== field.typed)
}

function standsFor(story: StoryInput, labels: ReadonlyMap<string, string>): string {
  return readTexts(readKey(story, 'links'))
    .map(key => labels.get(key) ?? readLinkKey(key)?.name ?? key)
    .sort()
    .join(', ')
}

function words(name: keyof StoryInput, story: StoryInput): string {
  const text = readText(readKey(story, name))
  if (name === 'kind') return readText(readKey(readKey(STORY_KIND_TEXTS, text), 'label')) || text
  if (name === 'status') return readText(readKey(STORY_STATUS_TEXTS, text)) || text
  return text
}
