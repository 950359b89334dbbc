import {
  type NumbersBase,
  type NumbersFile,
  type NumbersSource,
  readNumbersFile,
} from '#app/analytics/integrations/read-numbers-file.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import type { DayOrder } from '#core/analytics/networks/read-day.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { findColumns, listMatchablePosts } from '#db/queries/analytics/post-numbers.ts'

/** Characters of a file, and posts, that are gone through within a few milliseconds; more go to a thread. */
const SMALL = { text: 20_000, posts: 500 }
/** Platforms whose exports write the month first where a date could be either. */
const MONTH_FIRST: readonly PlatformId[] = ['linkedin', 'instagram', 'facebook', 'threads', 'twitter']

const readInThread = inThread<typeof readNumbersFile>(
  'app/analytics/integrations/read-numbers-file.ts',
  'readNumbersFile',
)

export interface FileOfPlatform extends Omit<NumbersSource, 'dayOrder'> {
  readonly network: PlatformId
  /** As chosen; null to take what is remembered, or what the file tells. */
  readonly dayOrder: DayOrder | '' | null
}

/** A file that was read. */
export type ReadNumbers = Extract<NumbersFile, { ok: true }>
/** Why a file cannot be read. */
export type Unread = Exclude<NumbersFile, { ok: true }>

/** Reads a platform's file and finds its posts; what it would do to them is told by `planFile`. */
export async function readFileOfPlatform(ctx: WorkspaceContext, file: FileOfPlatform): Promise<NumbersFile> {
  const { workspace, timeZone } = ctx
  const { network, text, columns, dayOrder } = file
  const [posts, remembered] = await ctx.inWorkspace(sql =>
    Promise.all([
      listMatchablePosts(sql, { workspace, network, timeZone }),
      findColumns(sql, { workspace, network }),
    ]),
  )
  const source: NumbersSource = {
    ...{ text, columns },
    dayOrder: dayOrder ?? remembered?.dayOrder ?? '',
  }
  const base: NumbersBase = {
    posts,
    remembered: remembered?.columns ?? {},
    usualOrder: MONTH_FIRST.includes(network) ? 'month' : 'day',
    today: wallTimeOf(ctx.now(), timeZone).day,
  }
  const isSmall = text.length <= SMALL.text && posts.length <= SMALL.posts
  return (isSmall ? readNumbersFile : readInThread)(source, base)
}
