import { createHash } from 'node:crypto'
import { RECIPES } from '#core/campaigns/recipes.ts'
import { type DealStage, usualChance } from '#core/deals/stages.ts'
import { type FormField, KNOWN_LABELS } from '#core/lead-forms/fields.ts'
import { slugWords } from '#core/links/slug.ts'
import { readPounds } from '#core/shared/money.ts'
import { DAY_MS } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { jsonb } from '../json.ts'
import { insertPieces } from '../queries/campaigns/pieces.ts'
import { insertObjection, insertProof } from '../queries/offers/offer-parts.ts'
import { insertOffer, updateOfferStatus } from '../queries/offers/offers.ts'
import { seedDealings } from './dealings.ts'
import type { Lived, SeededPerson } from './lived.ts'
import { makeFounder } from './people.ts'
import { seedQuiz } from './quiz.ts'
import { seededIds, seededRandom } from './random.ts'

const PEOPLE = 30
/** Clicks are there for so many days. */
const CLICK_DAYS = 60
/** How long ago a list of people was imported. */
const IMPORT_DAYS = 13
/** Those who were answered longer ago than so many people have a line for it and no message. */
const WRITTEN_TO = 15
/** Where the twelve deals stand, from the newest to those that are over. */
const STAGES: readonly DealStage[] = [
  'new',
  'new',
  'contacted',
  'contacted',
  'conversation',
  'conversation',
  'proposal',
  'proposal',
  'won',
  'won',
  'won',
  'lost',
]
const NEXT_STEPS = [
  'Send the two dates',
  'Ring about the price',
  'Ask what held it up',
  'Send the proposal',
] as const
const TOLD = [
  'A friend forwarded your newsletter',
  'The story you told in May',
  'Instagram, I think',
  '',
] as const
const TAGS = [['newsletter'], ['asked twice'], [], ['referred'], []] as const

/**
 * What a founder’s selling leaves behind: three offers, a campaign half-way through its plan, links with sixty days of
 * clicks, a form and a quiz with what came in (spam too), thirty people, three of them from a list, and twelve deals, three
 * of them won.
 */
export async function seedSales(sql: Sql, lived: Lived): Promise<void> {
  const nextId = seededIds(`sales:${lived.workspace}`)
  const offerIds = await seedOffers(sql, lived, nextId)
  await seedPlan(sql, lived, offerIds[0] ?? null)
  const linkIds = await seedLinks(sql, lived, nextId)
  const people = await seedPeople(sql, lived, { nextId, linkIds })
  await seedForm(sql, lived, { nextId, offerId: offerIds[0] ?? null, people })
  await seedQuiz(sql, lived, { nextId, offerId: offerIds[0] ?? null, people })
  await seedDeals(sql, lived, { nextId, offerIds, people })
  await seedDealings(sql, lived, { nextId, people })
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

async function seedOffers(sql: Sql, { workspace, founder, storyIds, now }: Lived, nextId: () => string) {
  const pounds = /£\d[\d,]*(?:\.\d\d)?/.exec(founder.price)?.[0] ?? ''
  const unit = founder.price.replace(pounds, '').trim()
  const offers = [
    {
      name: founder.offerName,
      audience: founder.client,
      promise: founder.offer,
      outcome: founder.transformation,
      pricePence: readPounds(pounds),
      priceUnit: unit.slice(0, 100),
    },
    {
      name: 'A first conversation',
      audience: `People like ${founder.clientName} who want to know whether it fits.`,
      promise: 'Half an hour, your question first, and an honest answer at the end.',
      outcome: 'You know whether to go on, with whom, and what it costs.',
      pricePence: 0,
      priceUnit: '',
    },
    {
      name: `${founder.offerName}, as a gift`,
      audience: 'For someone who would never buy it for themselves.',
      promise: founder.change,
      outcome: founder.desires,
      pricePence: readPounds(pounds),
      priceUnit: '',
    },
  ]
  const ids: string[] = []
  for (const [at, fields] of offers.entries()) {
    const id = nextId()
    ids.push(id)
    await insertOffer(sql, {
      workspace,
      id,
      fields: { ...fields, vatMode: 'included' },
      now: daysFrom(now, -30 + at),
    })
    if (at === 2) continue
    const slug = `${slugWords(fields.name).slice(0, 60)}-${id.slice(0, 6)}`
    await updateOfferStatus(sql, { workspace, id, status: 'published', slug })
  }
  const [offerId = ''] = ids
  for (const [objection, answer] of [
    ['What if I can’t come on the day?', 'You move it once, without giving a reason.'],
    ['Is it for beginners?', `It’s for people like ${founder.clientName}. ${founder.method}`],
  ] as const)
    await insertObjection(sql, { workspace, offerId, objection, answer })
  for (const storyId of storyIds.slice(0, 2)) await insertProof(sql, { workspace, offerId, storyId })
  return ids
}

/** Gives the campaign its plan: what is out lies behind today, what is scheduled and drafted before it. */
async function seedPlan(sql: Sql, { workspace, postIds, campaignId, now }: Lived, offerId: string | null) {
  const keyDate = dayOf(daysFrom(now, 3))
  await sql`
    update campaigns set recipe = 'launch', offer_id = ${offerId}, key_date = ${keyDate}, goal_kind = 'leads',
      goal_number = 12, budget_pence = 15000
    where user_id = ${workspace} and id = ${campaignId}
  `
  const rows = await sql<{ id: string; platform: string; at: Date | null }[]>`
    select c.id, c.platform, coalesce(c.published_at, p.scheduled_for) as at
    from content_created c
    left join content_planner p on p.user_id = c.user_id and p.content_id = c.id and p.status = 'scheduled'
    where c.user_id = ${workspace} and c.campaign_id = ${campaignId} and c.id = any(${[...postIds]}::uuid[])
    order by at nulls last, c.created_at
  `
  const steps = RECIPES.launch.pieces.slice(-rows.length)
  await insertPieces(sql, {
    workspace,
    campaignId,
    pieces: rows.map((row, at) => {
      const step = steps[at] ?? steps.at(-1)
      const due = row.at ?? daysFrom(now, 3 + (step?.offset ?? 0))
      return {
        role: step?.role ?? 'teach',
        platform: row.platform,
        brief: step?.brief ?? '',
        dayOffset: step?.offset ?? 0,
        dueOn: dayOf(due),
        dueMinute: 540,
        isDayChosen: false,
        contentId: row.id,
        costPence: at === 0 ? 2_000 : 0,
      }
    }),
  })
}

async function seedLinks(sql: Sql, { workspace, founder, postIds, now }: Lived, nextId: () => string) {
  const random = seededRandom(15)
  const linkIds: string[] = []
  for (const [at, postId] of postIds.slice(2, 8).entries()) {
    const id = nextId()
    linkIds.push(id)
    const network = founder.platforms[at % founder.platforms.length] ?? 'instagram'
    await sql`
      insert into tracked_links (id, user_id, slug, label, target, network, place, content_id, campaign_id, created_at)
      select ${id}, user_id, ${`${slugWords(founder.offerName).slice(0, 40)}-${network}-${id.slice(0, 6)}`},
        left(title, 200), 'https://example.com/' || ${slugWords(founder.offerName)}, ${network},
        ${network === 'newsletter' ? 'newsletter' : 'post'}, id, campaign_id, ${daysFrom(now, -CLICK_DAYS)}
      from content_created where user_id = ${workspace} and id = ${postId}
    `
    const days: { day: string; reason: string; visits: number }[] = []
    for (let day = CLICK_DAYS; day >= 0; day--) {
      const people = Math.max(0, random.between(-3, 7) - (at % 3))
      if (people > 0) days.push({ day: dayOf(daysFrom(now, -day)), reason: '', visits: people })
      const machines = random.between(0, 3)
      if (machines > 0) days.push({ day: dayOf(daysFrom(now, -day)), reason: 'preview', visits: machines })
    }
    await sql`insert into link_days ${sql(days.map(day => ({ userId: workspace, linkId: id, ...day })))}`
  }
  return linkIds
}

async function seedPeople(
  sql: Sql,
  { workspace, founder, storyIds, now }: Lived,
  { nextId, linkIds }: { nextId: () => string; linkIds: readonly string[] },
): Promise<SeededPerson[]> {
  const random = seededRandom(30)
  const names = new Set<string>()
  while (names.size < PEOPLE) names.add(makeFounder(random).name)
  const people: SeededPerson[] = []
  const importId = await seedImport(sql, { workspace, id: nextId(), now })
  for (const [n, name] of [...names].entries()) {
    const id = nextId()
    const source = n % 5 === 3 ? 'typed' : n % 9 === 7 ? 'import' : 'form'
    const at = daysFrom(now, source === 'import' ? -IMPORT_DAYS : -(n * 1.9 + 0.2))
    const email = n % 7 === 5 ? '' : `${slugWords(name)}@example.com`
    // From the numbers that Ofcom keeps for stories.
    const phone = email === '' || n % 6 === 2 ? `+44 7700 9002${10 + n}` : ''
    const linkId = source === 'form' ? (linkIds[n % (linkIds.length + 1)] ?? null) : null
    // The three newest who wrote wait for a reply.
    const answeredAt = source === 'form' && n > 4 ? daysFrom(at, 0.5) : null
    await sql`
      insert into leads (
        id, user_id, name, email, phone, tags, told_text, told_story_id, first_source, first_link_id, first_content_id,
        first_story_id, first_campaign_id, first_network, first_at, reached_out_at, answered_at, active_at, created_at, updated_at
      )
      select ${id}, ${workspace}, ${name}, ${email}, ${phone}, ${[...(TAGS[n % TAGS.length] ?? [])]}, ${TOLD[n % TOLD.length] ?? ''},
        ${n % 4 === 1 ? (storyIds[n % storyIds.length] ?? null) : null}, ${source}, t.id, t.content_id, c.story_id, t.campaign_id,
        coalesce(t.network, ''), ${at}, ${source === 'form' ? at : null}, ${answeredAt}, ${answeredAt ?? at}, ${at}, ${at}
      from (select) one
      left join tracked_links t on t.user_id = ${workspace} and t.id = ${linkId}
      left join content_created c on c.user_id = t.user_id and c.id = t.content_id
    `
    const events = [
      ...(linkId ? [{ kind: 'visit', at: daysFrom(at, -0.01), detail: '', linkId }] : []),
      source === 'form'
        ? { kind: 'form', at, detail: `Filled in “${founder.offerName}”`, linkId }
        : { kind: source === 'import' ? 'imported' : 'added', at, detail: '', linkId: null },
      ...(answeredAt && n >= WRITTEN_TO
        ? [
            {
              kind: 'message_sent',
              at: answeredAt,
              detail: 'Thanked them, and sent two dates.',
              linkId: null,
            },
          ]
        : []),
    ]
    for (const event of events)
      await sql`
        insert into lead_events (
          user_id, lead_id, kind, happened_at, detail, subject_id, link_id, content_id, story_id, campaign_id, network
        )
        select ${workspace}, ${id}, ${event.kind}, ${event.at}, ${event.detail},
          ${event.kind === 'imported' ? importId : null}, t.id, t.content_id, c.story_id, t.campaign_id,
          coalesce(t.network, '')
        from (select) one
        left join tracked_links t on t.user_id = ${workspace} and t.id = ${event.linkId}
        left join content_created c on c.user_id = t.user_id and c.id = t.content_id
      `
    if (source === 'form' && email !== '')
      await sql`
        insert into lead_consents (user_id, lead_id, channel, state, basis, wording, brand, how, happened_at)
        values (${workspace}, ${id}, 'email', 'given', 'consent',
          ${`Yes, ${founder.brand} may write to me about ${founder.offerName}.`}, ${founder.brand},
          ${`lead form ${founder.offerName}`.slice(0, 300)}, ${at})
      `
    people.push({ id, name, email, at })
  }
  return people
}

/** The list that three of the people came with: of its other two, one was known and one had something to fill in. */
async function seedImport(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<string> {
  const at = daysFrom(now, -IMPORT_DAYS)
  await sql`
    insert into lead_imports (id, user_id, file_name, total, done, created, changed, refused, created_at, finished_at)
    values (${id}, ${workspace}, 'open-day-list.csv', 5, 5, 3, 1, 1, ${at}, ${at})
  `
  return id
}

async function seedForm(
  sql: Sql,
  { workspace, founder, now }: Lived,
  {
    nextId,
    offerId,
    people,
  }: { nextId: () => string; offerId: string | null; people: readonly SeededPerson[] },
) {
  const formId = nextId()
  const fields: readonly FormField[] = [
    { key: 'name', kind: 'name', label: KNOWN_LABELS.name, isRequired: true, options: [] },
    { key: 'told', kind: 'told', label: KNOWN_LABELS.told, isRequired: false, options: [] },
    { key: 'q1', kind: 'text', label: 'What would you like to know?', isRequired: false, options: [] },
  ]
  await sql`
    insert into lead_forms (
      id, user_id, slug, name, status, offer_id, title, introduction, button, thanks, fields, consent_wording, created_at
    ) values (
      ${formId}, ${workspace}, ${`${slugWords(founder.offerName).slice(0, 50)}-${formId.slice(0, 6)}`},
      ${founder.offerName.slice(0, 100)}, 'open', ${offerId}, ${`Ask about ${founder.offerName}`},
      ${founder.offer}, 'Send my question', 'Thank you. You’ll hear from me within two days.', ${jsonb(sql, fields)},
      ${`Yes, ${founder.brand} may write to me about ${founder.offerName}.`}, ${daysFrom(now, -CLICK_DAYS)}
    )
  `
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  for (const { id, name, email, at } of people.filter((_, n) => n % 3 === 0 && n < 24))
    await sql`
      insert into lead_submissions (user_id, form_id, state, door, received_at, name, email, answers, text_hash, lead_id)
      values (${workspace}, ${formId}, 'accepted', 'page', ${at}, ${name}, ${email}, '[]', ${hash(`${name} ${email}`)}, ${id})
    `
  for (const n of [1, 2])
    await sql`
      insert into lead_submissions (user_id, form_id, state, door, received_at, name, email, answers, text_hash, spam_reasons)
      values (${workspace}, ${formId}, 'spam', 'api', ${daysFrom(now, -n * 4)}, ${`SEO Growth ${n}`},
        ${`growth${n}@example.com`}, '[]', ${hash(`spam ${n}`)}, ${['too_quick', 'many_links']})
    `
}

async function seedDeals(
  sql: Sql,
  { workspace, founder, storyIds, postIds, campaignId, now }: Lived,
  {
    nextId,
    offerIds,
    people,
  }: { nextId: () => string; offerIds: readonly string[]; people: readonly SeededPerson[] },
) {
  for (const [n, stage] of STAGES.entries()) {
    const person = people[n * 2 + 1]
    if (!person) continue
    const id = nextId()
    const isOver = stage === 'won' || stage === 'lost'
    const closedAt = isOver ? daysFrom(now, -(n - 7) * 4) : null
    const since = closedAt ?? daysFrom(now, -n * 1.5)
    const pence = [14_000, 9_500, 28_000, 45_000][n % 4] ?? 0
    const isTraced = stage === 'won' && n % 2 === 0
    await sql`
      insert into deals (
        id, user_id, lead_id, offer_id, title, value_pence, stage, chance, next_step, next_on, lost_reason, stage_since,
        closed_at, reference, last_content_id, last_story_id, last_campaign_id, last_network, last_at, created_at
      ) values (
        ${id}, ${workspace}, ${person.id}, ${offerIds[n % offerIds.length] ?? null}, ${founder.offerName}, ${pence}, ${stage},
        ${usualChance(stage)}, ${isOver ? '' : (NEXT_STEPS[n % NEXT_STEPS.length] ?? '')},
        ${isOver ? null : dayOf(daysFrom(now, (n % 5) - 1))}, ${stage === 'lost' ? 'Too far to travel' : ''}, ${since},
        ${closedAt}, ${`BH-${1000 + n}`}, ${isTraced ? (postIds[3] ?? null) : null}, ${isTraced ? (storyIds[1] ?? null) : null},
        ${isTraced ? campaignId : null}, ${isTraced ? (founder.platforms[0] ?? '') : ''}, ${isTraced ? daysFrom(since, -6) : null},
        ${daysFrom(since, -3)}
      )
    `
    await sql`
      insert into lead_events (user_id, lead_id, kind, happened_at, detail, subject_id)
      values (${workspace}, ${person.id}, 'deal', ${daysFrom(since, -3)}, 'Deal added', ${id})
    `
    if (stage === 'won')
      await sql`
        insert into deal_payments (user_id, deal_id, amount_pence, paid_on)
        values (${workspace}, ${id}, ${pence}, ${dayOf(daysFrom(since, 2))})
      `
  }
}
