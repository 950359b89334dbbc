import { listQuery } from '../shared/list-address.ts'

/** What the log can be narrowed down to, and which rooms of the product note it. */
export const ACTIVITY_PARTS = {
  stories: ['storybank'],
  posts: ['create', 'content', 'publishing'],
  campaigns: ['campaigns'],
  brand: ['clarify', 'brand', 'strategy', 'dashboard', 'insights', 'onboarding'],
  team: ['team'],
  assistant: ['assistant'],
  api: ['api'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ActivityPart = keyof typeof ACTIVITY_PARTS

/** A place in the log; what is older lies behind it. */
export interface ActivityPlace {
  /** Microseconds since 1970, and the id of the line that stands there. */
  readonly micros: number
  readonly id: string
}

/** What the activity log of an address shows. */
export interface ActivityWanted {
  /** Only what lies behind this place. */
  readonly from: ActivityPlace | null
  /** Only what this person did. */
  readonly memberId: string | null
  /** Only what was done there. */
  readonly part: ActivityPart | null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Reads `who` (an account), `where` (a part of the product) and `from` (a place) of an address; what is none is left out. */
export function readActivityAddress(params: URLSearchParams): ActivityWanted {
  const who = params.get('who')
  const where = params.get('where')
  const place = /^(\d{1,15}|1\d{15}|[2-8]\d{15})-(.{36})$/.exec(params.get('from') ?? '')
  return {
    from: place?.[2] && UUID.test(place[2]) ? { micros: Number(place[1]), id: place[2] } : null,
    memberId: who !== null && UUID.test(who) ? who : null,
    part: where !== null && Object.hasOwn(ACTIVITY_PARTS, where) ? (where as ActivityPart) : null,
  }
}

/** What an address of the log says, from `?` on. */
export function activityQuery({ from, memberId, part }: ActivityWanted): string {
  return listQuery({ who: memberId, where: part, from: from ? `${from.micros}-${from.id}` : null })
}
