import { createHash } from 'node:crypto'
import { DAY_MS } from '#core/shared/time.ts'
import type { ItemState } from '#core/watch/forms.ts'
import { SAVED_LINKS_NAME } from '#core/watch/item.ts'
import { foldText } from '#core/watch/words.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { insertItems, insertSavedLink, updateItemState } from '../queries/watch/items.ts'
import { findMentionFacts } from '../queries/watch/mention-words.ts'
import { insertWatchPage, insertWatchPageChange, insertWatchPrice } from '../queries/watch/pages.ts'
import { ensureSavedLinks, insertSource, updateSourcePaused } from '../queries/watch/sources.ts'
import { insertSpike } from '../queries/watch/spikes.ts'
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

/** Where the founder is mentioned. */
const MENTIONING = 'letter.example'

/** What is said of the founder, by how many days ago; NAME is the brand, WHO the founder. Three days ago it is a fair. */
const SAID: readonly (readonly [daysAgo: number, title: string, summary: string])[] = [
  [29, 'Five small businesses to watch this winter', 'On the list: NAME, for its honest prices.'],
  [
    26,
    'What we heard at the autumn market',
    'Several people told us that NAME was booked out, which was disappointing.',
  ],
  [22, 'A conversation with WHO', 'How NAME began, and what came before it.'],
  [19, 'Readers recommend', 'Two readers recommend NAME, one of them warmly.'],
  [15, 'Who answers enquiries fastest?', 'NAME took three days in our test, which is slow.'],
  [12, 'Where the year went', 'A long letter with a short mention of NAME.'],
  [8, 'WHO on saying no', 'A thoughtful talk about turning work down.'],
  [3, 'The winter fair opens', 'The stand of NAME was not bad at all, said the organisers.'],
  [3, 'Ten favourites from the fair', 'Ours is NAME: lovely from start to finish.'],
  [3, 'A queue round the corner', 'Visitors waited for NAME, some of them annoyed.'],
  [3, 'Talks worth hearing again', 'WHO gave the best of them.'],
  [3, 'What sold out first', 'NAME had nothing left at noon and still was friendly.'],
  [3, 'Notes from the fair, in no order', 'NAME, tea, rain, and a brilliant raffle.'],
  [3, 'Who won the public’s prize', 'The prize went to NAME, and the applause was great.'],
  [2, 'After the fair', 'NAME will be back next year.'],
  [1, 'Letters to the editor', 'One reader found NAME overpriced, three wrote that it is wonderful.'],
]

/** Items that mention the brand and its founder over a month, with a day on which many do, which is noted as a spike. */
async function mentionsOf(
  sql: Sql,
  { workspace, now, idOf }: { workspace: WorkspaceId; now: Date; idOf: () => string },
) {
  const { brand, founder } = await findMentionFacts(sql, { workspace })
  const name = brand || founder
  if (name === '') return []
  const spikedAt = new Date(now.getTime() - 2.5 * DAY_MS)
  const items = SAID.filter(([daysAgo, , summary]) => daysAgo === 3 && summary.includes('NAME')).length
  await insertSpike(sql, {
    workspace,
    spike: { thing: foldText(name), name, items, mean: 0, deviation: 0, spikedAt },
    since: spikedAt,
  })
  return SAID.map(([daysAgo, title, summary], at) => ({
    id: idOf(),
    identity: createHash('sha256').update(`${MENTIONING} said ${at}`).digest('hex'),
    guid: '',
    title: title.replaceAll('WHO', founder || name),
    summary: summary.replaceAll('NAME', name).replaceAll('WHO', founder || name),
    author: '',
    address: `https://${MENTIONING}/said/${at + 1}`,
    publishedAt: new Date(now.getTime() - (daysAgo - at / 100) * DAY_MS),
    isHidden: false,
    foldedInto: null,
  }))
}

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
    const spoken = host === MENTIONING ? await mentionsOf(sql, { workspace, now, idOf }) : []
    await insertItems(sql, { workspace, sourceId, items: [...found, ...spoken], now })
    for (const { id, state } of found) {
      if (!state) continue
      const about = state === 'acted' && draft ? { contentId: draft.id } : {}
      await updateItemState(sql, { workspace, id, state, ...about })
    }
  }
  await seedPage(sql, { workspace, now, idOf })
  const list = await ensureSavedLinks(sql, { workspace, name: SAVED_LINKS_NAME, now })
  await insertSavedLink(sql, {
    workspace,
    sourceId: list,
    identity: createHash('sha256').update('link:letter.example/prices').digest('hex'),
    link: {
      title: 'A page of prices that answers every question first',
      summary: 'We put the price above the picture, and the phone rang less and sold more.',
      address: 'https://letter.example/prices',
      note: 'Show this when we write about our own prices.',
    },
    now,
  })
}

/** What a made-up page of prices asked and said, the oldest first. */
const PRICES = [
  { daysAgo: 84, amount: 3900 },
  { daysAgo: 47, amount: 4500 },
  { daysAgo: 3, amount: 4900 },
]
const CHANGES = [
  {
    daysAgo: 20,
    removed: ['A place on the course is for one person.'],
    added: ['A place on the course is for one person and a friend.'],
    summary:
      'Now: “A place on the course is for one person and a friend.” Before: “A place on the course is for one person.”',
  },
  {
    daysAgo: 3,
    removed: ['A place costs £45, tea and cake included.'],
    added: ['A place costs £49, tea and cake included.'],
    summary:
      'Now: “A place costs £49, tea and cake included.” Before: “A place costs £45, tea and cake included.”',
  },
]

/** A watched page with its prices and two changes; paused like the feeds. */
async function seedPage(
  sql: Sql,
  { workspace, now, idOf }: { workspace: WorkspaceId; now: Date; idOf: () => string },
): Promise<void> {
  const [name, host] = ['Evening courses: what they cost', 'evenings.example']
  const address = `https://${host}/prices`
  const sourceId = await insertSource(sql, {
    workspace,
    source: { name, host, address, site: address, nextAt: now },
    kind: 'page',
    marks: { etag: '', lastModified: '' },
    now,
  })
  if (sourceId === null) return
  await updateSourcePaused(sql, { workspace, id: sourceId, isPaused: true, now })
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await insertWatchPage(sql, { workspace, sourceId, sentences: CHANGES.flatMap(({ added }) => added) })
  for (const { daysAgo, amount } of PRICES)
    await insertWatchPrice(sql, {
      workspace,
      sourceId,
      price: { low: amount, high: amount, currency: 'GBP' },
      now: ago(daysAgo),
    })
  for (const { daysAgo, removed, added, summary } of CHANGES) {
    const identity = createHash('sha256').update(`${host} ${summary}`).digest('hex')
    const item = {
      ...{
        id: idOf(),
        identity,
        guid: '',
        title: `1 sentence changed on ${name}`,
        summary,
        author: '',
        address,
      },
      ...{ publishedAt: ago(daysAgo), isHidden: false, foldedInto: null },
    }
    await insertItems(sql, { workspace, sourceId, items: [item], now: ago(daysAgo) })
    await insertWatchPageChange(sql, {
      workspace,
      sourceId,
      id: idOf(),
      removed,
      added,
      itemIdentity: identity,
      now: ago(daysAgo),
    })
  }
}
