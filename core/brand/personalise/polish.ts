import { readArray, readKey } from '../../shared/untrusted.ts'
import { keepsFacts } from './keeps-facts.ts'
import type { Ideas } from './turn-ideas.ts'

export interface PolishedIdeas {
  readonly ideas: Ideas
  /** How many sentences were reworded. */
  readonly changed: number
  /** How many were refused, because they said something else. */
  readonly refused: number
}

/** What a model answers with, in the words of JSON Schema: the same sentences, each in its place. */
export const POLISH_FORMAT = {
  name: 'polished_ideas',
  schema: {
    type: 'object',
    properties: {
      weeklyFocus: { type: 'string' },
      storyPrompts: { type: 'array', items: { type: 'string' } },
      contentIdeas: { type: 'array', items: { type: 'string' } },
      funnelRecommendations: { type: 'array', items: { type: 'string' } },
    },
    required: ['weeklyFocus', 'storyPrompts', 'contentIdeas', 'funnelRecommendations'],
    additionalProperties: false,
  },
} as const

/**
 * Takes over those reworded sentences that keep the facts (`keepsFacts`), each in its place; every other stays as the rules
 * made it. Reads any answer.
 */
export function polishIdeas(ideas: Ideas, answer: unknown): PolishedIdeas {
  let changed = 0
  let refused = 0
  const taken = new Set<string>()
  const take = (original: string, polished: unknown): string => {
    if (polished === undefined || polished === original) return original
    // Two sentences that became one would leave the list shorter than promised.
    const isFine = keepsFacts(original, polished) && !taken.has(String(polished).trim())
    if (!isFine) {
      refused += 1
      return original
    }
    changed += 1
    const sentence = String(polished).trim()
    taken.add(sentence)
    return sentence
  }
  const list = (key: 'storyPrompts' | 'contentIdeas' | 'funnelRecommendations') => {
    const answers = readArray(readKey(answer, key))
    for (const sentence of ideas[key]) taken.add(sentence)
    return ideas[key].map((sentence, at) => take(sentence, answers[at]))
  }
  const polished = {
    ...ideas,
    weeklyFocus: take(ideas.weeklyFocus, readKey(answer, 'weeklyFocus')),
    storyPrompts: list('storyPrompts'),
    contentIdeas: list('contentIdeas'),
    funnelRecommendations: list('funnelRecommendations'),
  }
  return { ideas: polished, changed, refused }
}
