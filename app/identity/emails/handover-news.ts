import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import { formatDate } from '#core/shared/time.ts'

export interface HandoverNewsProps {
  readonly kind: 'offered' | 'withdrawn' | 'handed_over' | 'yours'
  /** The address of the other side. */
  readonly email: string
  readonly url: string
  /** ISO instant: when the offer, or what is left of the plan, ends; '' where nothing does. */
  readonly endsAt: string
  /** What is left of the plan gives access. */
  readonly hasPlan: boolean
  /** The former owner asked to be invited afterwards. */
  readonly mayReturn: boolean
}

interface Words {
  readonly subject: string
  readonly texts: readonly string[]
  readonly button: string | null
  readonly after?: string
}

const dayOf = (instant: string) => formatDate(new Date(instant), 'UTC')

function planText(hasPlan: boolean, endsAt: string): string {
  if (!hasPlan)
    return 'It has no running plan. You can read and export everything. Choose a plan to keep writing.'
  return endsAt
    ? `Its plan runs until ${dayOf(endsAt)} and doesn’t renew. Choose a plan of your own before then to keep writing.`
    : 'Its plan goes on, and you won’t be charged for it.'
}

const WORDS: Record<HandoverNewsProps['kind'], (props: HandoverNewsProps) => Words> = {
  offered: ({ email, endsAt }) => ({
    subject: `You’ve offered your workspace to ${email}`,
    texts: [
      `We emailed ${email} a link that works until ${dayOf(endsAt)}. Nothing changes until they take the workspace over.`,
      'Once they do, your account and everything in it are theirs and you’re signed out everywhere.',
    ],
    button: 'See or withdraw the offer',
    after: 'If this wasn’t you, withdraw the offer and change your password straight away.',
  }),
  withdrawn: ({ email }) => ({
    subject: `${email} withdrew the offer of a workspace`,
    texts: [
      `${email} no longer wants to hand over their workspace to you. The link we sent you doesn’t work any more.`,
    ],
    button: null,
  }),
  handed_over: ({ email, mayReturn }) => ({
    subject: `${email} has taken over your workspace`,
    texts: [
      `The workspace and its account now belong to ${email}. You’re signed out everywhere, and this address no longer opens it.`,
      'You won’t be charged for it again. Anything you’ve paid for is used up until the period ends.',
      mayReturn
        ? 'You asked to stay. We’ve emailed you an invitation as well.'
        : 'To work there again, ask the new owner for an invitation.',
    ],
    button: null,
    after: 'If you didn’t hand over your workspace, write to us straight away.',
  }),
  yours: ({ email, hasPlan, endsAt, mayReturn }) => ({
    subject: 'The workspace is yours',
    texts: [
      `${email} has handed the workspace over to you. Sign in with this address and the password you chose.`,
      planText(hasPlan, endsAt),
      ...(mayReturn
        ? [`${email} asked to stay in the team and has an invitation. You can cancel it on the team page.`]
        : []),
    ],
    button: 'See plan and billing',
  }),
}

/** Tells one side of a handover what happened to it. */
export function handoverNews(props: HandoverNewsProps): Mail {
  const { subject, texts, button, after } = WORDS[props.kind](props)
  return layOut({
    subject,
    preview: texts[0]?.slice(0, 100) ?? '',
    heading: subject,
    paragraphs: [...texts],
    ...(button ? { button: { label: button, url: props.url } } : {}),
    ...(after ? { after: [after] } : {}),
    reason: 'You’re receiving this because a workspace on Brandhearth was offered to you or by you.',
  })
}
