import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface TeamNewsProps {
  readonly kind: 'joined' | 'declined' | 'left' | 'removed' | 'restored' | 'role_changed'
  /** Who it is about. */
  readonly who: string
  /** Whose workspace. */
  readonly workspace: string
  /** 'an editor'; '' where it does not matter. */
  readonly role: string
  readonly url: string
}

interface Words {
  readonly subject: string
  readonly text: string
  readonly button: string
}

const WORDS: Record<TeamNewsProps['kind'], (props: TeamNewsProps) => Words> = {
  joined: ({ who, workspace, role }) => ({
    subject: `${who} has joined ${workspace}’s workspace`,
    text: `${who} accepted the invitation and is now ${role}. You can change their role on the team page.`,
    button: 'Open the team page',
  }),
  declined: ({ who, workspace }) => ({
    subject: `${who} declined the invitation to ${workspace}’s workspace`,
    text: `${who} declined the invitation. You can invite someone else.`,
    button: 'Open the team page',
  }),
  left: ({ who, workspace }) => ({
    subject: `${who} has left ${workspace}’s workspace`,
    text: `${who} left the workspace. Their work is now yours, and you can invite someone else.`,
    button: 'Open the team page',
  }),
  removed: ({ workspace }) => ({
    subject: `You’ve been removed from ${workspace}’s workspace`,
    text: `You’ve been removed from ${workspace}’s workspace. What you wrote there stays there. Your own account and workspace haven’t changed.`,
    button: 'Open Brandhearth',
  }),
  restored: ({ workspace, role }) => ({
    subject: `You’re back in ${workspace}’s workspace`,
    text: `You’re ${role} in ${workspace}’s workspace again, and what you wrote there is yours again.`,
    button: 'Open the team page',
  }),
  role_changed: ({ workspace, role }) => ({
    subject: `You’re now ${role} in ${workspace}’s workspace`,
    text: `Your role in ${workspace}’s workspace has changed. You’re now ${role}. The team page shows what that means.`,
    button: 'Open the team page',
  }),
}

/** Tells one side what the other did with a place in a workspace. */
export function teamNews(props: TeamNewsProps): Mail {
  const { subject, text, button } = WORDS[props.kind](props)
  return layOut({
    subject,
    preview: text.slice(0, 100),
    heading: subject,
    paragraphs: [text],
    button: { label: button, url: props.url },
    reason: 'You’re receiving this because you share a workspace on Brandhearth.',
  })
}
