import { notify } from '#app/notifications/services/notify.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { addDays } from '#core/shared/time.ts'
import { isSpike, SPIKE, spikeNote, usualOf } from '#core/watch/mentions/spike.ts'
import type { Thing } from '#core/watch/mentions/things.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { insertMentions } from '#db/queries/watch/mentions.ts'
import { countMentionsBack, insertSpike } from '#db/queries/watch/spikes.ts'
import { type CurrentSearch, mentionsOf } from './bring-mentions-up-to-date.ts'

/** Stores what new items mention and tells of a spike, once in 24 hours for each thing, in the caller's transaction. */
export async function storeMentions(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    current: CurrentSearch
    items: readonly { id: string; title: string; summary: string; publishedAt: Date }[]
    now: Date
  },
): Promise<void> {
  const { workspace, current, items, now } = input
  const mentions = mentionsOf(items, current.search)
  if (mentions.length === 0) return
  await insertMentions(sql, { workspace, mentions })
  const keys = new Set(mentions.map(({ thing }) => thing))
  const mentioned = current.things.filter(({ key }) => keys.has(key))
  const counts = await countMentionsBack(sql, { workspace, things: [...keys], now })
  for (const thing of mentioned) {
    const countOf = (back: number) =>
      counts.find(row => row.thing === thing.key && row.back === back)?.count ?? 0
    const last = countOf(0)
    const usual = usualOf(Array.from({ length: SPIKE.days }, (_, at) => countOf(at + 1)))
    if (isSpike(last, usual)) await tellSpike(sql, { workspace, thing, last, usual, now })
  }
}

async function tellSpike(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    thing: Thing
    last: number
    usual: ReturnType<typeof usualOf>
    now: Date
  },
): Promise<void> {
  const { workspace, thing, last, usual, now } = input
  const { key, name } = thing
  const spike = { thing: key, name, items: last, ...usual, spikedAt: now }
  if (!(await insertSpike(sql, { workspace, spike, since: addDays(now, -1) }))) return
  await notify(sql, {
    workspace,
    event: 'mention_spike',
    key: `mention_spike:${key}:${now.toISOString()}`,
    details: { title: name, note: spikeNote(spike) },
    path: `/app/brand-watch/mentions${listQuery({ what: key, period: 7 })}`,
    roles: ['owner', 'editor'],
    now,
  })
}
