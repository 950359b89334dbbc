import { setTimeout as wait } from 'node:timers/promises'
import { QUIZ_FIELDS } from '#core/site/quiz/steps.ts'
import { send } from './send.ts'

/** A form that anyone may send, and what a person would type into it. */
export interface PublicForm {
  readonly name: string
  readonly path: string
  /** The fields; `email` is the address that is typed, `stamp` the mark of a page that was opened a while ago. */
  readonly fields: (typed: { email: string; stamp: string }) => Readonly<Record<string, string>>
  /** The page whose form carries the stamp; absent where none is needed. */
  readonly stampFrom?: string
  /** Where the same answers are sent first, for the cookies that go along; absent where none are needed. */
  readonly answeredBefore?: string
  /** What whoever is not held up is answered. */
  readonly admitted: number
}

const PASSWORD = 'Hearthstone9'

/** Every form of the public pages that counts tries. */
export const PUBLIC_FORMS: readonly PublicForm[] = [
  {
    name: 'sign-in',
    path: '/auth',
    fields: ({ email }) => ({ email, password: 'Wrong1234' }),
    admitted: 422,
  },
  { name: 'magic link', path: '/auth?magic=1', fields: ({ email }) => ({ email }), admitted: 303 },
  { name: 'reset', path: '/auth/forgot', fields: ({ email }) => ({ email }), admitted: 303 },
  { name: 'resend', path: '/auth/resend', fields: ({ email }) => ({ email }), admitted: 303 },
  {
    name: 'sign-up',
    path: '/signup',
    fields: ({ email }) => ({
      name: 'Maya',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      terms: 'on',
    }),
    admitted: 303,
  },
  {
    name: 'contact',
    path: '/contact',
    stampFrom: '/contact',
    fields: ({ email, stamp }) => ({
      name: 'Maya',
      email,
      topic: 'question',
      message: 'May I bring my own bread?',
      website: '',
      stamp,
      idempotencyKey: crypto.randomUUID(),
    }),
    admitted: 303,
  },
  {
    name: 'Brand Compass',
    path: '/brand-compass',
    stampFrom: '/brand-compass',
    fields: ({ email, stamp }) => ({
      firstName: 'Maya',
      email,
      brandPurpose: 'Bread for people who bake at home',
      originStory: 'A starter from my grandmother',
      audienceStruggle: 'Flat loaves',
      website: '',
      stamp,
      idempotencyKey: crypto.randomUUID(),
    }),
    admitted: 303,
  },
  {
    name: 'quiz',
    path: '/brand-clarity-quiz?step=10',
    answeredBefore: '/brand-clarity-quiz?step=9',
    fields: ({ email }) => ({
      ...Object.fromEntries(QUIZ_FIELDS.map(field => [field, 'Bread for people who bake at home'])),
      email,
      idempotencyKey: crypto.randomUUID(),
    }),
    admitted: 303,
  },
  {
    name: 'newsletter',
    path: '/newsletter',
    fields: ({ email }) => ({ email, website: '' }),
    admitted: 303,
  },
  {
    name: 'newsletter confirmation',
    path: '/newsletter/confirm?token=made-up',
    fields: () => ({}),
    admitted: 410,
  },
]

/** A form that is open in a browser: what it carries unseen. */
export interface OpenForm {
  readonly stamp: string
  readonly cookie: string
}

/** A form that was opened less long ago was filled in by a machine. */
const PERSON_MS = 2000

/** Opens a form as a person does, who then takes a moment to fill it in. */
export async function openForm(origin: string, form: PublicForm): Promise<OpenForm> {
  const open = { stamp: '', cookie: '' }
  if (form.stampFrom) {
    const { text } = await send(origin, form.stampFrom)
    open.stamp = text.match(/name="stamp" value="([^"]+)"/)?.[1] ?? ''
    await wait(PERSON_MS)
  }
  if (form.answeredBefore) {
    const fields = form.fields({ email: 'before@example.test', stamp: open.stamp })
    const { headers } = await send(origin, form.answeredBefore, { form: fields })
    open.cookie = (headers['set-cookie'] ?? []).map(cookie => cookie.split(';', 1)[0]).join('; ')
  }
  return open
}
