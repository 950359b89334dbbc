import { sentencesOf } from '../../posts/checks/sentences.ts'
import { truncateUnits } from '../../shared/text.ts'

/** Sentences of an item that can be quoted at most, and characters of one. */
export const QUOTABLE = { sentences: 12, characters: 500 } as const

/** The sentences of an item that a note can quote: those of its summary, then its title; each once. */
export function quotableSentences({ title, summary }: { title: string; summary: string }): string[] {
  const sentences = sentencesOf(summary)
    .slice(0, QUOTABLE.sentences - 1)
    .map(({ text }) => text.replace(/\s+/g, ' '))
  const all = [...sentences, title.trim().replace(/\s+/g, ' ')].filter(text => text !== '')
  return [...new Set(all)].map(text =>
    text.length <= QUOTABLE.characters ? text : `${truncateUnits(text, QUOTABLE.characters - 1).trimEnd()}…`,
  )
}
