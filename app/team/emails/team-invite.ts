import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface TeamInviteProps {
  /** The address of whose workspace it is; addresses are verified, names are not. */
  readonly workspace: string
  /** The address of who pressed the button; the same where the owner did. */
  readonly inviter: string
  /** What they would be: 'an editor'. */
  readonly role: string
  /** What that means, in one sentence. */
  readonly may: string
  readonly url: string
}

/**
 * Offers a place in someone’s workspace. The link opens a page with two buttons; opening it decides nothing. It goes to
 * any address that was typed, so it holds nothing that its sender could choose freely.
 */
export function teamInvite({ workspace, inviter, role, may, url }: TeamInviteProps): Mail {
  const own = inviter === workspace
  return layOut({
    subject: `${inviter} invites you to ${own ? 'their' : `${workspace}’s`} workspace on Brandhearth`,
    preview: `As ${role}. The invitation expires in 7 days.`,
    heading: `Join ${workspace} on Brandhearth`,
    paragraphs: [
      `${inviter} would like you to join ${own ? 'their' : `${workspace}’s`} workspace as ${role}. ${may}`,
      'You need an account with this address. It’s free for you, because your place is part of the workspace’s plan.',
    ],
    button: { label: 'See invitation', url },
    after: ['You can accept or decline. The invitation expires in 7 days.'],
    reason: `You’re receiving this because ${inviter} entered this address on Brandhearth. If you don’t know them, do nothing. The invitation will expire.`,
  })
}
