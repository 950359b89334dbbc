import type { Network } from '#core/publishing/networks.ts'

/** Every background job by its queue's name, with what its payload holds. A payload never holds a secret. */
export interface JobPayloads {
  /** Sends a magic link, a reset link or another confirmation, if there is an account. The request is sealed. */
  'identity.send-link': { sealed: string }
  /** Sends one row of mail_outbox. Safe to run twice: a sent row is left alone. */
  'mail.send': { mailId: string }
  /** Asks Stripe what is true about the customer of a recorded event. */
  'billing.sync': { eventId: string }
  /** Finds what webhooks lost, through Stripe's events list. */
  'billing.reconcile': Record<string, never>
  /** Mails that a trial ends in three days, and closes those that ended. */
  'billing.remind': Record<string, never>
  /** Ends the subscriptions of a customer whose account was deleted while Stripe did not answer. */
  'billing.end-customer': { stripeCustomerId: string }
  /** Lets a customer be charged no more whose workspace was handed over to somebody else. */
  'billing.release-customer': { stripeCustomerId: string }
  /** Tells Stripe the address that an account has now, so that invoices go there. */
  'billing.tell-email': { workspace: string }
  /** Does what is left of a long import of stories. */
  'stories.import': { workspace: string; importId: string }
  /** Has a recording of a story written down. Safe to run twice. */
  'stories.transcribe': { workspace: string; recordingId: string }
  /** Does what is left of an import from elsewhere, or of undoing one. */
  'archives.import': { workspace: string; importId: string }
  /** Does what is left of an import of people. */
  'leads.import': { workspace: string; importId: string }
  /** Sends a reply through its founder's own mail server. */
  'replies.send': { workspace: string; messageId: string }
  /** Does what is left of a long import into the planner. */
  'schedule.import': { workspace: string; importId: string }
  /** Moves scheduled posts on whose time or deadline has come. */
  'content.advance': Record<string, never>
  /** Publishes what is due to connected accounts, looks for what may be published, reads back what is. */
  'publishing.publish': Record<string, never>
  /** Sends webhooks that are due, to all endpoints. Safe to run by many at once. */
  'webhooks.send': Record<string, never>
  /** Tells whose connection ends soon, and ends those that are over. */
  'publishing.expire': Record<string, never>
  /** Ends the tokens of a connected account whose workspace was deleted. They are sealed. */
  'publishing.end-tokens': {
    workspace: string
    /** Absent in jobs of before there was more than Mastodon. */
    network?: Network
    server: string
    accountId: string
    sealed: string
  }
  /** Tells those who asked for a post what has become of it. Safe to run by many at once. */
  'requests.tell': Record<string, never>
  /** Sends the emails about what happened that come at once. */
  'notifications.send': Record<string, never>
  /** Sends the daily and weekly emails that are due. Every zone's hour is one of its quarters. */
  'notifications.digest': Record<string, never>
  /** Sends the weekly letters that are due, each by its reader's clock. */
  'analytics.summaries': Record<string, never>
  /** Looks back at the month that is over, in every workspace whose plan has it. Every zone's midnight is one of its quarters. */
  'monthly-review.make': Record<string, never>
  /** Makes insights anew where they are a day old. */
  'insights.refresh': Record<string, never>
  /** Makes insights anew where something changed, for plans that have them as they happen. */
  'insights.refresh-changed': Record<string, never>
  /** Reminds people of their onboarding calls. */
  'onboarding.remind-calls': Record<string, never>
  /** Looks whether the pages that links lead to answer, each about once a day. */
  'links.check': Record<string, never>
  /** Looks at the feeds that are due, each about once an hour. Safe to run by many at once. */
  'watch.poll': Record<string, never>
  /** Deletes what has expired: sessions, tokens, rate limits, relayed outbox rows. */
  'housekeeping.sweep': Record<string, never>
  /** Removes files of pictures that can no longer be restored from the store. */
  'media.sweep': Record<string, never>
  /** Makes everything of a workspace into one ZIP. Safe to run twice. */
  'settings.export': { workspace: string; exportId: string }
  /** Looks through an exported workspace that was sent, or brings it once its owner wants that. Safe to run twice. */
  'settings.import': { workspace: string; importId: string }
  /** Deletes the accounts whose days to undo that are over. */
  'settings.delete-accounts': Record<string, never>
  /** Removes the ZIPs of workspaces whose days are over, made or sent. */
  'settings.sweep-exports': Record<string, never>
  /** Measures how far the background work is behind, for the support page. */
  'support.measure': Record<string, never>
}

export type JobName = keyof JobPayloads

interface JobSettings {
  /** Tries after the first, before the job counts as failed. */
  readonly retryLimit: number
  /** Seconds before the first retry; doubles each time, up to `retryDelayMax` where there is one. */
  readonly retryDelay: number
  readonly retryDelayMax?: number
  /** Seconds after which a worker counts as dead and another may start. */
  readonly expireInSeconds: number
  /**
   * For jobs that somebody waits for: seconds without a sign of life after which their worker counts as dead already.
   * With the queue looked after every `LOOK_AFTER_SECONDS` and one retry they are done within 90.
   */
  readonly heartbeatSeconds?: number
  /** UTC cron expression for jobs that run by themselves. */
  readonly cron?: string
}

/** Seconds between looks for jobs whose worker is gone. */
export const LOOK_AFTER_SECONDS = 15

export const JOBS: Readonly<Record<JobName, JobSettings>> = {
  'identity.send-link': { retryLimit: 5, retryDelay: 5, expireInSeconds: 60, heartbeatSeconds: 15 },
  // Tried for two days: 10 times in the first four hours, then every four.
  'mail.send': {
    retryLimit: 22,
    retryDelay: 15,
    retryDelayMax: 14_400,
    expireInSeconds: 60,
    heartbeatSeconds: 15,
  },
  'billing.sync': { retryLimit: 10, retryDelay: 2, expireInSeconds: 60, heartbeatSeconds: 15 },
  'billing.reconcile': { retryLimit: 2, retryDelay: 60, expireInSeconds: 900, cron: '41 * * * *' },
  'billing.remind': { retryLimit: 2, retryDelay: 60, expireInSeconds: 300, cron: '7 * * * *' },
  // Retries reach over three days: nobody pays for what is gone.
  'billing.end-customer': { retryLimit: 14, retryDelay: 30, expireInSeconds: 60 },
  // Retries reach over three days, as above.
  'billing.release-customer': { retryLimit: 14, retryDelay: 30, expireInSeconds: 60 },
  // Retries reach over three days, as above.
  'billing.tell-email': { retryLimit: 14, retryDelay: 30, expireInSeconds: 60 },
  'stories.import': { retryLimit: 8, retryDelay: 2, expireInSeconds: 600, heartbeatSeconds: 15 },
  // The service gives up after its fifth try; a try that a dead worker began keeps others off for a while.
  'stories.transcribe': {
    retryLimit: 9,
    retryDelay: 10,
    retryDelayMax: 60,
    expireInSeconds: 120,
    heartbeatSeconds: 15,
  },
  'archives.import': { retryLimit: 8, retryDelay: 2, expireInSeconds: 900, heartbeatSeconds: 30 },
  'leads.import': { retryLimit: 8, retryDelay: 2, expireInSeconds: 600, heartbeatSeconds: 15 },
  'replies.send': { retryLimit: 6, retryDelay: 15, expireInSeconds: 120, heartbeatSeconds: 15 },
  'schedule.import': { retryLimit: 8, retryDelay: 2, expireInSeconds: 600, heartbeatSeconds: 15 },
  'content.advance': { retryLimit: 0, retryDelay: 30, expireInSeconds: 120, cron: '* * * * *' },
  'publishing.publish': { retryLimit: 0, retryDelay: 30, expireInSeconds: 300, cron: '* * * * *' },
  'publishing.expire': { retryLimit: 1, retryDelay: 60, expireInSeconds: 120, cron: '11 * * * *' },
  // Asked for with each event; the clock brings what waits for a later attempt, and what a worker died over.
  'webhooks.send': { retryLimit: 0, retryDelay: 30, expireInSeconds: 180, cron: '* * * * *' },
  'publishing.end-tokens': { retryLimit: 14, retryDelay: 30, expireInSeconds: 60 },
  // Asked for with each decision; the clock brings what was published.
  'requests.tell': { retryLimit: 0, retryDelay: 30, expireInSeconds: 120, cron: '*/5 * * * *' },
  'notifications.send': { retryLimit: 1, retryDelay: 15, expireInSeconds: 120, cron: '* * * * *' },
  'notifications.digest': { retryLimit: 1, retryDelay: 60, expireInSeconds: 600, cron: '*/15 * * * *' },
  'analytics.summaries': { retryLimit: 1, retryDelay: 60, expireInSeconds: 600, cron: '*/15 * * * *' },
  'monthly-review.make': { retryLimit: 1, retryDelay: 60, expireInSeconds: 600, cron: '*/15 * * * *' },
  'insights.refresh': { retryLimit: 1, retryDelay: 60, expireInSeconds: 300, cron: '*/15 * * * *' },
  'insights.refresh-changed': { retryLimit: 0, retryDelay: 30, expireInSeconds: 120, cron: '* * * * *' },
  'onboarding.remind-calls': { retryLimit: 1, retryDelay: 60, expireInSeconds: 120, cron: '*/10 * * * *' },
  'links.check': { retryLimit: 1, retryDelay: 300, expireInSeconds: 900, cron: '53 * * * *' },
  'watch.poll': { retryLimit: 0, retryDelay: 30, expireInSeconds: 120, cron: '* * * * *' },
  'housekeeping.sweep': { retryLimit: 1, retryDelay: 60, expireInSeconds: 120, cron: '17 * * * *' },
  'media.sweep': { retryLimit: 1, retryDelay: 60, expireInSeconds: 300, cron: '29 * * * *' },
  // A large workspace takes minutes; the service itself gives up after its third try.
  'settings.export': { retryLimit: 4, retryDelay: 10, expireInSeconds: 3600, heartbeatSeconds: 60 },
  'settings.import': { retryLimit: 4, retryDelay: 10, expireInSeconds: 3600, heartbeatSeconds: 60 },
  'settings.delete-accounts': { retryLimit: 1, retryDelay: 300, expireInSeconds: 900, cron: '23 * * * *' },
  'settings.sweep-exports': { retryLimit: 1, retryDelay: 60, expireInSeconds: 300, cron: '37 * * * *' },
  'support.measure': { retryLimit: 0, retryDelay: 30, expireInSeconds: 60, cron: '* * * * *' },
}
