import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { SCORE_RULES } from '#core/brand/stored-score.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { asWorkspaceId, type Database, type Sql, type WorkspaceId } from '../client.ts'
import { insertLocalSubscription } from '../queries/billing/subscriptions.ts'
import { insertCheckin } from '../queries/brand/checkins.ts'
import { upsertClarifyData } from '../queries/brand/clarify.ts'
import { insertProfile, updateProfileSubscription } from '../queries/identity/profiles.ts'
import { upsertOnboardingStatus } from '../queries/onboarding/onboarding-status.ts'
import { insertAlignmentScore } from '../queries/posts/alignment-scores.ts'
import { insertPost } from '../queries/posts/posts.ts'
import { insertQuizResponse } from '../queries/site/quiz.ts'
import { insertCompassResponse } from '../queries/site/visitors.ts'
import { insertStory } from '../queries/stories/stories.ts'
import { seedApprovals } from './approvals.ts'
import { clarifyOf, type Founder } from './founders/founder.ts'
import { FOUNDERS } from './founders/founders.ts'
import { seededIds } from './random.ts'
import { seedSales } from './sales.ts'
import { postOf, storyOf } from './texts.ts'
import { seedTickets } from './tickets.ts'

/** Which of a founder's posts the demo holds, no text of them twice: eight published, two scheduled, one that waits for approval, one draft. */
const DEMO_POSTS = [0, 1, 2, 3, 4, 5, 6, 7, 14, 8, 22, 13] as const

export const DEMO_EMAIL = 'demo@brandhearth.test'

/**
 * The demo account: confirmed, on a Collective+ trial, so that every room is open, with a full foundation, 8 stories, 12 posts, a campaign half-way through, a
 * schedule for last month and next week, a month of check-ins, and what selling leaves behind; and what three visitors left. Does nothing when the account
 * exists. Answers the account's id, or null. Another founder and address make the same kind of workspace for another trade;
 * visitors come to the first one only.
 */
export async function seedDemo(
  db: Database,
  input: { passwordHash: string; now: Date; founder?: Founder; email?: string },
): Promise<string | null> {
  const { passwordHash, now, founder = FOUNDERS[0], email = DEMO_EMAIL } = input
  if (!founder) return null
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)

  return db.acrossWorkspaces('operator', async sql => {
    const [account] = await sql<{ id: string }[]>`
      insert into accounts (email, full_name, password_hash, email_confirmed_at, terms_accepted_at, created_at)
      values (${email}, ${founder.name}, ${passwordHash}, ${ago(220)}, ${ago(220)}, ${ago(220)})
      on conflict (email) do nothing
      returning id
    `
    if (!account) return null
    const workspace = asWorkspaceId(account.id)
    await insertProfile(sql, { id: account.id, email, fullName: founder.name })
    await sql`
      update profiles set business_type = ${founder.businessType}, industry = ${founder.industry} where id = ${workspace}
    `
    const trialEnd = ago(-5)
    await insertLocalSubscription(sql, {
      workspace,
      subscription: {
        tier: 'collective',
        status: 'trialing',
        billingCycle: 'monthly',
        startedAt: ago(2),
        trialEnd,
        currentPeriodEnd: trialEnd,
        cancelAtPeriodEnd: false,
      },
    })
    await updateProfileSubscription(sql, {
      workspace,
      tier: 'collective',
      status: 'active',
      startDate: ago(2),
      endDate: trialEnd,
    })
    await upsertOnboardingStatus(sql, {
      workspace,
      changes: {
        onboardingCompleted: true,
        kickstartCompleted: true,
        smartDashboardSetupComplete: true,
        step: 'done',
        welcomeSeen: ['creator', 'pro', 'collective'],
        completedTier: 'collective',
        completedAt: ago(33),
      },
    })
    const foundation = clarifyOf(founder)
    await upsertClarifyData(sql, { workspace, answers: foundation })

    const storyIds: string[] = []
    for (let n = 0; n < 8; n += 1) {
      const story = await insertStory(sql, { workspace, fields: storyOf(founder, n), now: ago(30 - n * 3.4) })
      storyIds.push(story.id)
    }
    const postIds: string[] = []
    const campaignId = await seedCampaign(sql, { workspace, offer: founder.offerName, now })
    for (const [n, which] of DEMO_POSTS.entries()) {
      const post = postOf(founder, which)
      const writtenAt = ago(28 - n * 2.4)
      const { certainty, suggestions, ...scored } = scoreContent(post.body, foundation)
      const { voice, values, audience, emotion, overall } = scored
      const scores = { voice, values, audience, emotion, overall }
      const content = await insertPost(sql, {
        workspace,
        now: writtenAt,
        fields: {
          title: post.title,
          body: post.body,
          platform: founder.platforms[n % founder.platforms.length] ?? 'instagram',
          status: n < 8 ? 'published' : n < 10 ? 'scheduled' : 'draft',
          campaignId: n < 7 ? null : campaignId,
          publishedAt: n < 8 ? atNine(ago(27 - n * 3.6)) : null,
          storyId: post.fromStory === null ? null : (storyIds[post.fromStory] ?? null),
          alignmentOverall: scores.overall,
          alignmentVoice: scores.voice,
          alignmentValues: scores.values,
          alignmentAudience: scores.audience,
          alignmentEmotion: scores.emotion,
          alignmentCertainty: certainty,
          alignmentRules: SCORE_RULES,
        },
      })
      postIds.push(content.id)
      await insertAlignmentScore(sql, {
        workspace,
        postId: content.id,
        title: post.title,
        caption: post.body,
        platform: content.platform,
        postGoal: '',
        campaign: '',
        alignmentScores: scores,
        suggestions: [...suggestions],
        overallScore: scores.overall,
        overallGuidance: '',
        isSaved: true,
        now: writtenAt,
      })
    }
    for (const [n, alignmentScore] of [5, 6, 6, 7, 8].entries()) {
      await insertCheckin(sql, { workspace, alignmentScore, now: ago(29 - n * 6.5) })
    }
    await seedSchedule(sql, { workspace, postIds, tips: founder.tips, now })
    if (campaignId) await seedSales(sql, { workspace, founder, storyIds, postIds, campaignId, now })
    await seedApprovals(sql, { workspace, founder, postIds, now })
    await seedTickets(sql, { workspace, now })
    if (founder === FOUNDERS[0]) await seedVisitors(sql, ago)
    return account.id
  })
}

function atNine(day: Date): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 9))
}

/** A campaign that has run for eleven days. Answers its id. */
async function seedCampaign(
  sql: Sql,
  { workspace, offer, now }: { workspace: WorkspaceId; offer: string; now: Date },
): Promise<string | null> {
  const daysAway = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const [campaign] = await sql<{ id: string }[]>`
    insert into campaigns (user_id, name, status, offer, goal, starts_on, ends_on, created_at, updated_at)
    values (
      ${workspace}, 'Autumn places', 'active', ${offer}, '6 enquiries', ${daysAway(-11).toISOString().slice(0, 10)},
      ${daysAway(12).toISOString().slice(0, 10)}, ${daysAway(-16)}, ${daysAway(-16)}
    )
    returning id
  `
  return campaign?.id ?? null
}

/** The posts that are out stand in the schedule, and two are planned. */
async function seedSchedule(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    postIds: readonly string[]
    tips: readonly string[]
    now: Date
  },
): Promise<void> {
  const { workspace, postIds, tips, now } = input
  const daysAway = (days: number) => new Date(now.getTime() + days * DAY_MS)
  await sql`
    insert into content_planner (
      user_id, content_id, title, platform, scheduled_for, status, status_since, published_at, created_at, updated_at
    )
    select user_id, id, title, platform, published_at, 'published', published_at, published_at, created_at, published_at
    from content_created where user_id = ${workspace} and status = 'published'
  `
  for (const [n, id] of postIds.slice(8, 10).entries()) {
    const at = atNine(daysAway(1 + n * 2))
    await sql`
      insert into content_planner (user_id, content_id, title, platform, scheduled_for, status, status_since)
      select user_id, id, title, platform, ${at}, 'scheduled', ${now}
      from content_created where user_id = ${workspace} and id = ${id}
    `
  }
  for (const [n, tip] of tips.slice(0, 3).entries()) {
    await sql`
      insert into content_planner (user_id, title, status, status_since, board, created_at, updated_at)
      values (
        ${workspace}, ${tip.split(/[.!?]/, 1)[0] ?? tip}, 'idea', ${daysAway(-n)},
        ${n === 2 ? 'shaping' : 'new'}, ${daysAway(-n)}, ${daysAway(-n)}
      )
    `
  }
  await sql`
    insert into planner_slots (user_id, weekday, minute_of_day, platform)
    values (${workspace}, 2, 540, ''), (${workspace}, 4, 750, '')
  `
}

async function seedVisitors(sql: Sql, ago: (days: number) => Date) {
  const nextId = seededIds('visitors')
  for (const [n, founder] of FOUNDERS.slice(1, 3).entries()) {
    await insertQuizResponse(sql, {
      email: `visitor-${n + 1}@brandhearth.test`,
      answers: {
        first_name: founder.name.split(' ')[0] ?? '',
        company_name: founder.brand,
        email: `visitor-${n + 1}@brandhearth.test`,
        business_type: founder.businessType,
        target_audience: founder.client,
        biggest_challenge: founder.problem,
        content_struggle: founder.pains,
        unique_value: founder.method,
        business_goals: founder.change,
        marketing_channels: founder.platforms.join(', '),
        success_metrics: founder.desires,
      },
      score: 58 + n * 13,
      primaryChallenge: n === 0 ? 'Content consistency' : 'Audience clarity',
      token: `${nextId()}${nextId()}`.replaceAll('-', ''),
      now: ago(3 - n),
    })
  }
  const founder = FOUNDERS[4]
  if (!founder) return
  await insertCompassResponse(sql, {
    firstName: founder.name.split(' ')[0] ?? '',
    email: 'visitor-3@brandhearth.test',
    businessType: founder.businessType,
    brandPurpose: founder.change,
    originStory: founder.backstory,
    audienceStruggle: founder.pains,
    marketingConsent: true,
    now: ago(1),
  })
}
