import { isPlainObject, readCount, readKey, readText } from '../../shared/untrusted.ts'

/** Prompts shown before 'more' is opened, and by how many a turn moves them on. */
export const IDEAS_SHOWN = 3

/** What the dashboard offers to start from, as sentences. */
export interface Ideas {
  readonly weeklyFocus: string
  readonly storyPrompts: readonly string[]
  readonly contentIdeas: readonly string[]
  /** Steps from a reader to a client. */
  readonly funnelRecommendations: readonly string[]
}

/** What is kept for the dashboard beside the sentences of the rules. */
export interface KeptIdeas {
  /** How often other prompts were asked for. */
  readonly turn: number
  /** Other words for sentences of the rules, by the sentence. */
  readonly wordings: Readonly<Record<string, string>>
}

const MOST_TURNS = 1000
const MOST_WORDINGS = 200

/** The prompts after so many turns: the next three come first each time, none is lost. */
export function turnPrompts(prompts: readonly string[], turn: number): string[] {
  if (prompts.length === 0) return []
  const at = ((readCount(turn) % MOST_TURNS) * IDEAS_SHOWN) % prompts.length
  return [...prompts.slice(at), ...prompts.slice(0, at)]
}

/** What was kept, out of anything; nothing where it cannot be read. */
export function readKeptIdeas(stored: unknown): KeptIdeas {
  const wordings = readKey(stored, 'wordings')
  const pairs = isPlainObject(wordings) ? Object.entries(wordings).slice(0, MOST_WORDINGS) : []
  return {
    turn: readCount(readKey(stored, 'turn')) % MOST_TURNS,
    wordings: Object.fromEntries(
      pairs
        .map(([sentence, words]) => [sentence, readText(words)] as const)
        .filter(([, words]) => words !== ''),
    ),
  }
}

/** A sentence in the words that were kept for it, or as it is. */
export function inKeptWords(sentence: string, { wordings }: Pick<KeptIdeas, 'wordings'>): string {
  return Object.hasOwn(wordings, sentence) ? (wordings[sentence] ?? sentence) : sentence
}

/** The other words of each sentence that has some, by the sentence: what is kept after a rewording. */
export function wordingsOf(ideas: Ideas, reworded: Ideas): Record<string, string> {
  const lists = ['storyPrompts', 'contentIdeas', 'funnelRecommendations'] as const
  const pairs = [
    [ideas.weeklyFocus, reworded.weeklyFocus] as const,
    ...lists.flatMap(key =>
      ideas[key].map((sentence, at) => [sentence, reworded[key][at] ?? sentence] as const),
    ),
  ]
  return Object.fromEntries(pairs.filter(([sentence, words]) => sentence !== words))
}
