import type { WorkspaceContext } from '#app/platform/context.ts'
import { excerptOf } from '#core/watch/mentions/excerpt.ts'
import { type MentionFilter, mentionDays } from '#core/watch/mentions/filter.ts'
import { readMentions } from '#core/watch/mentions/read-mentions.ts'
import { isCommonName } from '#core/watch/mentions/things.ts'
import { asMachinery, isUuid } from '#db/client.ts'
import { findAroundMentions, listMentions, type MentioningItem } from '#db/queries/watch/mentions.ts'
import { bringMentionsUpToDate, type CurrentSearch, readSearch } from './bring-mentions-up-to-date.ts'

const PAGE_SIZE = 6
/** Words that are named as what decided. */
const MOST_TELLING = 8

/**
 * Who mentions the workspace's names in a period: items with the places and the words that decided, days for the chart,
 * spikes, and what is looked for. Where names have changed since, mentions are found anew first, whoever looks.
 */
export async function readMentionsPage(ctx: WorkspaceContext, input: MentionFilter & { page: number }) {
  const { workspace, timeZone } = ctx
  const { page, days, ...filter } = input
  const now = ctx.now()
  const span = mentionDays(days, { now, timeZone })
  const sourceId = filter.sourceId && isUuid(filter.sourceId) ? filter.sourceId : null
  const wanted = { workspace, ...filter, sourceId, from: span.from, to: now }
  return ctx.inWorkspace(async sql => {
    const found = await readSearch(sql, { workspace })
    if (!found.isCurrent) await asMachinery(sql, () => bringMentionsUpToDate(sql, { workspace }))
    const [list, { counts, spikes, sources }] = await Promise.all([
      listMentions(sql, { ...wanted, page: { page, size: PAGE_SIZE } }),
      findAroundMentions(sql, { ...wanted, timeZone }),
    ])
    const { things, added, excluded } = found
    return {
      list: { ...list, rows: list.rows.map(item => listed(shownMention(item, found))) },
      days: span.days.map(day => ({ day, count: counts.find(row => row.day === day)?.count ?? 0 })),
      spikes,
      sources,
      things: things.map(thing => ({ ...thing, isCommon: isCommonName(thing.name) })),
      added,
      excluded,
    }
  })
}

/** An item with the names of what it mentions, where, and how it speaks. */
export function shownMention(item: MentioningItem, { things, search }: CurrentSearch) {
  const found = readMentions(item, search)
  return {
    ...item,
    things: item.things.map(key => things.find(thing => thing.key === key)?.name ?? key),
    titlePlaces: found?.title ?? [],
    summaryPlaces: found?.summary ?? [],
    sentiment: found?.judgement.sentiment ?? 'unknown',
    telling: found?.judgement.words ?? [],
  }
}

/** What the page shows of a mention, and nothing else. */
function listed(mention: ReturnType<typeof shownMention>) {
  const { id, title, address, sourceName, publishedAt, state, contentId, sentiment, things } = mention
  const stretch = ({ start, end }: { start: number; end: number }) => ({ start, end })
  const summary = excerptOf(mention.summary, mention.summaryPlaces.map(stretch))
  return {
    ...{
      id,
      title,
      summary: summary.text,
      address,
      sourceName,
      publishedAt,
      state,
      contentId,
      sentiment,
      things,
    },
    titlePlaces: mention.titlePlaces.map(stretch),
    summaryPlaces: summary.places,
    telling: mention.telling.slice(0, MOST_TELLING).map(({ text }) => text),
  }
}
