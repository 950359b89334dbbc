import { readCount, readKey, readText, readTexts } from '../../shared/untrusted.ts'
import type { Personalisation } from './personalise.ts'

/** Prompts and ideas shown before 'more' is opened, and by how many a turn moves them on. */
export const IDEAS_SHOWN = 3

/** What the dashboard offers to start from, and how often it was refreshed. */
export interface Ideas {
  readonly weeklyFocus: string
  readonly storyPrompts: readonly string[]
  readonly contentIdeas: readonly string[]
  /** Steps from a reader to a client. */
  readonly funnelRecommendations: readonly string[]
  readonly turn: number
}

function moved(list: readonly string[], turn: number): string[] {
  if (list.length === 0) return []
  const at = (turn * IDEAS_SHOWN) % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}

/**
 * The ideas of a personalisation after so many refreshes: the next three come first each time, none is lost. The same
 * answers and turn always give the same result.
 */
export function turnIdeas(personal: Personalisation, turn: number): Ideas {
  const times = readCount(turn) % 1000
  return {
    weeklyFocus: personal.weeklyFocus,
    storyPrompts: moved(personal.storyPrompts, times),
    contentIdeas: moved(personal.contentIdeas, times),
    funnelRecommendations: personal.funnelRecommendations,
    turn: times,
  }
}

/** What was stored for the dashboard; null when it is not whole, and is made afresh. Reads anything. */
export function readIdeas(stored: unknown): Ideas | null {
  const weeklyFocus = readText(readKey(stored, 'weeklyFocus'))
  const storyPrompts = readTexts(readKey(stored, 'storyPrompts'))
  const contentIdeas = readTexts(readKey(stored, 'contentIdeas'))
  const funnelRecommendations = readTexts(readKey(stored, 'funnelRecommendations'))
  const lists = [storyPrompts, contentIdeas, funnelRecommendations]
  if (weeklyFocus === '' || lists.some(list => list.length === 0)) return null
  return {
    weeklyFocus,
    storyPrompts,
    contentIdeas,
    funnelRecommendations,
    turn: readCount(readKey(stored, 'turn')),
  }
}
