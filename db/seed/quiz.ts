import { createHash } from 'node:crypto'
import { type FormField, QUIZ_FIELDS, quizFields } from '#core/lead-forms/fields.ts'
import { type Quiz, scoreAnswers } from '#core/lead-forms/quiz.ts'
import { filledInText } from '#core/lead-forms/submission.ts'
import { slugWords } from '#core/links/slug.ts'
import { DAY_MS } from '#core/shared/time.ts'
import type { Sql } from '../client.ts'
import { jsonb } from '../json.ts'
import type { Founder } from './founders/founder.ts'
import type { Lived, SeededPerson } from './lived.ts'

const NAME = 'Is it time?'

/** A founder's own quiz: three questions by points, with two results, the later of which leads to the offer. */
export async function seedQuiz(
  sql: Sql,
  { workspace, founder, now }: Lived,
  {
    nextId,
    offerId,
    people,
  }: { nextId: () => string; offerId: string | null; people: readonly SeededPerson[] },
): Promise<void> {
  const id = nextId()
  const quiz = quizOf(founder, offerId)
  const slug = `is-it-time-${id.slice(0, 6)}`
  await sql`
    insert into lead_forms (
      id, user_id, slug, name, kind, status, title, introduction, button, fields, scoring, questions, outcomes,
      consent_wording, created_at
    ) values (
      ${id}, ${workspace}, ${slug}, ${NAME}, 'quiz', 'open', ${`Is it time for ${founder.offerName}?`.slice(0, 200)},
      'Three questions, and an honest answer.', 'Show my result', ${jsonb(sql, QUIZ_FIELDS)}, ${quiz.scoring},
      ${jsonb(sql, quiz.questions)}, ${jsonb(sql, quiz.outcomes)},
      ${`Yes, ${founder.brand} may write to me about ${founder.offerName}.`.slice(0, 500)},
      ${new Date(now.getTime() - 40 * DAY_MS)}
    )
  `
  const fields = quizFields(quiz.questions)
  for (const [n, person] of people.filter((_, at) => at % 3 === 1 && at < 20).entries()) {
    const answers = fields.map((field, at) => chosen(field, n + at))
    const outcome = scoreAnswers(quiz, answers)
    const hash = createHash('sha256')
      .update(slugWords(`${person.name} ${person.email}`))
      .digest('hex')
    await sql`
      insert into lead_submissions (
        user_id, form_id, state, door, received_at, name, email, answers, outcome, text_hash, lead_id
      ) values (
        ${workspace}, ${id}, 'accepted', 'page', ${person.at}, ${person.name}, ${person.email}, ${jsonb(sql, answers)},
        ${outcome && jsonb(sql, outcome)}, ${hash}, ${person.id}
      )
    `
    await sql`
      insert into lead_events (user_id, lead_id, kind, happened_at, detail)
      values (${workspace}, ${person.id}, 'quiz', ${person.at}, ${filledInText(NAME, answers, outcome)})
    `
  }
}

function chosen({ key, label, options }: FormField, n: number) {
  return { key, label, answer: options[n % options.length] ?? '' }
}

function quizOf(founder: Founder, offerId: string | null): Quiz {
  const answers = (...labels: readonly string[]) =>
    labels.map((label, at) => ({ label, points: at * 5, outcome: null }))
  return {
    scoring: 'points',
    questions: [
      {
        key: 'z1',
        label: 'How long have you been thinking about it?',
        answers: answers('Since today', 'A few weeks', 'Longer than I’d like to say'),
      },
      {
        key: 'z2',
        label: 'What have you tried so far?',
        answers: answers('Nothing yet', 'A little by myself', 'Almost everything'),
      },
      {
        key: 'z3',
        label: 'When would you like it to be different?',
        answers: answers('One day', 'This year', 'Next month'),
      },
    ],
    outcomes: [
      {
        key: 'r1',
        title: 'Take your time',
        text: 'You’re at the start, and there’s no hurry. Read a little first; ask me when a question stays.',
        offerId: null,
        from: 0,
      },
      { key: 'r2', title: 'It’s time', text: founder.offer.slice(0, 2_000), offerId, from: 15 },
    ],
  }
}
