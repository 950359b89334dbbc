import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface ConnectionLostProps {
  /** 'Mastodon'. */
  readonly network: string
  readonly handle: string
  /** Where the post waits that could not be published. */
  readonly url: string
}

/** Tells that a network no longer lets us post to an account, and what to do with the post that waits. */
export function connectionLost({ network, handle, url }: ConnectionLostProps): Mail {
  return layOut({
    subject: `We can’t publish to ${network} any more`,
    preview: 'A post is waiting for you.',
    heading: 'Your account needs reconnecting',
    paragraphs: [
      `${network} no longer lets us post to ${handle}, so a post wasn’t published.`,
      'Reconnect the account, then move the post to a new time. You can also post it yourself.',
    ],
    button: { label: 'Open the post', url },
    reason: 'You’re receiving this because a post in your planner wasn’t published.',
  })
}
