import { accountExists } from './account-exists.ts'
import { confirmEmail } from './confirm-email.ts'
import type { Mail } from './layout.ts'
import { quizResult } from './quiz-result.ts'
import { trialStarted } from './trial-started.ts'

/** Every mail we send, by the name that services use to ask for it. */
const TEMPLATES = {
  'confirm-email': confirmEmail,
  'account-exists': accountExists,
  'quiz-result': quizResult,
  'trial-started': trialStarted,
} as const

export type MailTemplate = keyof typeof TEMPLATES

/** Renders a mail by name. Throws on an unknown name, which only a bug in our own code can cause. */
export function renderMail(template: string, props: unknown): Mail {
  if (!Object.hasOwn(TEMPLATES, template)) throw new Error(`There is no mail called ${template}`)
  // The props were written by a service that the compiler checked against `MailRequest` (app/jobs/catalog.ts).
  const render = TEMPLATES[template as MailTemplate] as (props: unknown) => Mail
  return render(props)
}
