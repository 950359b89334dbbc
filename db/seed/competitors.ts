import { createHash } from 'node:crypto'
import { addDays } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { insertCompetitor, upsertSourceOwner } from '../queries/research/competitors.ts'
import { insertEvidence } from '../queries/research/evidence.ts'
import { insertItems, updateItemState } from '../queries/watch/items.ts'
import { insertSource, updateSourcePaused } from '../queries/watch/sources.ts'
import { seededIds } from './random.ts'

/** Made-up competitors, one that publishes enough to be compared with and one that does not. */
const COMPETITORS = [
  {
    fields: {
      name: 'Example Express',
      site: 'https://express.example/',
      promise: 'Everything your small business needs in 48 hours, at one fixed price.',
      price: 'from £149, one size for everyone',
      strengths: 'They answer within an hour, and their price is on the first page.',
      gaps: 'Everyone gets the same. Nobody asks what happened before, and nobody rings afterwards.',
      ourAnswer: 'We ask three questions first. It takes a week longer, and you keep it for years.',
    },
    host: 'express.example',
    items: [
      [
        'One fixed price for every customer',
        'You know the price before you write to us. No calls, no waiting.',
      ],
      [
        '48 hours or your money back',
        'Most small businesses wait for weeks. Our customers wait for two days.',
      ],
      ['We have cut our price to £149', 'The same work for less, because every order is the same size.'],
      ['What our customers say about speed', 'They say that the work was there before they had asked twice.'],
      [
        'Three mistakes small businesses make',
        'They ask too many people, they wait too long, and they pay by the hour.',
      ],
      ['Why we never take calls', 'A call costs an hour of work. A form costs two minutes of your time.'],
      ['New: order on your phone', 'Choose, pay and go. Your order is with us before your coffee is cold.'],
      ['Behind the desk on a Monday', 'Forty orders, four people and one rule: the oldest order goes first.'],
      ['A guarantee that takes one line', 'Not there in time? You pay nothing, and you keep the work.'],
      [
        'How we keep the price where it is',
        'No meetings, no special wishes, and one price for every small business.',
      ],
      ['Our busiest month so far', 'More customers than ever, and every order left our desk in time.'],
      [
        'Questions customers ask before they order',
        'The price, the time, and whether a person reads the form. One does.',
      ],
    ],
  },
  {
    fields: {
      name: 'The Example Academy',
      site: 'https://academy.example/',
      promise: 'Learn to do it yourself in ten evenings.',
      price: '£39 a month, cancel any time',
      strengths: 'A warm teacher, and recordings that people pass on.',
      gaps: 'Whoever has no evenings is left alone with ten videos.',
      ourAnswer: '',
    },
    host: 'academy.example',
    items: [
      ['A free evening for beginners', 'Bring a question and leave with a plan.'],
      [
        'What ten evenings changed for one owner',
        'She does the first half herself now, and knows whom to ask for the rest.',
      ],
    ],
  },
] as const

/** The item that a post answers, and those that speak for what a sheet says. */
const ANSWERED = 2
const EVIDENCE = [2, 5]

/** Two competitors with a feed each, evidence on the first one’s sheet, and one item that was answered with a post. */
export async function seedCompetitors(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<void> {
  const idOf = seededIds(`competitors ${workspace}`)
  const answer = await findAnswer(sql, workspace)
  for (const [place, { fields, host, items }] of COMPETITORS.entries()) {
    const id = await insertCompetitor(sql, { workspace, fields, now: addDays(now, -40) })
    const sourceId = await insertSource(sql, {
      workspace,
      source: {
        name: `${fields.name}: news`,
        host,
        address: `https://${host}/feed.xml`,
        site: fields.site,
        nextAt: now,
      },
      marks: { etag: '', lastModified: '' },
      now,
    })
    if (sourceId === null) continue
    await updateSourcePaused(sql, { workspace, id: sourceId, isPaused: true, now })
    await upsertSourceOwner(sql, { workspace, id, sourceId, now })
    const found = items.map(([title, summary], at) => ({
      id: idOf(),
      identity: createHash('sha256').update(`${host} ${title}`).digest('hex'),
      guid: '',
      title,
      summary,
      author: '',
      address: `https://${host}/${at + 1}`,
      publishedAt:
        place === 0 && at === ANSWERED && answer
          ? addDays(answer.publishedAt, -2)
          : addDays(now, -3 - at * 5),
      isHidden: false,
      foldedInto: null,
    }))
    await insertItems(sql, { workspace, sourceId, items: found, now })
    if (place > 0) continue
    for (const at of EVIDENCE) {
      const itemId = found[at]?.id
      if (!itemId) continue
      await insertEvidence(sql, { workspace, competitorId: id, itemId, now })
      const about = at === ANSWERED && answer ? { contentId: answer.id } : {}
      await updateItemState(sql, {
        workspace,
        id: itemId,
        state: at === ANSWERED ? 'acted' : 'saved',
        ...about,
      })
    }
  }
}

/** The newest published post whose links were followed. */
async function findAnswer(
  sql: Sql,
  workspace: WorkspaceId,
): Promise<{ id: string; publishedAt: Date } | null> {
  const [row] = await sql<{ id: string; publishedAt: Date }[]>`
    select c.id, c.published_at from content_created c
    where c.user_id = ${workspace} and c.status = 'published' and c.published_at is not null and exists (
      select from tracked_links t join link_days d on d.user_id = t.user_id and d.link_id = t.id
      where t.user_id = c.user_id and t.content_id = c.id and d.reason = ''
    )
    order by c.published_at desc limit 1
  `
  return row ?? null
}
