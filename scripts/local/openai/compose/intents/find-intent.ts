import { words } from '#core/shared/text.ts'
import { INTENTS, type Intent, type IntentName } from './intents.ts'

/** How alike a question and an example must be when no pattern fits; of what both say, how much both say. */
const ENOUGH = 0.6

const EMPTY_WORDS = new Set(
  'a an the is are was do does did i me my you your it its to of in on for and or please can could would should shall will be have has had with so just really'.split(
    ' ',
  ),
)

/** A question as the patterns read it: lower case, straight apostrophes, single spaces. */
export function plainQuestion(question: string): string {
  return question.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()
}

function contentWords(text: string): Set<string> {
  const stems = words(plainQuestion(text))
    .filter(word => !EMPTY_WORDS.has(word))
    .map(word => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word))
  return new Set(stems)
}

/** Shared words against all words of both, 0 to 1. One word alone is too little to go by. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter(word => b.has(word)).length
  return shared < 2 ? 0 : shared / (a.size + b.size - shared)
}

function nearest(question: string): IntentName | null {
  const asked = contentWords(question)
  let best: { readonly name: IntentName; readonly likeness: number } | null = null
  for (const { name, examples } of INTENTS) {
    for (const example of examples) {
      const likely = likeness(asked, contentWords(example))
      if (likely >= ENOUGH && likely > (best?.likeness ?? 0)) best = { name, likeness: likely }
    }
  }
  return best?.name ?? null
}

/** What a question wants; null when it is nothing that can be answered by rules. */
export function findIntent(question: string): IntentName | null {
  const plain = plainQuestion(question)
  const fitting = INTENTS.find(({ patterns }: Intent) => patterns.some(pattern => pattern.test(plain)))
  return fitting?.name ?? nearest(plain)
}
