import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const spikeShape = rowShape('watch_spikes', {
  id: uuid,
  thing: text(),
  name: text(),
  items: integer,
  spikedAt: instant,
})

/** A spike with its mean and deviation a day in the week before. */
export type Spike = RowOf<typeof spikeShape> & { readonly mean: number; readonly deviation: number }

/**
 * How often things were mentioned in the last 24 hours (`back` 0) and in each of the 7 days before (1 to 7), days with any.
 * What came without a date on the day its source was added does not count: it was not written then.
 */
export async function countMentionsBack(
  sql: Sql,
  { workspace, things, now }: { workspace: WorkspaceId; things: readonly string[]; now: Date },
): Promise<{ thing: string; back: number; count: number }[]> {
  return sql<{ thing: string; back: number; count: number }[]>`
    select m.thing, floor(extract(epoch from ${now}::timestamptz - m.published_at) / 86400)::integer as back,
      count(*)::integer as count
    from watch_mentions m
    join watch_items i on i.user_id = m.user_id and i.id = m.item_id
    join watch_sources s on s.user_id = i.user_id and s.id = i.source_id
    where m.user_id = ${workspace} and m.thing = any(${[...things]}::text[])
      and m.published_at > ${now}::timestamptz - interval '8 days' and m.published_at <= ${now}
      and not i.is_hidden and i.folded_into is null and i.state <> 'not_relevant'
      and not (i.published_at = i.found_at and i.found_at < s.created_at + interval '1 day')
    group by 1, 2
  `
}

/** Notes a spike, unless there was one of this thing since an instant; false then. The caller holds the workspace's words. */
export async function insertSpike(
  sql: Sql,
  input: { workspace: WorkspaceId; spike: Omit<Spike, 'id'>; since: Date },
): Promise<boolean> {
  const { workspace, spike, since } = input
  const rows = await sql`
    insert into watch_spikes (user_id, thing, name, items, mean, deviation, spiked_at)
    select ${workspace}, ${spike.thing}, ${spike.name}, ${spike.items}, ${spike.mean}, ${spike.deviation}, ${spike.spikedAt}
    where not exists (
      select from watch_spikes where user_id = ${workspace} and thing = ${spike.thing} and spiked_at > ${since}
    )
    returning id
  `
  return rows.length > 0
}
