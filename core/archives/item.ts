import { NO_NUMBERS, type PostNumbers } from '../analytics/networks/post-numbers.ts'
import type { PlatformId } from '../posts/platforms/platforms.ts'
import { sanitiseText, TEXT_LIMIT } from '../shared/sanitise/text.ts'
import { truncateUnits } from '../shared/text.ts'
import { textMark } from '../shared/text-mark.ts'
import { ARCHIVE_LIMITS } from './kinds.ts'

/** A file of an archive that is read, unpacked. */
export interface ArchiveFile {
  /** Its path within the archive. */
  readonly name: string
  readonly text: string
}

/** A post or a document of an archive. */
export interface ArchiveItem {
  /** Tells it from every other of its kind, in this file and in a later one: at most 200 characters. */
  readonly key: string
  /** '' where the archive does not say. */
  readonly platform: PlatformId | ''
  readonly title: string
  readonly text: string
  /** When it was published or written, as an ISO instant; null where nothing says so. */
  readonly at: string | null
  /** Where it can be read; '' where the archive does not say. */
  readonly address: string
  readonly numbers: PostNumbers
}

/** Why something in an archive is not imported. */
export const LEFT_REASONS = [
  'reply',
  'repost',
  'no_text',
  'no_date',
  'not_published',
  'other_platform',
  'twice',
  'unreadable',
  'beyond',
] as const
export type LeftReason = (typeof LEFT_REASONS)[number]

/** What was found in an archive. */
export interface ArchiveRead {
  /** The newest first. */
  readonly items: readonly ArchiveItem[]
  /** What is left out, counted by its reason. */
  readonly left: Readonly<Partial<Record<LeftReason, number>>>
  /** Items whose text was longer than we keep. */
  readonly shortened: number
}

/** An item as a format reads it. */
export interface RawItem {
  /** Its id where it comes from; '' where it has none. */
  readonly id?: string
  readonly platform?: PlatformId | ''
  readonly title?: string
  readonly text: string
  /** Milliseconds since 1970; null where nothing says so. */
  readonly at: number | null
  readonly address?: string
  readonly numbers?: Partial<PostNumbers>
}

/** Takes what a format finds. */
export interface Collector {
  add(item: RawItem): void
  leave(reason: LeftReason, count?: number): void
  result(): ArchiveRead
}

/** Earlier than any of these platforms. */
const EARLIEST = Date.UTC(2000, 0, 1)
const TITLE_MOST = 200
/** Units of a text that are looked at: a document may be a thousand times what is kept of it. */
const LOOKED_AT = 4 * TEXT_LIMIT

interface Rules {
  readonly now: Date
  /** Whether an item may come without a date. */
  readonly mayLackDate: boolean
}

/**
 * Collects what a format reads: texts as we store them, each item once, nothing without a text and nothing from the future,
 * as far as ARCHIVE_LIMITS go.
 */
export function collectItems({ now, mayLackDate }: Rules): Collector {
  const items: ArchiveItem[] = []
  const left: Partial<Record<LeftReason, number>> = {}
  const keys = new Set<string>()
  let shortened = 0
  let characters = 0
  const leave = (reason: LeftReason, count = 1) => {
    if (count > 0) left[reason] = (left[reason] ?? 0) + count
  }
  const add = (raw: RawItem) => {
    const whole = raw.text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim()
    const text = sanitiseText(truncateUnits(whole, LOOKED_AT))
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) return leave('no_text')
    const isDated = raw.at !== null && Number.isFinite(raw.at) && raw.at >= EARLIEST
    if (!isDated && !mayLackDate) return leave('no_date')
    if (isDated && Number(raw.at) > now.getTime()) return leave('not_published')
    const at = isDated ? new Date(Number(raw.at)).toISOString() : null
    const title = truncateUnits(
      sanitiseText(truncateUnits(raw.title ?? '', LOOKED_AT)).replace(/\s+/g, ' '),
      TITLE_MOST,
    ).trim()
    const platform = raw.platform ?? ''
    const id = sanitiseText((raw.id ?? '').slice(0, 150))
    const key = `${platform}|${id || `${at ?? ''}|${textMark(`${title}\n${text}`)}`}`
    if (keys.has(key)) return leave('twice')
    if (items.length >= ARCHIVE_LIMITS.items || characters + text.length > ARCHIVE_LIMITS.characters)
      return leave('beyond')
    keys.add(key)
    characters += text.length
    // What is stripped as active content is no cut; what is beyond the limit is.
    if (whole.length > LOOKED_AT || (whole.length > text.length && text.length >= TEXT_LIMIT - 10))
      shortened += 1
    const numbers = { ...NO_NUMBERS, ...raw.numbers }
    items.push({ key, platform, title, text, at, address: safeAddress(raw.address), numbers })
  }
  const result = () => ({
    items: items.sort((one, other) => (other.at ?? '').localeCompare(one.at ?? '')),
    left,
    shortened,
  })
  return { add, leave, result }
}

/** An address that may be shown and stored; '' for any other: JSON in PostgreSQL takes neither NUL nor half a pair. */
function safeAddress(address = ''): string {
  return /^https?:\/\/[^\s"'<>\\\0]{1,500}$/.test(address) && address.isWellFormed() ? address : ''
}
