import type { StoryKind } from '../stories/kinds.ts'
import type { PieceRole } from './recipes.ts'

/** What is known of a story that a post may tell. */
export interface PieceStory {
  readonly id: string
  readonly kind: StoryKind | null
  /** Whether something in it backs it up: a number, a quote, a link. */
  readonly hasProof: boolean
  /** Whether it stands for the offer of the campaign. */
  readonly isOfOffer: boolean
  readonly pillarId: string | null
}

/** Which kinds of story suit a role, the best first. */
const SUITS: Readonly<Record<PieceRole, readonly StoryKind[]>> = {
  tease: ['behind_the_scenes', 'origin', 'everyday', 'opinion', 'failure'],
  teach: ['failure', 'opinion', 'behind_the_scenes', 'everyday', 'origin'],
  proof: ['proof', 'client'],
  ask: ['client', 'proof', 'origin'],
  remind: ['client', 'proof', 'everyday', 'opinion'],
  thank: ['everyday', 'behind_the_scenes', 'origin', 'client'],
}
const NO_RANK = 10

/**
 * Chooses a story for one role after the other: the one told least so far, then the one that suits, those of the offer
 * before others, and among equals the first given. Null where there is none; a post that gives proof takes none that has
 * nothing to show.
 */
export function storyChooser(stories: readonly PieceStory[]): (role: PieceRole) => PieceStory | null {
  const told = new Map<string, number>()
  return role => {
    const rank = (story: PieceStory) => {
      const at = story.kind === null ? -1 : SUITS[role].indexOf(story.kind)
      const shown = role === 'proof' && story.hasProof ? 0 : NO_RANK
      return (at === -1 ? shown : at) - (story.isOfOffer && role !== 'teach' ? NO_RANK / 2 : 0)
    }
    const fitting = role === 'proof' ? stories.filter(story => story.hasProof || isOfSomeone(story)) : stories
    const [best] = fitting
      .map((story, at) => ({ story, at, times: told.get(story.id) ?? 0, rank: rank(story) }))
      .sort((a, b) => a.times - b.times || a.rank - b.rank || a.at - b.at)
    if (!best) return null
    told.set(best.story.id, best.times + 1)
    return best.story
  }
}

function isOfSomeone({ kind }: PieceStory): boolean {
  return kind === 'client' || kind === 'proof'
}
