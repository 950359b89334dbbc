import type { Crossing } from '#db/crossings.ts'
import type { Finding, Source } from './source.ts'

/** Who crosses workspaces, by the reason they give: every file that may, and none else. */
const CALLERS: Readonly<Record<Crossing, readonly string[]>> = {
  account: [
    'app/identity/services/audit/export-audit.ts',
    'app/identity/services/delete-account.ts',
    'app/identity/services/email-change/finish-email-change.ts',
    'app/identity/services/email-change/undo-email-change.ts',
    'app/identity/services/read-security.ts',
  ],
  handover: [
    'app/identity/services/handover/inspect-handover.ts',
    'app/identity/services/handover/read-handover.ts',
    'app/identity/services/handover/request-handover.ts',
    'app/identity/services/handover/take-over.ts',
    'app/identity/services/handover/withdraw-handover.ts',
  ],
  team: [
    'app/identity/services/begin-chosen-plan.ts',
    'app/team/services/accept-invitation.ts',
    'app/team/services/acknowledge-removal.ts',
    'app/team/services/change-role.ts',
    'app/team/services/decline-invitation.ts',
    'app/team/services/export-activity.ts',
    'app/team/services/invite-member.ts',
    'app/team/services/leave-workspace.ts',
    'app/team/services/list-keepers.ts',
    'app/team/services/list-member-names.ts',
    'app/team/services/read-invitations.ts',
    'app/team/services/read-team.ts',
    'app/team/services/remove-member.ts',
    'app/team/services/resend-invitation.ts',
    'app/team/services/restore-member.ts',
    'app/team/services/workflow/name-people.ts',
  ],
  review: [
    'app/posts/services/review/answer-client-review.ts',
    'app/posts/services/review/answer-review.ts',
    'app/posts/services/review/read-client-review.ts',
    'app/posts/services/review/remind-of-reviews.ts',
  ],
  request: ['app/stories/services/ask/answer-question.ts', 'app/stories/services/ask/read-question.ts'],
  leads: [
    'app/brand/services/kit/read-logo-file.ts',
    'app/lead-forms/services/confirm-submission.ts',
    'app/lead-forms/services/find-shown-form.ts',
    'app/lead-forms/services/read-confirmation.ts',
    'app/lead-forms/services/read-offer-form.ts',
    'app/lead-forms/services/read-outcome.ts',
    'app/lead-forms/services/submit-form.ts',
    'app/links/services/check-targets.ts',
    'app/links/services/note-visit.ts',
    'app/links/services/read-link-to-follow.ts',
    'app/offers/services/read-public-offer.ts',
    'app/proposals/services/accept-proposal.ts',
    'app/proposals/services/ask-about-proposal.ts',
    'app/proposals/services/decline-proposal.ts',
    'app/proposals/services/note-opened.ts',
    'app/proposals/services/print-public-proposal.ts',
    'app/proposals/services/read-public-proposal.ts',
  ],
  'share link': [
    'app/analytics/services/reports/read-public-report.ts',
    'app/brand/services/sharing/read-shared.ts',
  ],
  'content request': [
    'app/requests/services/ask-for-post.ts',
    'app/requests/services/confirm-news.ts',
    'app/requests/services/end-news.ts',
    'app/requests/services/find-asked-workspace.ts',
    'app/requests/services/read-asked.ts',
    'app/requests/services/tell-askers.ts',
  ],
  'calendar feed': ['app/schedule/services/settings/read-feed.ts'],
  export: [
    'app/settings/services/export-workspace.ts',
    'app/settings/services/export/read-owned-rows.ts',
    'app/settings/services/export/spool-tables.ts',
  ],
  billing: [
    'app/billing/services/changes/change-plan.ts',
    'app/billing/services/changes/give-plan.ts',
    'app/billing/services/changes/start-checkout.ts',
    'app/billing/services/pick-plan.ts',
    'app/billing/services/reading/await-checkout.ts',
    'app/billing/services/spend-credit.ts',
  ],
  stripe: [
    'app/billing/services/events/process-event.ts',
    'app/billing/services/events/receive-webhook.ts',
    'app/billing/services/events/reconcile-billing.ts',
    'app/billing/services/events/remind-trials.ts',
    'app/billing/services/events/replay-events.ts',
    'app/billing/services/events/sync-customer.ts',
  ],
  schedule: ['app/schedule/services/advance-schedule.ts', 'app/schedule/services/remind-of-deadlines.ts'],
  publishing: [
    'app/publishing/services/connections/end-tokens.ts',
    'app/publishing/services/connections/warn-of-expiry.ts',
    'app/publishing/services/publish-due.ts',
  ],
  webhooks: [
    'app/webhooks/services/sending/attempt-delivery.ts',
    'app/webhooks/services/sending/send-webhooks.ts',
    'app/webhooks/services/sending/serve-endpoint.ts',
  ],
  notifications: [
    'app/analytics/services/summary/send-summaries.ts',
    'app/notifications/services/push/deliver-pushes.ts',
    'app/notifications/services/push/send-pushes.ts',
    'app/notifications/services/push/turn-on-push.ts',
    'app/notifications/services/send-at-once.ts',
    'app/notifications/services/send-digests.ts',
  ],
  onboarding: [
    'app/onboarding/services/guide/read-free-slots.ts',
    'app/onboarding/services/guide/remind-of-calls.ts',
  ],
  'monthly review': ['app/monthly-review/services/make-due-reviews.ts'],
  watch: [
    'app/watch/services/polling/look-now.ts',
    'app/watch/services/polling/poll-source.ts',
    'app/watch/services/polling/poll-sources.ts',
    'app/watch/services/polling/websub/confirm-hub.ts',
    'app/watch/services/polling/websub/subscribe-to-hub.ts',
  ],
  captures: ['app/captures/services/take-mailed-capture.ts'],
  insights: [
    'app/insights/services/integrity/read-integrity.ts',
    'app/insights/services/integrity/repair-data.ts',
    'app/insights/services/refresh-batch.ts',
    'app/insights/services/refresh-changed-insights.ts',
    'app/insights/services/refresh-stale-insights.ts',
  ],
  support: [
    'app/support/services/operator/answer-ticket.ts',
    'app/support/services/operator/read-inbox.ts',
    'app/support/services/operator/read-thread.ts',
    'app/support/services/operator/set-operator.ts',
    'app/support/services/operator/shut-ticket.ts',
    'app/support/services/tickets/read-answer-time.ts',
    'app/support/services/tickets/take-mailed-reply.ts',
  ],
  mail: ['app/platform/mail/deliver-mail.ts', 'app/platform/mail/is-unreachable.ts'],
  sweep: [
    'app/archives/services/sweep-archives.ts',
    'app/media/services/sweep-files.ts',
    'app/platform/expiry/sweep-expired.ts',
    'app/settings/services/deletion/delete-due-accounts.ts',
    'app/settings/services/export/sweep-exports.ts',
    'app/settings/services/import/sweep-imports.ts',
  ],
  'live changes': ['app/platform/live/open-change-feed.ts'],
  'worker checks': ['app/platform/metrics/backlog.ts', 'app/platform/workers/workers.ts'],
  keys: [
    'app/platform/secrets/rotate-keys.ts',
    'scripts/commands/doctor/keys.ts',
    'scripts/commands/keys.ts',
  ],
  operator: [
    'db/seed/demo.ts',
    'db/seed/past-posts.ts',
    'db/seed/users.ts',
    'scripts/commands/export.ts',
    'scripts/commands/frame/users.ts',
    'scripts/commands/integrity.ts',
    'scripts/commands/jobs.ts',
    'scripts/commands/pause.ts',
    'scripts/commands/quiz.ts',
    'scripts/commands/recompute-scores/command.ts',
    'scripts/commands/recompute-scores/recompute-all.ts',
    'scripts/commands/recompute-scores/rescore-posts.ts',
    'scripts/commands/refresh-insights/command.ts',
    'scripts/commands/refresh-insights/refresh-all.ts',
    'scripts/commands/stripe.ts',
    'scripts/commands/user.ts',
    'scripts/local/demo.ts',
  ],
}

/** The door itself is `db/client.ts`; tests go through it as they like. */
const CALL = /\.acrossWorkspaces\(\s*(?:'([^']*)')?/g
const OURS = /^(app|db|scripts\/commands|scripts\/local)\/(?!.*\.test\.)/

/**
 * Holds those who look across workspaces against the list: who is not on it may not, who no longer does is to be struck
 * off, and the reason is written where it is given, so that it can be read off.
 */
export function checkCrossings(
  sources: readonly Source[],
  callers: Readonly<Record<string, readonly string[]>> = CALLERS,
): Finding[] {
  const findings: Finding[] = []
  const calls = new Set<string>()
  for (const { path, text } of sources.filter(({ path }) => OURS.test(path))) {
    for (const [, reason] of text.matchAll(CALL)) {
      if (reason === undefined) findings.push({ path, what: 'crosses workspaces without saying why' })
      else if (!callers[reason]?.includes(path))
        findings.push({ path, what: `crosses workspaces for "${reason}" and is not on the list` })
      calls.add(`${reason} ${path}`)
    }
  }
  for (const [reason, paths] of Object.entries(callers))
    for (const path of paths)
      if (!calls.has(`${reason} ${path}`))
        findings.push({ path, what: `is listed as crossing workspaces for "${reason}" and does not` })
  return findings
}
