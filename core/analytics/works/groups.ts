import { POST_FORMAT_LABELS, readFormat } from '../../posts/formats.ts'
import { LENGTH_BANDS, lengthBand } from '../../posts/lengths.ts'
import { OPENING_TEXTS, OPENINGS, openingOf } from '../../posts/openings.ts'
import { weekdayName } from '../../shared/calendar-names.ts'
import { STORY_KIND_TEXTS, STORY_KINDS, type StoryKind } from '../../stories/kinds.ts'

/** What posts are told apart by. */
export const WORKS_DIMENSIONS = ['kind', 'pillar', 'weekday', 'hour', 'length', 'opening', 'format'] as const
export type WorksDimension = (typeof WORKS_DIMENSIONS)[number]

/** What each is called above a table of its groups. */
export const WORKS_DIMENSION_LABELS: Readonly<Record<WorksDimension, string>> = {
  kind: 'Kind of story',
  pillar: 'Pillar',
  weekday: 'Day of the week',
  hour: 'Time of day',
  length: 'Length',
  opening: 'Opening',
  format: 'Format',
}

/** Hours of the day on the clock of the workspace; `from` begins it. */
export const HOUR_BANDS = [
  { from: 0, label: 'before 8am' },
  { from: 8, label: 'from 8am to 11am' },
  { from: 11, label: 'from 11am to 2pm' },
  { from: 14, label: 'from 2pm to 5pm' },
  { from: 17, label: 'from 5pm to 9pm' },
  { from: 21, label: 'after 9pm' },
] as const

/** A published post, as far as its groups go. */
export interface PostTraits {
  readonly kind: StoryKind | null
  readonly pillarId: string | null
  /** 1 Monday to 7 Sunday, and 0 to 23, on the clock of the workspace. */
  readonly weekday: number
  readonly hour: number
  /** In characters. */
  readonly length: number
  /** How the text begins. */
  readonly start: string
  readonly format: string
}

/** A group of posts: what tells them apart, and which of them these are. */
export interface PostGroup {
  readonly dimension: WorksDimension
  readonly key: string
}

/** The groups a post belongs to, at most one of each dimension, as `dimension:key`. */
export function groupsOf(post: PostTraits): string[] {
  const keys: Readonly<Record<WorksDimension, string | null>> = {
    kind: post.kind,
    pillar: post.pillarId,
    weekday: String(post.weekday),
    hour: String(HOUR_BANDS.findLast(({ from }) => from <= post.hour)?.from ?? 0),
    length: lengthBand(post.length).key,
    opening: openingOf(post.start),
    format: readFormat(post.format) || null,
  }
  return WORKS_DIMENSIONS.flatMap(dimension => (keys[dimension] ? [`${dimension}:${keys[dimension]}`] : []))
}

/** Reads `dimension:key`; null when it is none. */
export function readGroup(input: string | null): PostGroup | null {
  const [name, ...rest] = (input ?? '').split(':')
  const dimension = WORKS_DIMENSIONS.find(each => each === name)
  const key = rest.join(':')
  return dimension && key !== '' && key.length <= 60 ? { dimension, key } : null
}

/** What a group is called in its table; a pillar by the name that is given. */
export function groupLabel({ dimension, key }: PostGroup, pillarName: (id: string) => string): string {
  const plain = {
    kind: () =>
      label(
        STORY_KINDS.find(kind => kind === key),
        kind => STORY_KIND_TEXTS[kind].label,
      ),
    pillar: () => pillarName(key),
    weekday: () => weekdayName(Number(key)) || key,
    hour: () => capital(HOUR_BANDS.find(({ from }) => String(from) === key)?.label ?? key),
    length: () => capital(LENGTH_BANDS.find(band => band.key === key)?.label ?? key),
    opening: () =>
      capital(
        label(
          OPENINGS.find(each => each === key),
          each => OPENING_TEXTS[each].label,
        ),
      ),
    format: () => label(readFormat(key) || undefined, format => POST_FORMAT_LABELS[format]),
  }
  return plain[dimension]()
}

/** The group as the subject of a sentence: 'Posts published on a Tuesday'. */
export function groupSubject(group: PostGroup, pillarName: (id: string) => string): string {
  const name = groupLabel(group, pillarName)
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  switch (group.dimension) {
    case 'kind':
      return `Posts from a story of the kind “${name}”`
    case 'pillar':
      return `Posts in the pillar “${name}”`
    case 'weekday':
      return `Posts published on a ${name}`
    case 'hour':
      return `Posts published ${small}`
    case 'length':
      return `Posts of ${small}`
    case 'opening':
      return `Posts that open with ${small}`
    case 'format':
      return `Posts in the format “${name}”`
  }
}

function label<Key extends string>(key: Key | undefined, text: (key: Key) => string): string {
  return key === undefined ? '' : text(key)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
