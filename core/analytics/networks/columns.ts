import { METRIC_LABELS, METRICS, type Metric } from './post-numbers.ts'

/** What a column of a platform's file can hold. */
export const NUMBER_FIELDS = ['address', 'postId', 'text', 'day', ...METRICS] as const
export type NumberField = (typeof NUMBER_FIELDS)[number]

export const NUMBER_FIELD_LABELS: Readonly<Record<NumberField, string>> = {
  address: 'Address of the post',
  postId: 'Id of the post',
  text: 'Text of the post',
  day: 'Day it was published',
  ...METRIC_LABELS,
}

/**
 * What exports of LinkedIn, Meta Business Suite (Instagram, Facebook), TikTok, X, Mastodon tools, Buffer and Metricool
 * (also in Spanish) call each, in lower case and without signs. The earlier a name stands, the rather it is taken. Totals of several kinds and rates are none, and
 * neither are all clicks together, which are more than those on links.
 */
const NAMES: Readonly<Record<NumberField, readonly string[]>> = {
  address: [
    ...[
      'permalink',
      'post link',
      'post url',
      'video link',
      'tweet permalink',
      'tweet link',
      'post permalink',
    ],
    ...['url', 'link', 'address', 'post address', 'status url', 'toot url', 'uri'],
    ...['link to post', 'enlace', 'external link'],
  ],
  postId: ['post id', 'tweet id', 'video id', 'media id', 'status id', 'toot id', 'update id', 'id'],
  text: [
    ...['post text', 'tweet text', 'post title', 'video title', 'title', 'description', 'caption'],
    ...['post message', 'post content', 'content', 'text', 'message', 'status', 'toot'],
  ],
  day: [
    ...['publish time', 'post publish date', 'created date', 'post time', 'published', 'published at'],
    ...['publish date', 'date published', 'posted at', 'created at', 'created', 'date', 'day', 'time'],
  ],
  views: [
    ...['impressions', 'views', 'total views', 'total impressions', 'post impressions', 'video views'],
    ...['plays', 'view count', 'impresiones', 'visualizaciones', 'reproducciones'],
  ],
  likes: [
    ...['likes', 'total likes', 'reactions', 'favourites', 'favorites', 'favourites count', 'like count'],
    ...['me gusta', 'reacciones'],
  ],
  replies: [
    ...['comments', 'total comments', 'replies', 'replies count', 'reply count', 'comment count'],
    ...['comentarios', 'respuestas'],
  ],
  shares: [
    ...['reposts', 'shares', 'total shares', 'retweets', 'boosts', 'reblogs', 'reblogs count', 'share count'],
    ...['share', 'compartidos', 'veces compartido'],
  ],
  saves: ['saves', 'bookmarks', 'total saves', 'saved', 'bookmarks count', 'favorites added', 'guardados'],
  clicks: ['link clicks', 'url clicks', 'total link clicks', 'clics en el enlace'],
}

/** Columns that are looked at. */
export const COLUMNS_MOST = 60

/** A heading as headings are compared. */
export function headingKey(heading: string): string {
  return heading
    .slice(0, 200)
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What each column holds by its heading: '' where nothing is known. No field is given twice. */
export function guessNumberColumns(headings: readonly string[]): (NumberField | '')[] {
  const keys = headings.map(headingKey)
  const columns: (NumberField | '')[] = keys.map(() => '')
  for (const field of NUMBER_FIELDS)
    for (const name of NAMES[field]) {
      const at = keys.findIndex((key, place) => key === name && columns[place] === '')
      if (at < 0) continue
      columns[at] = field
      break
    }
  return columns
}

/** The columns as somebody chose them; a field that was chosen twice is read from the first. */
export function readNumberColumns(chosen: readonly string[]): (NumberField | '')[] {
  const taken = new Set<string>()
  return chosen.map(choice => {
    const field = NUMBER_FIELDS.find(name => name === choice && !taken.has(name))
    if (field) taken.add(field)
    return field ?? ''
  })
}

/** What is remembered of a platform's columns, by heading; '' for one that was left out. */
export type RememberedColumns = Readonly<Record<string, string>>

/** The columns as they were remembered, and guessed where a heading is new. */
export function recallColumns(
  headings: readonly string[],
  remembered: RememberedColumns,
): (NumberField | '')[] {
  const guessed = guessNumberColumns(headings)
  const known = headings.map((heading): string | undefined => {
    const key = headingKey(heading)
    return Object.hasOwn(remembered, key) ? remembered[key] : undefined
  })
  const told = new Set(known)
  return readNumberColumns(
    known.map((field, at) => field ?? (told.has(guessed[at] ?? '') ? '' : (guessed[at] ?? ''))),
  )
}

/** What to remember of columns as they were chosen. */
export function columnsToRemember(
  headings: readonly string[],
  columns: readonly (NumberField | '')[],
): RememberedColumns {
  return Object.fromEntries(
    headings.flatMap((heading, at): [string, string][] => {
      const key = headingKey(heading)
      return key === '' ? [] : [[key, columns[at] ?? '']]
    }),
  )
}

/** Whether the columns hold anything to find a post by, and anything that was counted. */
export function canReadNumbers(columns: readonly string[]): boolean {
  const has = (field: NumberField) => columns.includes(field)
  const finds = has('address') || has('postId') || (has('text') && has('day'))
  return finds && METRICS.some((metric: Metric) => has(metric))
}
