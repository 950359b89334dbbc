/** What a story can stand for. */
export const STORY_TARGET_KINDS = ['value', 'pillar', 'offer'] as const
export type StoryTargetKind = (typeof STORY_TARGET_KINDS)[number]

export const TARGET_KIND_TEXTS: Readonly<Record<StoryTargetKind, { one: string; many: string }>> = {
  value: { one: 'Value', many: 'Values' },
  pillar: { one: 'Content pillar', many: 'Content pillars' },
  offer: { one: 'Offer', many: 'Offers' },
}

export interface StoryLink {
  readonly kind: StoryTargetKind
  /** The words of a value or an offer; of a pillar its id. */
  readonly name: string
}

/** Longest name of a link, in characters. */
export const STORY_NAME_LIMIT = 200
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A link as one text for addresses and forms: `value:Patience`. */
export function linkKey({ kind, name }: StoryLink): string {
  return `${kind}:${name}`
}

/** The link behind such a text; null when it is none. A pillar must name an id. */
export function readLinkKey(text: unknown): StoryLink | null {
  if (typeof text !== 'string') return null
  const at = text.indexOf(':')
  const kind = STORY_TARGET_KINDS.find(name => name === text.slice(0, Math.max(0, at)))
  const name = text.slice(at + 1).trim()
  if (!kind || name === '' || name.length > STORY_NAME_LIMIT || /\p{Cc}/u.test(name)) return null
  if (kind === 'pillar' && !UUID.test(name)) return null
  return name.isWellFormed() ? { kind, name } : null
}
