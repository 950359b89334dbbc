import { readKey, readText } from '../shared/untrusted.ts'
import { PERMISSION_TEXTS, STORY_KIND_TEXTS } from './kinds.ts'
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
  ['emotion', 'What one should feel'],
  ['permission', 'Permission'],
  ['permissionScope', 'Within which limits'],
  ['permissionWording', 'Their words'],
  ['permissionExpiresOn', 'Permission ends on'],
]

/** Where two states of a story differ, in the order of the form, in words a founder reads; none when they are alike. */
export function storyDifferences(
  saved: StoryInput,
  typed: StoryInput,
): { label: string; saved: string; typed: string }[] {
  return LABELS.map(([name, label]) => ({
    label,
    saved: words(name, saved),
    typed: words(name, typed),
  })).filter(field => field.saved !== field.typed)
}

function words(name: keyof StoryInput, story: StoryInput): string {
  const text = readText(readKey(story, name))
  if (name === 'kind') return readText(readKey(readKey(STORY_KIND_TEXTS, text), 'label')) || text
  if (name === 'permission') return readText(readKey(PERMISSION_TEXTS, text)) || text
  return text
}
