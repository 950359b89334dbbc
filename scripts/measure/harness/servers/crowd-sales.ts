import { OUTCOME_KEYS, QUIZ_KEYS } from '#core/lead-forms/quiz.ts'
import { ANSWER_PLACES } from '#core/lead-forms/quiz-settings.ts'
import type { AdminDatabase } from '#db/admin.ts'

/** The title of the person with whom much has happened, and of what they may buy. */
export const BUSY_PERSON = 'Josephine Hartington 6'

/** A quiz with as many questions, answers and results as it may have. */
export const BUSY_QUIZ = 'Quiz of the bread course'

const OUTCOMES = OUTCOME_KEYS.map((key, at) => ({
  key,
  title: `You are ready for the bread course, part ${at + 1}`,
  text: 'You have the time, the oven and the flour. What is missing is somebody who shows you when to stop kneading. '.repeat(
    3,
  ),
  offerId: null,
  from: at * 40,
}))
const QUESTIONS = QUIZ_KEYS.map((key, at) => ({
  key,
  label: `How often, of ten Saturdays, do you bake the bread of kind ${at + 1} for the people you live with?`,
  answers: ANSWER_PLACES.map((_, place) => ({
    label: `${place * 2} or ${place * 2 + 1} of them, as long as nobody is ill`,
    points: place * 5,
    outcome: OUTCOME_KEYS[place % OUTCOME_KEYS.length],
  })),
}))

const STORIES = 120
const OFFERS = 60
const FORMS = 30
const PROPOSALS = 65
const LINES = 60

/**
 * Makes a filled Sales Hub one that has been worked in: names and titles as long as real ones, 120 stories that people were
 * told, 60 offers, next steps, payments, proposals and forms, and one person with whom much has happened.
 */
export async function crowdSales(db: AdminDatabase, userId: string): Promise<void> {
  await db.transaction(async sql => {
    await sql`select set_config('statement_timeout', '0', true)`
    await sql`
      insert into stories (user_id, title, body, created_at)
      select ${userId}, 'The story of ' || n || ' loaves that nobody bought on a Tuesday', 'It was early. ' || n,
        now() - make_interval(hours => n)
      from generate_series(1, ${STORIES}::int) n
    `
    await sql`
      insert into offers (user_id, name, promise, price_pence)
      select ${userId}, 'Bread course for teams, number ' || n, 'You bake a loaf that you are proud of, every week.', n * 100
      from generate_series(1, ${OFFERS}::int) n
    `
    await sql`
      insert into lead_forms (user_id, slug, name, title)
      select ${userId}, 'crowd-form-' || n, 'Form of the bread course, number ' || n, 'Ask about it'
      from generate_series(1, ${FORMS}::int) n
    `
    await sql`
      insert into lead_forms (user_id, slug, name, title, kind, questions, outcomes)
      values (${userId}, 'crowd-quiz', ${BUSY_QUIZ}, 'Which bread is yours?', 'quiz',
        ${JSON.stringify(QUESTIONS)}::text::jsonb, ${JSON.stringify(OUTCOMES)}::text::jsonb)
    `
    await sql`
      update leads l set name = 'Josephine Hartington ' || n, email = 'josephine.' || n || '@hartington.example.test',
        company = 'Bakers of Leeds ' || n, tags = array['course', 'north'], told_story_id = s.ids[1 + n % ${STORIES}]
      from (select id, row_number() over (order by active_at desc) as n from leads where user_id = ${userId}) p,
        (select array_agg(id) as ids from stories where user_id = ${userId} and title like 'The story of%') s
      where l.user_id = ${userId} and l.id = p.id
    `
    await sql`
      update deals d set title = 'Bread course for a team of ' || n, offer_id = o.ids[1 + n % ${OFFERS}],
        next_step = 'Send the two dates and the price', next_on = current_date - 10 + (n % 20)::int,
        last_story_id = s.ids[1 + n % ${STORIES}], last_network = 'linkedin', last_at = now()
      from (select id, row_number() over (order by reference) as n from deals where user_id = ${userId}) p,
        (select array_agg(id) as ids from offers where user_id = ${userId} and name like 'Bread course%') o,
        (select array_agg(id) as ids from stories where user_id = ${userId} and title like 'The story of%') s
      where d.user_id = ${userId} and d.id = p.id
    `
    await sql`
      insert into deal_payments (user_id, deal_id, amount_pence, paid_on)
      select user_id, id, value_pence / 2, current_date from deals where user_id = ${userId} and stage = 'won'
    `
    await sql`
      insert into proposals (user_id, deal_id, number, title)
      select user_id, id, 1000 + row_number() over (), 'Proposal: ' || title from deals
      where user_id = ${userId} limit ${PROPOSALS}
    `
    await sql`
      insert into lead_events (user_id, lead_id, kind, happened_at, detail, story_id, network)
      select user_id, id, case when n % 5 = 0 then 'visit' else 'note' end, now() - make_interval(hours => n),
        'Talked about dates, flour and who brings the bowls: ' || n,
        case when n % 5 = 0 then told_story_id end, case when n % 5 = 0 then 'linkedin' else '' end
      from leads, generate_series(1, ${LINES}::int) n
      where user_id = ${userId} and name = ${BUSY_PERSON}
    `
  })
}
