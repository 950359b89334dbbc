import * as v from 'valibot'
import { isEmail, normaliseEmail } from '../identity/account/email.ts'
import { LEAD_MESSAGES } from '../leads/schema.ts'
import { readVia } from '../links/target.ts'
import { nameField, textField } from '../shared/sanitise/field.ts'
import { ANSWER_MOST, type FormField } from './fields.ts'
import { type KeptOutcome, outcomeText } from './quiz.ts'

/** The field that no person sees. Its name is none that browsers fill in by themselves. */
export const TRAP = 'second_line'

/** One answer with the question as it was asked. */
export interface FormAnswer {
  readonly key: string
  readonly label: string
  readonly answer: string
}

/** What a visitor sent, read. */
export interface Submission {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
  readonly told: string
  /** Answers to the founder's own questions, those of a quiz too, without the empty ones. */
  readonly answers: readonly FormAnswer[]
  /** They ticked that they may be written to. */
  readonly mayMail: boolean
  readonly trap: string
  readonly stamp: string
  /** The slug of the link that led here; null without. */
  readonly via: string | null
}

/** What a visitor may send to a form with these fields: read, or refused beside the field that is wrong. */
export function submissionSchema(
  fields: readonly FormField[],
  consentWording: string,
): v.GenericSchema<unknown, Submission> {
  const entries = Object.fromEntries(fields.map(field => [field.key, entryOf(field)]))
  return v.pipe(
    v.object({
      ...entries,
      email: v.pipe(
        textField({ required: LEAD_MESSAGES.email, most: 254 }),
        v.check(email => isEmail(email), LEAD_MESSAGES.email),
        v.transform(email => normaliseEmail(email)),
      ),
      consent: textField({ most: 10 }),
      [TRAP]: textField({ most: 2_000 }),
      stamp: textField({ most: 300 }),
      via: textField({ most: 200 }),
    }),
    v.transform((read): Submission => {
      const typed: Readonly<Record<string, string>> = read
      const of = (key: string) => typed[key] ?? ''
      return {
        name: of('name'),
        email: of('email'),
        phone: of('phone'),
        company: of('company'),
        told: of('told'),
        answers: fields
          .filter(({ key, kind }) => key !== kind && of(key) !== '')
          .map(({ key, label }) => ({ key, label, answer: of(key) })),
        mayMail: consentWording !== '' && of('consent') !== '',
        trap: of(TRAP),
        stamp: of('stamp'),
        via: readVia({ get: of }),
      }
    }),
  )
}

function entryOf({ kind, isRequired, options }: FormField) {
  const limits = { most: ANSWER_MOST[kind], ...(isRequired ? { required: missingText(kind) } : {}) }
  if (kind === 'name') return nameField(limits)
  if (kind === 'phone')
    return v.pipe(
      textField(limits),
      v.check(phone => phone === '' || /^[+()\d\s./-]{3,50}$/.test(phone), LEAD_MESSAGES.phone),
    )
  if (kind === 'choice' || kind === 'quiz')
    return v.pipe(
      textField(limits),
      v.check(answer => answer === '' || options.includes(answer), 'Choose one of the answers'),
    )
  return textField(limits)
}

function missingText(kind: FormField['kind']): string {
  switch (kind) {
    case 'name':
      return 'Enter your name'
    case 'phone':
      return LEAD_MESSAGES.phone
    case 'company':
      return 'Enter your company'
    case 'choice':
    case 'quiz':
      return 'Choose one of the answers'
    default:
      return 'Enter an answer'
  }
}

/** What was written freely, for what looks at texts: a choice from a list is not. */
export function freeTexts(submission: Submission, fields: readonly FormField[]): string[] {
  const isChosen = ({ kind }: FormField) => kind === 'choice' || kind === 'quiz'
  const choices = new Set(fields.filter(isChosen).map(({ key }) => key))
  const answers = submission.answers.filter(({ key }) => !choices.has(key)).map(({ answer }) => answer)
  return [submission.name, submission.company, submission.told, ...answers].filter(text => text !== '')
}

/** What a person did, for their timeline: the form in the first line, what came of it and what they answered below. */
export function filledInText(
  form: string,
  answers: readonly FormAnswer[],
  outcome: KeptOutcome | null = null,
): string {
  return [
    `Filled in “${form}”`,
    ...(outcome ? [`Result: ${outcomeText(outcome)}`] : []),
    ...answers.map(({ label, answer }) => `${label}: ${answer}`),
  ].join('\n')
}
