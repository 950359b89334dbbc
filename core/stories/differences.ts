import { readKey, readText, readTexts } from '../shared/untrusted.ts'
import { STORY_FIELDS, STORY_LABELS, type StoryField } from './fields.ts'
import { STORY_KIND_TEXTS, STORY_STATUS_TEXTS } from './kinds.ts'
import { readLinkKey } from './link-key.ts'
import type { StoryInput } from './schema.ts'

/**
 * Where two states of a story differ, in the order of the form, in words a founder reads; none when they are alike.
 * `labels` names what a link stands for.
 */
export function storyDifferences(
  saved: StoryInput,
  typed: StoryInput,
  labels: ReadonlyMap<string, string> = new Map(),
): { label: string; saved: string; typed: string }[] {
  return STORY_FIELDS.map(name => ({
    label: STORY_LABELS[name],
    saved: wordsOf(name, saved, labels),
    typed: wordsOf(name, typed, labels),
  })).filter(field => field.saved !== field.typed)
}

function standsFor(story: StoryInput, labels: ReadonlyMap<string, string>): string {
  return readTexts(readKey(story, 'links'))
    .map(key => labels.get(key) ?? readLinkKey(key)?.name ?? key)
    .sort()
    .join(', ')
}

function wordsOf(name: StoryField, story: StoryInput, labels: ReadonlyMap<string, string>): string {
  if (name === 'links') return standsFor(story, labels)
  const text = readText(readKey(story, name))
  if (name === 'kind') return readText(readKey(readKey(STORY_KIND_TEXTS, text), 'label')) || text
  if (name === 'status') return readText(readKey(STORY_STATUS_TEXTS, text)) || text
  return text
}
