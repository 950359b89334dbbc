import { guessNumberColumns, headingKey, type NumberField } from '../../analytics/networks/columns.ts'
import { METRICS } from '../../analytics/networks/post-numbers.ts'
import { readCount } from '../../analytics/networks/read-count.ts'
import { type DayOrder, tellDayOrder } from '../../analytics/networks/read-day.ts'
import { type PlatformId, readPlatform } from '../../posts/platforms/platforms.ts'
import type { ArchiveFile, Collector } from '../item.ts'
import { readTable } from '../text/read-csv.ts'
import { readTime } from '../text/read-time.ts'

type OwnField = 'text' | 'date' | 'time' | 'platform' | 'status'
type Field = OwnField | Exclude<NumberField, 'day'>

/**
 * What Buffer and Metricool call the columns that tell of the post, in English and Spanish; the earlier a name stands, the
 * rather it is taken. Its address, its id and its numbers are those that Analytics reads.
 */
const NAMES: Readonly<Record<OwnField, readonly string[]>> = {
  text: [
    ...['post text', 'update text', 'tweet text', 'text', 'content', 'post content', 'caption', 'message'],
    ...['description', 'post', 'update', 'texto', 'contenido', 'descripción', 'mensaje', 'title', 'título'],
  ],
  date: [
    ...[
      'sent at',
      'date sent',
      'published at',
      'publication date',
      'publish date',
      'date published',
      'posted at',
    ],
    ...[
      'date and time',
      'date time',
      'datetime',
      'date',
      'fecha de publicación',
      'fecha',
      'scheduled at',
      'due at',
    ],
  ],
  time: ['time', 'hour', 'publication time', 'hora'],
  platform: [
    ...['social network', 'network', 'channel type', 'channel service', 'service', 'platform', 'provider'],
    ...['red social', 'red', 'plataforma', 'profile service', 'channel', 'profile', 'account'],
  ],
  status: ['status', 'state', 'estado'],
}
const OWN_FIELDS = Object.keys(NAMES) as OwnField[]
const HEADINGS_WITHIN = 10

/** States of a post that is out, of both programs. */
const OUT = new Set(['', 'sent', 'published', 'publicado', 'posted', 'live', 'enviado'])

export interface TableReading {
  /** By whose clock times are: an IANA name. */
  readonly timeZone: string
  /** `YYYY-MM-DD` */
  readonly today: string
  /** Which comes first in a date like 3/4/2026 where the file does not tell. */
  readonly usualOrder: DayOrder
}

/** Whether a text is a table of posts: it has columns for a text and a date. */
export function isPostTable(text: string): boolean {
  return findHeadings(readTable(text.slice(0, 20_000))) !== null
}

/** Posts of a table with their numbers. A post that is not out yet is left out, and so is one for a platform we have not. */
export function readPostTable(files: readonly ArchiveFile[], reading: TableReading, to: Collector): void {
  for (const file of files) {
    const table = readTable(file.text)
    const found = findHeadings(table)
    if (!found) {
      to.leave('unreadable')
      continue
    }
    const { places, rows } = found
    const ofFile = platformIn(file.name.replace(/^.*\//, ''))
    const order = tellDayOrder(rows.map(row => row[places.date ?? -1] ?? '')) ?? reading.usualOrder
    for (const row of rows) {
      const cell = (field: Field) => (row[places[field] ?? -1] ?? '').trim()
      if (!OUT.has(cell('status').toLowerCase())) {
        to.leave('not_published')
        continue
      }
      const named = cell('platform')
      const platform = platformIn(named) ?? ofFile
      if (platform === null && named !== '' && OTHERS.test(named)) {
        to.leave('other_platform')
        continue
      }
      to.add({
        platform: platform ?? '',
        id: cell('postId'),
        text: cell('text'),
        at: readTime(`${cell('date')} ${cell('time')}`, { ...reading, order }),
        address: cell('address'),
        numbers: Object.fromEntries(METRICS.map(metric => [metric, readCount(cell(metric))])),
      })
    }
  }
}

/** Platforms that people post to and we do not. */
const OTHERS = /pinterest|youtube|google|gmb|gbp|twitch|snapchat|reddit|telegram|whatsapp|start ?page/i

const SIGNS: readonly (readonly [RegExp, PlatformId])[] = [
  [/instagram|(^|[^a-z])ig([^a-z]|$)/i, 'instagram'],
  [/facebook|(^|[^a-z])fb([^a-z]|$)/i, 'facebook'],
  [/linked ?in/i, 'linkedin'],
  [/twitter|(^|[^a-z])x([^a-z]|$)|tweet/i, 'twitter'],
  [/tik ?tok/i, 'tiktok'],
  [/mastodon/i, 'mastodon'],
  [/bluesky|bsky/i, 'bluesky'],
  [/threads/i, 'threads'],
]

/** The platform that a cell or a file's name speaks of; null where it speaks of none. */
function platformIn(text: string): PlatformId | null {
  return readPlatform(text) ?? SIGNS.find(([sign]) => sign.test(text.slice(0, 200)))?.[1] ?? null
}

type Places = Partial<Record<Field, number>>

/** Where each column stands; null for a table without a text or a date. */
function findHeadings(
  table: readonly (readonly string[])[],
): { places: Places; rows: readonly (readonly string[])[] } | null {
  for (const [at, row] of table.slice(0, HEADINGS_WITHIN).entries()) {
    const headings = row.slice(0, 200)
    const keys = headings.map(headingKey)
    const places: Places = {}
    for (const [place, field] of guessNumberColumns(headings).entries())
      if (field !== '' && field !== 'text' && field !== 'day') places[field] = place
    const taken = new Set(Object.values(places))
    for (const field of OWN_FIELDS) {
      const place = NAMES[field].map(name => keys.indexOf(name)).find(one => one >= 0 && !taken.has(one))
      if (place === undefined) continue
      places[field] = place
      taken.add(place)
    }
    if (places.text !== undefined && places.date !== undefined) return { places, rows: table.slice(at + 1) }
  }
  return null
}
