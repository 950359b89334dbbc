import { clarifyField } from '../brand/clarify/fields.ts'
import { readArray, readKey, readText } from '../shared/untrusted.ts'
import type { SentLookup, SentRow } from './chat-answer.ts'
import { readQuotedData } from './instructions.ts'
import type { RelatedRows } from './related.ts'

/** The rows an answer was given to rest on, each once: what the question is about, then what was looked up. */
export function sentRows(related: RelatedRows, lookups: readonly SentLookup[]): SentRow[] {
  const rows = new Map<string, SentRow>()
  const add = (kind: SentRow['kind'], name: string) => {
    if (name !== '') rows.set(`${kind} ${name}`, { kind, name })
  }
  const addTitles = (kind: SentRow['kind'], list: unknown) => {
    for (const row of readArray(list)) add(kind, readText(readKey(row, 'title')))
  }
  addTitles('story', related.stories)
  addTitles('post', related.posts)
  for (const { key } of related.answers) add('answer', clarifyField(key)?.question ?? key)
  for (const { output } of lookups) {
    const found = readQuotedData('lookup', output)
    addTitles('story', readKey(found, 'stories'))
    addTitles('post', readKey(found, 'posts'))
    addTitles('item', readKey(found, 'items'))
  }
  return [...rows.values()]
}
