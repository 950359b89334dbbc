import { createHash } from 'node:crypto'
import { DAY_MS } from '#core/shared/time.ts'
import type { ItemState } from '#core/watch/forms.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { insertItems, updateItemState } from '../queries/watch/items.ts'
import { insertSource, updateSourcePaused } from '../queries/watch/sources.ts'
import { seededIds } from './random.ts'

interface SeededItem {
  readonly title: string
  readonly summary: string
  readonly daysAgo: number
  readonly state?: ItemState
}

/** Made-up feeds of what small brands read. Nobody serves them, so they are paused: what they brought stays. */
const SOURCES: readonly {
  readonly name: string
  readonly host: string
  readonly items: readonly SeededItem[]
}[] = [
  {
    name: 'The Small Brand Letter',
    host: 'letter.example',
    items: [
      {
        title: 'Why customers ask for the price before they ask what it is',
        summary: 'Forty owners of small brands were asked what their first message from a customer says.',
        daysAgo: 1,
      },
      {
        title: 'One booking page or three? What a workshop found when it tried both',
        summary: 'With three pages fewer people asked, and more of them came.',
        daysAgo: 2,
        state: 'saved',
      },
      {
        title: 'The case for telling people what you got wrong',
        summary: 'Posts about a mistake were passed on twice as often as those about a prize.',
        daysAgo: 4,
        state: 'acted',
      },
      {
        title: 'Win a year of free advertising',
        summary: 'A competition of our sponsor.',
        daysAgo: 5,
        state: 'not_relevant',
      },
    ],
  },
  {
    name: 'Open Bench',
    host: 'bench.example',
    items: [
      {
        title: 'What people who work with their hands pay for, and what they put off',
        summary: 'A survey of 212 makers: pain comes first, tools second, courses last.',
        daysAgo: 1,
      },
      {
        title: 'A studio that closes on Fridays, two years on',
        summary: 'Takings fell for three months and have been above the old ones since.',
        daysAgo: 3,
      },
      {
        title: 'How long before a fair to start writing about it',
        summary: 'Those who began five weeks before sold out; those who began one week before did not.',
        daysAgo: 6,
        state: 'saved',
      },
    ],
  },
]

/** What a founder follows on the web and has made of it: two feeds, and items that are new, kept, used and unwanted. */
export async function seedWatch(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<void> {
  const [draft] = await sql<{ id: string }[]>`
    select id from content_created where user_id = ${workspace} and status = 'draft' order by created_at desc limit 1
  `
  const idOf = seededIds(`watch ${workspace}`)
  for (const { name, host, items } of SOURCES) {
    const sourceId = await insertSource(sql, {
      workspace,
      source: { name, host, address: `https://${host}/feed.xml`, site: `https://${host}/`, nextAt: now },
      marks: { etag: '', lastModified: '' },
      now,
    })
    if (sourceId === null) continue
    await updateSourcePaused(sql, { workspace, id: sourceId, isPaused: true, now })
    const found = items.map(({ title, summary, daysAgo, state }, at) => ({
      id: idOf(),
      identity: createHash('sha256').update(`${host} ${title}`).digest('hex'),
      guid: '',
      title,
      summary,
      author: '',
      address: `https://${host}/${at + 1}`,
      publishedAt: new Date(now.getTime() - daysAgo * DAY_MS),
      isHidden: false,
      foldedInto: null,
      state,
    }))
    await insertItems(sql, { workspace, sourceId, items: found, now })
    for (const { id, state } of found) {
      if (!state) continue
      const about = state === 'acted' && draft ? { contentId: draft.id } : {}
      await updateItemState(sql, { workspace, id, state, ...about })
    }
  }
}
