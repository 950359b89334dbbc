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
    text: `${who} accepted the invitation and is now ${role}. Whatever they may do, you can change it on the team page.`,
    button: 'Open the team page',
  }),
  declined: ({ who, workspace }) => ({
    subject: `${who} declined the invitation to ${workspace}’s workspace`,
    text: `${who} declined, so the seat is free again. It may be worth a word: people decline when they do not know what is asked of them.`,
    button: 'Open the team page',
  }),
  left: ({ who, workspace }) => ({
    subject: `${who} has left ${workspace}’s workspace`,
    text: `${who} left. What they had begun is yours to go on with, and their seat is free.`,
    button: 'Open the team page',
  }),
  removed: ({ workspace }) => ({
    subject: `You are no longer in ${workspace}’s workspace`,
    text: `Your place in ${workspace}’s workspace was taken away. What you wrote there stays there; your own account and workspace are as they were.`,
    button: 'Open Brandhearth',
  }),
  restored: ({ workspace, role }) => ({
    subject: `You are back in ${workspace}’s workspace`,
    text: `Your place in ${workspace}’s workspace was given back: you are ${role}, as before, and what you wrote there is yours again.`,
    button: 'Open the team page',
  }),
  role_changed: ({ workspace, role }) => ({
    subject: `You are now ${role} in ${workspace}’s workspace`,
    text: `Your role in ${workspace}’s workspace has changed: you are now ${role}. The team page says what that means.`,
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
    reason: 'You get this because you share a workspace on Brandhearth.',
  })
}
