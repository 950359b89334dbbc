import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface TeamInviteProps {
  /** Whose workspace it is. */
  readonly workspace: string
  /** Who pressed the button; the same name where the owner did. */
  readonly inviter: string
  /** What they would be: 'an editor'. */
  readonly role: string
  /** What that means, in one sentence. */
  readonly may: string
  readonly url: string
}

/** Offers a place in somebody's workspace. The link opens a page with two buttons; opening it decides nothing. */
export function teamInvite({ workspace, inviter, role, may, url }: TeamInviteProps): Mail {
  const own = inviter === workspace
  return layOut({
    subject: `${inviter} invites you to ${own ? 'their' : `${workspace}’s`} workspace on Brandhearth`,
    preview: `As ${role}. The invitation is good for 7 days.`,
    heading: `Come and write with ${workspace}`,
    paragraphs: [
      `${inviter} would like you to join ${own ? 'their' : `${workspace}’s`} workspace as ${role}. ${may}`,
      'You will need an account for this address. If you have none yet, it takes a minute and costs nothing: the workspace’s plan pays for your seat.',
    ],
    button: { label: 'Look at the invitation', url },
    after: ['Nothing happens until you press a button there. The invitation is good for 7 days.'],
    reason: `You get this because ${inviter} typed this address into Brandhearth. If you do not know them, do nothing: the invitation ends by itself.`,
  })
}
