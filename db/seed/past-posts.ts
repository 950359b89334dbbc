import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { SCORE_RULES } from '#core/brand/stored-score.ts'
import { DAY_MS, HOUR_MS } from '#core/shared/time.ts'
import type { Database, Sql, WorkspaceId } from '../client.ts'
import { clarifyOf, type Founder } from './founders/founder.ts'
import { seededIds, seededRandom } from './random.ts'

/** How many posts, three days apart, the newest of them so many days ago. */
const POSTS = 54
const [NEWEST_DAYS, DAYS_APART] = [36, 3]
/** People follow a link for so many days after its post. */
const FOLLOWED_DAYS = 5

/**
 * Half a year of a founder’s published posts with links and who followed them, older than what the demo holds otherwise.
 * What begins with a question, what goes out in the morning and what sounds like the founder is followed more often; the
 * rest is chance. They are scored before anything is written, since that takes a moment.
 */
export async function seedPastPosts(
  db: Database,
  { workspace, founder, now }: { workspace: WorkspaceId; founder: Founder; now: Date },
): Promise<void> {
  const random = seededRandom(54)
  const nextId = seededIds(`past:${workspace}`)
  const foundation = clarifyOf(founder)
  const stories = await db.inWorkspace(
    workspace,
    sql => sql<{ id: string }[]>`
      select id from stories where user_id = ${workspace} order by created_at, id
    `,
  )
  const posts = Array.from({ length: POSTS }, (_, n) => {
    const isQuestion = random.chance(0.4)
    const isMorning = random.chance(0.5)
    const platform = founder.platforms[random.between(0, 1) % founder.platforms.length] ?? 'instagram'
    const body = `${openerOf(founder, { n, isQuestion })}\n\n${middleOf(founder, n)}`
    const { certainty, voice, values, audience, emotion, overall } = scoreContent(body, foundation)
    const day = new Date(now.getTime() - (NEWEST_DAYS + n * DAYS_APART) * DAY_MS).toISOString().slice(0, 10)
    const hour = isMorning ? random.between(8, 9) : random.between(16, 18)
    const publishedAt = new Date(Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS)
    const likely =
      (isQuestion ? 2.6 : 1) * (isMorning ? 2.2 : 1) * (platform === founder.platforms[0] ? 2 : 1)
    const people = Math.round(2.4 * likely * (overall / 65) ** 2 * (0.55 + random.next()))
    const scores = {
      ...{ alignmentVoice: voice, alignmentValues: values, alignmentAudience: audience },
      ...{ alignmentEmotion: emotion, alignmentOverall: overall, alignmentCertainty: certainty },
    }
    const storyId = n % 3 === 0 ? (stories[n % Math.max(1, stories.length)]?.id ?? null) : null
    return { id: nextId(), linkId: nextId(), body, platform, publishedAt, people, scores, storyId }
  })
  await db.acrossWorkspaces('operator', async sql => {
    for (const post of posts) await insertPastPost(sql, { workspace, ...post })
  })
}

interface PastPost {
  readonly id: string
  readonly linkId: string
  readonly body: string
  readonly platform: string
  readonly publishedAt: Date
  readonly people: number
  readonly scores: Readonly<Record<string, string | number>>
  readonly storyId: string | null
}

async function insertPastPost(sql: Sql, post: PastPost & { workspace: WorkspaceId }): Promise<void> {
  const { workspace, id, linkId, body, platform, publishedAt, people, scores, storyId } = post

  const at = { createdAt: publishedAt, updatedAt: publishedAt }
  const own = { userId: workspace }
  await sql`
      insert into content_created ${sql({
        ...{ ...own, id, body, platform, storyId, publishedAt, ...scores, ...at },
        ...{ status: 'published', format: 'post', alignmentRules: SCORE_RULES },
      })}
    `
  await sql`
      insert into content_planner ${sql({
        ...{ ...own, contentId: id, platform, scheduledFor: publishedAt, status: 'published', ...at },
        ...{ statusSince: publishedAt, publishedAt },
      })}
    `
  await sql`
      insert into tracked_links ${sql({
        ...{
          ...own,
          id: linkId,
          slug: linkId.slice(0, 13),
          label: body.split('\n', 1)[0]?.slice(0, 200) ?? '',
        },
        ...{ target: 'https://example.com/start', network: platform, contentId: id, createdAt: publishedAt },
      })}
    `
  const days = Array.from({ length: FOLLOWED_DAYS }, (_, after) => ({
    ...{ ...own, linkId, reason: '', visits: sharesOf(people)[after] ?? 0 },
    day: new Date(publishedAt.getTime() + after * DAY_MS).toISOString().slice(0, 10),
  })).filter(({ visits }) => visits > 0)
  if (days.length > 0) await sql`insert into link_days ${sql(days)}`
}

/** People spread over the days after a post: half on each day of those that are left, all on the last one. */
function sharesOf(people: number): number[] {
  const shares: number[] = []
  for (let left = people, day = 1; day <= FOLLOWED_DAYS; day += 1) {
    const share = day === FOLLOWED_DAYS ? left : Math.ceil(left / 2)
    shares.push(share)
    left -= share
  }
  return shares
}

function openerOf({ clientName }: Founder, { n, isQuestion }: { n: number; isQuestion: boolean }): string {
  const openers = isQuestion
    ? [
        `What would ${clientName} ask first?`,
        'Is this you too?',
        'What did we change this month?',
        'How small can a first step be?',
        'What does a good day look like to you?',
        'Who taught you that?',
      ]
    : [
        'We tried it again this week.',
        `On Thursday ${clientName} rang.`,
        'My rule is simple.',
        'You needn’t do it all at once.',
        'This morning I was early for once.',
        'Some things stay true.',
        'Nothing here is new.',
      ]
  return openers[n % openers.length] ?? ''
}

function middleOf(founder: Founder, n: number): string {
  const { moments, tips, message, method, belief, pains, desires, transformation } = founder
  const moment = moments[n % 3] ?? moments[0]
  const tip = tips[Math.floor(n / 3) % 3] ?? tips[0]
  const middles = [
    `${moment.told} ${moment.lesson}`,
    `${tip} ${message}`,
    `${belief} ${tip}`,
    `${method} ${transformation}`,
    `${pains} ${moment.lesson} ${method}`,
    `New times from Monday. The door is on the left, and there is coffee.`,
    `${desires} ${message} ${moment.told}`,
  ]
  return middles[(n * 3 + Math.floor(n / 7)) % middles.length] ?? tip
}
