import type { WorkspaceContext } from '#app/platform/context.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { type MentionFilter, mentionDays } from '#core/watch/mentions/filter.ts'
import { SENTIMENT_WORDS } from '#core/watch/sentiment/judge.ts'
import { isUuid } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listMentions } from '#db/queries/watch/mentions.ts'
import { readSearch } from './bring-mentions-up-to-date.ts'
import { shownMention } from './read-mentions-page.ts'

/** Rows read at once, and of a file at most. */
const STEP = 100
const MOST_STEPS = 100

type Cells = Readonly<Record<string, string>>

/** The filtered mentions as a CSV file (whose cells no spreadsheet runs) or as JSON, sent as they are read, 10,000 at most. */
export async function* exportMentions(
  ctx: WorkspaceContext,
  { format, ...input }: MentionFilter & { format: 'csv' | 'json' },
): AsyncGenerator<string> {
  const { workspace } = ctx
  const { days, ...filter } = input
  const now = ctx.now()
  const sourceId = filter.sourceId && isUuid(filter.sourceId) ? filter.sourceId : null
  const wanted = {
    workspace,
    ...filter,
    sourceId,
    from: mentionDays(days, { now, timeZone: ctx.timeZone }).from,
    to: now,
  }
  const current = await ctx.inWorkspace(async sql => {
    const data = { actor: ctx.userId, what: 'mentions', format }
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'watch', actionType: 'mentions_exported' })
    await insertSecurityEvent(sql, { userId: workspace, type: 'data_exported', data })
    return readSearch(sql, { workspace })
  })
  const { stringify } = await import('csv-stringify/sync')
  // The mark in front tells Excel that the file is UTF-8.
  yield format === 'csv' ? '\ufeff' : '[\n'
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const page = await ctx.inWorkspace(sql =>
      listMentions(sql, { ...wanted, page: { page: step, size: STEP } }),
    )
    const rows = page.rows.map(item => cellsOf(shownMention(item, current)))
    if (format === 'json')
      yield rows.map((row, at) => `${step === 1 && at === 0 ? '' : ',\n'}${JSON.stringify(row)}`).join('')
    else
      yield stringify([...(step === 1 ? [HEAD] : []), ...rows.map(row => Object.values(row).map(safeCell))])
    if (page.rows.length < STEP) break
  }
  if (format === 'json') yield '\n]\n'
}

const HEAD = [
  'Published',
  'Mentions',
  'Title',
  'Text',
  'Sentiment',
  'Words that decided',
  'Source',
  'Author',
  'Address',
]

function cellsOf(item: ReturnType<typeof shownMention>): Cells {
  const values = [
    item.publishedAt.toISOString(),
    item.things.join(', '),
    item.title,
    item.summary,
    SENTIMENT_WORDS[item.sentiment],
    item.telling.map(({ text }) => text).join(', '),
    item.sourceName,
    item.author,
    item.address,
  ]
  return Object.fromEntries(HEAD.map((name, at) => [name, values[at] ?? '']))
}
