import { sendDueSummaries } from './analytics/jobs/send-summaries.ts'
import { importArchiveJob } from './archives/jobs/import.ts'
import { sweepArchives } from './archives/services/sweep-archives.ts'
import { endCustomerJob } from './billing/jobs/end-customer.ts'
import { reconcile } from './billing/jobs/reconcile.ts'
import { releaseCustomerJob } from './billing/jobs/release-customer.ts'
import { remind } from './billing/jobs/remind.ts'
import { syncBilling } from './billing/jobs/sync-billing.ts'
import { tellEmailJob } from './billing/jobs/tell-email.ts'
import { sendLinkJob } from './identity/jobs/send-link.ts'
import { refresh } from './insights/jobs/refresh.ts'
import { refreshChanged } from './insights/jobs/refresh-changed.ts'
import { importPeopleJob } from './leads/jobs/import-people.ts'
import { check } from './links/jobs/check.ts'
import { renderMail } from './mails.ts'
import { sweep } from './media/jobs/sweep.ts'
import { readMailedPicture } from './media/services/read-mailed-picture.ts'
import { makeMonthlyReviews } from './monthly-review/jobs/make.ts'
import { notificationWords } from './notifications/copy.ts'
import { sendDueDigests } from './notifications/jobs/digest.ts'
import { send } from './notifications/jobs/send.ts'
import { remindCalls } from './onboarding/jobs/remind-of-calls.ts'
import { sweepExpired } from './platform/expiry/sweep-expired.ts'
import type { JobHandlers } from './platform/jobs/handlers.ts'
import { deliverMail } from './platform/mail/deliver-mail.ts'
import { measureWorkers } from './platform/workers/workers.ts'
import { readMailedProposal } from './proposals/services/read-mailed-proposal.ts'
import { endLeftTokensJob } from './publishing/jobs/end-left-tokens.ts'
import { expireConnections } from './publishing/jobs/expire-connections.ts'
import { publish } from './publishing/jobs/publish.ts'
import { sendReplyJob } from './replies/jobs/send.ts'
import { tell } from './requests/jobs/tell.ts'
import { advance } from './schedule/jobs/advance.ts'
import { scheduleImportJob } from './schedule/jobs/import.ts'
import { EXPORT_WORDS } from './settings/copy/export.ts'
import { IMPORT_WORDS } from './settings/copy/import.ts'
import { exportJob } from './settings/jobs/export.ts'
import { importWorkspaceJob } from './settings/jobs/import.ts'
import { deleteDueAccounts } from './settings/services/deletion/delete-due-accounts.ts'
import { sweepExports } from './settings/services/export/sweep-exports.ts'
import { sweepImports } from './settings/services/import/sweep-imports.ts'
import { importJob } from './stories/jobs/import.ts'
import { transcribeJob } from './stories/jobs/transcribe.ts'
import { poll } from './watch/jobs/poll.ts'
import { sendWebhooksJob } from './webhooks/jobs/send.ts'

/** Who does each background job: every one on one page. */
export const JOB_HANDLERS: JobHandlers = {
  'identity.send-link': sendLinkJob,
  'mail.send': (context, { mailId }) =>
    deliverMail(context, mailId, renderMail, (of, file) =>
      file.mime === 'application/pdf' ? readMailedProposal(of, file) : readMailedPicture(of, file),
    ),
  'billing.sync': syncBilling,
  'billing.reconcile': reconcile,
  'billing.remind': remind,
  'billing.end-customer': endCustomerJob,
  'billing.release-customer': releaseCustomerJob,
  'billing.tell-email': tellEmailJob,
  'stories.import': importJob,
  'stories.transcribe': transcribeJob,
  'archives.import': importArchiveJob,
  'leads.import': importPeopleJob,
  'replies.send': sendReplyJob,
  'schedule.import': scheduleImportJob,
  'content.advance': advance,
  'publishing.publish': publish,
  'publishing.expire': expireConnections,
  'webhooks.send': sendWebhooksJob,
  'publishing.end-tokens': endLeftTokensJob,
  'requests.tell': tell,
  'notifications.send': context => send(context, notificationWords),
  'notifications.digest': sendDueDigests,
  'analytics.summaries': sendDueSummaries,
  'monthly-review.make': makeMonthlyReviews,
  'insights.refresh': refresh,
  'insights.refresh-changed': refreshChanged,
  'onboarding.remind-calls': remindCalls,
  'links.check': check,
  'watch.poll': poll,
  'housekeeping.sweep': async context => {
    await sweepExpired(context)
    await sweepArchives(context)
  },
  'media.sweep': sweep,
  'settings.export': (context, payload) => exportJob(context, payload, EXPORT_WORDS),
  'settings.import': (context, payload) => importWorkspaceJob(context, payload, IMPORT_WORDS),
  'settings.delete-accounts': deleteDueAccounts,
  'settings.sweep-exports': async context => {
    await sweepExports(context)
    await sweepImports(context)
  },
  'support.measure': async context => void (await measureWorkers(context)),
}
