import { normaliseClarify } from '../brand/clarify/normalise.ts'
import { readArray, readKey, readText } from '../shared/untrusted.ts'
import type { AssistantContext } from './context.ts'
import { contextRecommendations } from './starters.ts'

/** How much of a foundation and of the stories is told: characters of one answer, of all of them, of one story, and stories. */
export const BRIEF_LIMITS = { answer: 500, foundation: 6000, story: 900, stories: 5 } as const

/** A story as the assistant is told it. */
export interface BriefStory {
  readonly title: string
  readonly kind: string
  readonly situation: string
  readonly struggle: string
  readonly turn: string
  readonly result: string
  readonly lesson: string
  readonly proof: string
  readonly body: string
}

/** All that the assistant is told of a brand: the context, the answers it came from, and the newest stories. No ids. */
export interface AssistantBrief {
  readonly context: Omit<AssistantContext, 'userId' | 'lastUpdated'>
  readonly foundation: Readonly<Record<string, string | readonly string[]>>
  readonly stories: readonly BriefStory[]
  readonly suggestedActions: readonly string[]
}

const PARTS = ['situation', 'struggle', 'turn', 'result', 'lesson', 'proof', 'body'] as const

function cut(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`
}

function readStory(row: unknown): BriefStory {
  let left: number = BRIEF_LIMITS.story
  const part = (name: (typeof PARTS)[number]) => {
    const text = cut(readText(readKey(row, name)), Math.max(left, 1))
    left -= text.length
    return text
  }
  const parts = Object.fromEntries(PARTS.map(name => [name, part(name)])) as Record<
    (typeof PARTS)[number],
    string
  >
  return { title: cut(readText(readKey(row, 'title')), 200), kind: readText(readKey(row, 'kind')), ...parts }
}

/** The answers of a foundation, each and all of them bounded, in the order they are kept. */
function boundedFoundation(raw: unknown): AssistantBrief['foundation'] {
  const brief: Record<string, string | readonly string[]> = {}
  let left: number = BRIEF_LIMITS.foundation
  for (const [key, value] of Object.entries(normaliseClarify(raw))) {
    const text = cut(Array.isArray(value) ? value.join(', ') : String(value), BRIEF_LIMITS.answer)
    if (text === '' || text.length > left) continue
    left -= text.length
    brief[key] = Array.isArray(value) ? text.split(', ') : text
  }
  return brief
}

/** Puts together what the assistant is told; stories come newest first and at most five are told. */
export function buildBrief(input: {
  context: AssistantContext
  foundation: unknown
  stories: readonly unknown[]
}): AssistantBrief {
  const { userId: _, lastUpdated: __, ...context } = input.context
  return {
    context,
    foundation: boundedFoundation(input.foundation),
    stories: readArray(input.stories).slice(0, BRIEF_LIMITS.stories).map(readStory),
    suggestedActions: contextRecommendations(input.context),
  }
}
