import { PAUSE_TEXTS, type PauseReason } from '../posts/approval/approval.ts'

/** Why a network took nothing; decides what happens next and which words are shown. */
export type UnsentReason =
  /** Too many calls: wait for as long as it says. */
  | 'rate_limited'
  /** The connection was refused, or the server said before taking anything that it is unwell. */
  | 'unreachable'
  /** The token is not valid any more, or may not post: the account has to be connected again. */
  | 'not_permitted'
  | 'too_long'
  /** The network has published the same before and takes it only once. */
  | 'duplicate'
  /** It refused the post for a reason of its own, quoted in the answer's detail. */
  | 'refused'

/** What stands between a post and an account. */
export type PublishProblem =
  | UnsentReason
  | PauseReason
  /** The answer was lost, late or made no sense. */
  | 'unknown_outcome'
  /** Looked for until we gave up, and the network could not tell. */
  | 'cannot_tell'
  /** Sent, not answered, and certainly not there when it was too late to send again. */
  | 'not_there'
  | 'not_connected'
  | 'no_text'
  | 'too_many_pictures'
  /** One that is gone, or that no size makes small enough. */
  | 'picture_unfit'
  /** Its video cannot be sent to this network by us. */
  | 'no_video'
  /** The workspace's plan has ended: it may read, and publishes nothing. */
  | 'plan_ended'
  | 'too_late'
  | 'by_hand'

interface ProblemText {
  readonly reason: string
  /** What to do next. */
  readonly advice: string
}

const BY_HAND = 'Copy the text below and post it yourself.'
const RECONNECT = 'Reconnect the account, then move this post to a new time, or post it yourself.'

const TEXTS: Readonly<Record<Exclude<PublishProblem, PauseReason>, ProblemText>> = {
  rate_limited: { reason: 'The platform asked us to wait.', advice: 'We’ll try again as soon as it allows.' },
  unreachable: {
    reason: 'We couldn’t reach the platform. Nothing was published.',
    advice: 'We’ll try again.',
  },
  not_permitted: { reason: 'The platform no longer lets us post to this account.', advice: RECONNECT },
  too_long: {
    reason: 'The text is too long for this account.',
    advice: 'Shorten the text, then move this post to a new time.',
  },
  duplicate: {
    reason: 'The platform says this text has been published before.',
    advice: 'Check your account. If it’s there, mark it as published.',
  },
  refused: {
    reason: 'The platform refused this post.',
    advice: 'Change the text, then move this post to a new time.',
  },
  unknown_outcome: {
    reason: 'We sent it, but the platform didn’t confirm it.',
    advice: 'We’re checking your account. Don’t post it again yet.',
  },
  cannot_tell: {
    reason: 'We sent it, and can’t find out whether it was published.',
    advice: 'Check your account. If it’s there, mark it as published. If not, post it yourself.',
  },
  not_there: {
    reason: 'We sent it, but it isn’t on your account.',
    advice: BY_HAND,
  },
  not_connected: { reason: 'This account isn’t connected.', advice: RECONNECT },
  no_text: {
    reason: 'There’s no text to publish.',
    advice: 'Write the text, then move this post to a new time.',
  },
  too_many_pictures: {
    reason: 'This post has more pictures than this account takes.',
    advice: 'Remove some pictures, then move this post to a new time.',
  },
  picture_unfit: {
    reason: 'This account doesn’t take one of the pictures or the video.',
    advice: 'Replace it, then move this post to a new time.',
  },
  no_video: {
    reason: 'We can’t send videos to this platform yet.',
    advice: 'Download the video below and post it yourself.',
  },
  plan_ended: {
    reason: 'Your plan has ended, so we didn’t publish this.',
    advice: 'Choose a plan, then move this post to a new time, or post it yourself.',
  },
  too_late: {
    reason: 'It wasn’t published within 24 hours of its time.',
    advice: 'Move it to a new time, or post it yourself.',
  },
  by_hand: { reason: 'You’ve posted this one yourself.', advice: '' },
}

/** Problems that we stop trying about: then they read as an end, not as something that goes on. */
const GIVEN_UP: Partial<Readonly<Record<PublishProblem, ProblemText>>> = {
  rate_limited: {
    reason: 'The platform asked us to wait for too long. Nothing was published.',
    advice: BY_HAND,
  },
  unreachable: {
    reason: 'We tried several times and couldn’t reach the platform. Nothing was published.',
    advice: BY_HAND,
  },
}

/** What is said about a problem and what to do next; `over` once we have stopped trying. Empty for an unknown problem. */
export function problemText(problem: string, { over }: { readonly over: boolean }): ProblemText {
  if (Object.hasOwn(PAUSE_TEXTS, problem))
    return {
      reason: `${PAUSE_TEXTS[problem as PauseReason]}, so it wasn’t published.`,
      advice: 'Once that’s settled, move this post to a new time.',
    }
  const text = Object.hasOwn(TEXTS, problem)
    ? TEXTS[problem as keyof typeof TEXTS]
    : { reason: '', advice: '' }
  return (over && Object.hasOwn(GIVEN_UP, problem) && GIVEN_UP[problem as PublishProblem]) || text
}
