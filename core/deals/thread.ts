/** What a thread runs through, in its order: what happened, what was said of it, for what, who came, and what came of it. */
export const THREAD_KINDS = ['story', 'post', 'campaign', 'person', 'deal'] as const
export type ThreadKind = (typeof THREAD_KINDS)[number]

/** As many of one kind as a thread shows; the others are counted. */
export const THREAD_SHOWN = 3

/** One thing a thread runs through. */
export interface ThreadThing {
  readonly id: string
  readonly name: string
}

/** Of each kind what belongs to one thing: how many there are, and the newest of them first. */
export type ThreadFacts = Readonly<
  Record<ThreadKind, { readonly total: number; readonly things: readonly ThreadThing[] }>
> & {
  /** What the won deals among them came to, in pence, and how many those are. */
  readonly wonPence: number
  readonly wonDeals: number
}

/** What a thread has of one kind. */
export interface ThreadKnot {
  readonly kind: ThreadKind
  /** It is the thing one looks at. */
  readonly isHere: boolean
  readonly things: readonly ThreadThing[]
  /** How many there are besides. */
  readonly more: number
}

/** What one thing came from and what it became. */
export interface Thread {
  /** In the order of `THREAD_KINDS`, without what there is none of; the thing one looks at is always among them. */
  readonly knots: readonly ThreadKnot[]
  /** Where it ends, in pence; null where nothing was won. */
  readonly won: { readonly pence: number; readonly deals: number } | null
  /** Nothing is tied to the thing one looks at. */
  readonly isBare: boolean
}

/** The thread of one thing: in one order whatever it is, at most `THREAD_SHOWN` of each kind, nothing twice. */
export function threadOf(
  facts: ThreadFacts,
  { kind: here, id }: { readonly kind: ThreadKind; readonly id: string },
): Thread {
  const knots = THREAD_KINDS.flatMap((kind): ThreadKnot[] => {
    const { total, things } = facts[kind]
    if (kind === here) {
      const own = things.filter(thing => thing.id === id).slice(0, 1)
      return [{ kind, isHere: true, things: own, more: 0 }]
    }
    const shown = [...new Map(things.map(thing => [thing.id, thing])).values()].slice(0, THREAD_SHOWN)
    return shown.length === 0
      ? []
      : [{ kind, isHere: false, things: shown, more: Math.max(0, total - shown.length) }]
  })
  const won = facts.wonDeals > 0 ? { pence: facts.wonPence, deals: facts.wonDeals } : null
  return { knots, won, isBare: knots.length === 1 && won === null }
}

/** Where each thing of a thread is read. */
export function threadPath(kind: ThreadKind, id: string): string {
  const paths: Readonly<Record<ThreadKind, string>> = {
    story: `/app/storybank/${id}`,
    post: `/app/create?post=${id}`,
    campaign: `/app/campaigns/${id}`,
    person: `/app/sales-hub/people/${id}`,
    deal: `/app/sales-hub/deals/${id}`,
  }
  return paths[kind]
}
