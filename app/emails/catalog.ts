import { paymentFailed } from './billing/payment-failed.ts'
import { planEnded } from './billing/plan-ended.ts'
import { trialEnding } from './billing/trial-ending.ts'
import { accountExists } from './identity/account-exists.ts'
import { confirmEmail } from './identity/confirm-email.ts'
import { magicLink } from './identity/magic-link.ts'
import { resetPassword } from './identity/reset-password.ts'
import { securityNotice } from './identity/security-notice.ts'
import type { Mail } from './layout.ts'
import { customerAnswered } from './stories/customer-answered.ts'
import { reviewNews } from './team/review-news.ts'
import { teamInvite } from './team/team-invite.ts'
import { teamNews } from './team/team-news.ts'
import { trialStarted } from './trial-started.ts'
import { compassReceived, compassResponse } from './visitors/compass.ts'
import { contactMessage, contactReceived } from './visitors/contact.ts'
import { newsletterConfirm, newsletterWelcome } from './visitors/newsletter.ts'
import { quizResult } from './visitors/quiz-result.ts'

/** Every mail we send, by the name that services use to ask for it. */
const TEMPLATES = {
  'confirm-email': confirmEmail,
  'account-exists': accountExists,
  'magic-link': magicLink,
  'reset-password': resetPassword,
  'security-notice': securityNotice,
  'quiz-result': quizResult,
  'trial-started': trialStarted,
  'trial-ending': trialEnding,
  'payment-failed': paymentFailed,
  'plan-ended': planEnded,
  'customer-answered': customerAnswered,
  'team-invite': teamInvite,
  'team-news': teamNews,
  'review-news': reviewNews,
  'contact-message': contactMessage,
  'contact-received': contactReceived,
  'compass-response': compassResponse,
  'compass-received': compassReceived,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
} as const

export type MailTemplate = keyof typeof TEMPLATES

/** Renders a mail by name. Throws on an unknown name, which only a bug in our own code can cause. */
export function renderMail(template: string, props: unknown): Mail {
  if (!Object.hasOwn(TEMPLATES, template)) throw new Error(`There is no mail called ${template}`)
  // The props were written by a service that the compiler checked against `MailRequest` (app/jobs/catalog.ts).
  const render = TEMPLATES[template as MailTemplate] as (props: unknown) => Mail
  return render(props)
}
