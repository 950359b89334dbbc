import { isPassing, type TargetState } from './states.ts'

/** A post of a thread, or the first comment below it. */
export type PartRole = 'post' | 'comment'

/** Where the part that is next stands among those that go to an account. */
export interface PartPlace {
  /** Parts that are published. */
  readonly published: number
  /** Parts that are not, with the one that is next; 0 once all are. */
  readonly open: number
  /** Of the one that is next. */
  readonly role: PartRole
}

/** What there is before anything is frozen, and for a post by itself. */
export const ONE_PART: PartPlace = { published: 0, open: 1, role: 'post' }

interface Part {
  readonly role: PartRole
  readonly publishedAt: Date | null
}

/** Where these parts, in their order, are; one part to come when none is frozen. */
export function placeOf(parts: readonly Part[]): PartPlace {
  if (parts.length === 0) return ONE_PART
  const next = parts.find(part => part.publishedAt === null)
  const published = parts.filter(part => part.publishedAt !== null).length
  return { published, open: parts.length - published, role: next?.role ?? 'post' }
}

/** Are all posts published? A first comment does not count. */
export function isOut(parts: readonly Part[]): boolean {
  return parts.length > 0 && parts.every(part => part.role === 'comment' || part.publishedAt !== null)
}

/** How a target stands for people: once its posts are published it is, whatever becomes of a first comment. */
export function standingOf(target: {
  readonly state: TargetState
  readonly publishedAt: Date | null
}): TargetState {
  return target.publishedAt === null ? target.state : 'published'
}

interface Resumable {
  readonly state: TargetState
  readonly problem: string
  readonly doubtedAt: Date | null
}

/**
 * Can the rest be sent, after what is published? Not while the part that is next may be published itself, nor when
 * somebody has said that it is posted by hand.
 */
export function canResume(target: Resumable, { published, open }: PartPlace): boolean {
  const isOver =
    target.state !== 'prepared' && target.state !== 'sending' && target.state !== 'may_be_published'
  const isKnown = target.doubtedAt === null || target.problem === 'not_there'
  return isOver && isKnown && published > 0 && open > 0 && target.problem !== 'by_hand'
}

/**
 * Is what goes to an account fixed by now? From its freezing on it is, unless it ended with nothing published and no doubt:
 * then moving its post freezes it anew.
 */
export function isFixed(
  target: {
    readonly state: TargetState
    readonly frozenAt: Date | null
    readonly publishedAt: Date | null
    readonly doubtedAt: Date | null
  },
  parts: readonly { readonly publishedAt: Date | null }[],
): boolean {
  if (target.frozenAt === null) return false
  const isOpen = target.publishedAt === null && parts.every(({ publishedAt }) => publishedAt === null)
  return isPassing(target.state) || target.doubtedAt !== null || !isOpen
}

/**
 * How a log calls one of several parts, which are counted from 1: 'part 2', 'first comment'; '' for a post by itself, and for
 * what there is no such part of.
 */
export function partName(
  parts: readonly { readonly position: number; readonly role: PartRole }[],
  position: number,
): string {
  const part = parts.find(each => each.position === position)
  if (part?.role === 'comment') return 'first comment'
  return part && parts.filter(({ role }) => role === 'post').length > 1 ? `part ${position}` : ''
}

/** How many parts are published, in words; empty where that goes without saying. */
export function partsText(state: TargetState, { published, open, role }: PartPlace): string {
  if (open === 0 || published === 0) return ''
  if (role === 'comment')
    return state === 'published'
      ? 'The post is published, but its first comment isn’t.'
      : 'The post is published. Its first comment comes next.'
  return `${published} of ${published + open} parts of this thread are published.`
}
