import { mondaySummary } from './analytics/emails/monday-summary.ts'
import { paymentFailed } from './billing/emails/payment-failed.ts'
import { planEnded } from './billing/emails/plan-ended.ts'
import { secondPlanEnded } from './billing/emails/second-plan-ended.ts'
import { trialEnding } from './billing/emails/trial-ending.ts'
import { trialStarted } from './billing/emails/trial-started.ts'
import { accountDeleted } from './identity/emails/account-deleted.ts'
import { accountExists } from './identity/emails/account-exists.ts'
import { confirmEmail } from './identity/emails/confirm-email.ts'
import { emailChangeCode } from './identity/emails/email-change-code.ts'
import { emailChangeUndone } from './identity/emails/email-change-undone.ts'
import { emailChanged } from './identity/emails/email-changed.ts'
import { handoverNews } from './identity/emails/handover-news.ts'
import { handoverOffer } from './identity/emails/handover-offer.ts'
import { magicLink } from './identity/emails/magic-link.ts'
import { resetPassword } from './identity/emails/reset-password.ts'
import { securityNotice } from './identity/emails/security-notice.ts'
import { leadFormConfirm } from './lead-forms/emails/confirm.ts'
import { digest } from './notifications/emails/digest.ts'
import { notification } from './notifications/emails/notification.ts'
import { onboardingCall } from './onboarding/emails/onboarding-call.ts'
import type { Mail } from './platform/mail/layout.ts'
import { proposalAccepted } from './proposals/emails/proposal-accepted.ts'
import { proposalReply } from './proposals/emails/proposal-reply.ts'
import { proposalSent } from './proposals/emails/proposal-sent.ts'
import { requestNews } from './requests/emails/request-news.ts'
import { requestReceived } from './requests/emails/request-received.ts'
import { deletionRequested } from './settings/emails/deletion-requested.ts'
import { exportReady } from './settings/emails/export-ready.ts'
import { compassReceived, compassResponse } from './site/emails/compass.ts'
import { contactMessage, contactReceived } from './site/emails/contact.ts'
import { newsletterConfirm, newsletterLetter, newsletterWelcome } from './site/emails/newsletter.ts'
import { quizResult } from './site/emails/quiz-result.ts'
import { customerAnswered } from './stories/emails/customer-answered.ts'
import { newTicket } from './support/emails/new-ticket.ts'
import { ticketMessage } from './support/emails/ticket-message.ts'
import { teamInvite } from './team/emails/team-invite.ts'
import { teamNews } from './team/emails/team-news.ts'
import { webhookDisabled } from './webhooks/emails/webhook-disabled.ts'

/** Every mail we send, by the name that services use to ask for it. */
export const MAILS = {
  'confirm-email': confirmEmail,
  'account-exists': accountExists,
  'magic-link': magicLink,
  'reset-password': resetPassword,
  'security-notice': securityNotice,
  'email-change-code': emailChangeCode,
  'email-changed': emailChanged,
  'email-change-undone': emailChangeUndone,
  'handover-offer': handoverOffer,
  'handover-news': handoverNews,
  'quiz-result': quizResult,
  'trial-started': trialStarted,
  'trial-ending': trialEnding,
  'payment-failed': paymentFailed,
  'plan-ended': planEnded,
  'second-plan-ended': secondPlanEnded,
  'customer-answered': customerAnswered,
  'lead-form-confirm': leadFormConfirm,
  'request-received': requestReceived,
  'request-news': requestNews,
  'proposal-sent': proposalSent,
  'proposal-accepted': proposalAccepted,
  'proposal-reply': proposalReply,
  notification,
  digest,
  'monday-summary': mondaySummary,
  'team-invite': teamInvite,
  'team-news': teamNews,
  'onboarding-call': onboardingCall,
  'webhook-disabled': webhookDisabled,
  'export-ready': exportReady,
  'deletion-requested': deletionRequested,
  'account-deleted': accountDeleted,
  'contact-message': contactMessage,
  'contact-received': contactReceived,
  'new-ticket': newTicket,
  'ticket-message': ticketMessage,
  'compass-response': compassResponse,
  'compass-received': compassReceived,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-letter': newsletterLetter,
} as const

type Mails = typeof MAILS
type MailPropsByTemplate = { [Template in keyof Mails]: Parameters<Mails[Template]>[0] }

declare module '#app/platform/mail/enqueue-mail.ts' {
  interface MailProps extends MailPropsByTemplate {}
}

/** Renders a mail by name. Throws on an unknown name, which only a bug in our own code can cause. */
export function renderMail(template: string, props: unknown): Mail {
  if (!Object.hasOwn(MAILS, template)) throw new Error(`There is no mail called ${template}`)
  // The props were written by a service that the compiler checked against `MailProps` (app/platform/mail/enqueue-mail.ts).
  const render = MAILS[template as keyof Mails] as (props: unknown) => Mail
  return render(props)
}
