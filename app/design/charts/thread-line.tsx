import { Link } from 'react-router'
import { type Thread, type ThreadKind, type ThreadKnot, threadPath } from '#core/deals/thread.ts'
import { formatPence } from '#core/shared/money.ts'

const NAMES: Readonly<Record<ThreadKind, readonly [one: string, many: string]>> = {
  story: ['Story', 'Stories'],
  post: ['Post', 'Posts'],
  campaign: ['Campaign', 'Campaigns'],
  person: ['Person', 'People'],
  deal: ['Deal', 'Deals'],
}

/** What is said of a thing that nothing is tied to yet. */
const BARE: Readonly<Record<ThreadKind, string>> = {
  story: 'Nothing has come of this story yet. Its thread begins with the first post you make from it.',
  post: 'This post stands on its own: no story behind it, and no one has come through it yet.',
  campaign: 'Nothing is tied to this campaign yet. Its thread begins with its first post.',
  person: 'We don’t know what brought this person: they didn’t come through one of your posts or links.',
  deal: 'We don’t know what brought this deal: it didn’t begin with one of your posts or links.',
}

/** What a thing came from and became, down to pounds, as one line of links: beside each other, on a phone below. */
export function ThreadLine({ thread, className = '' }: { thread: Thread; className?: string }) {
  const { knots, won, isBare } = thread
  const here = knots.find(({ isHere }) => isHere)
  if (isBare && here) return <p className={`text-sm text-ink-soft ${className}`}>{BARE[here.kind]}</p>
  return (
    <nav aria-label="Thread" className={className}>
      <ol className="thread">
        {knots.map(knot => (
          <Knot key={knot.kind} knot={knot} />
        ))}
        {won ? (
          <li className="thread-won">
            <p className="text-xs text-ink-soft">{won.deals === 1 ? 'Won' : `Won in ${won.deals} deals`}</p>
            <p className="font-display text-xl tabular-nums">{formatPence(won.pence)}</p>
          </li>
        ) : null}
      </ol>
    </nav>
  )
}

function Knot({ knot: { kind, isHere, things, more } }: { knot: ThreadKnot }) {
  const [one, many] = NAMES[kind]
  const count = things.length + more
  if (isHere)
    return (
      <li aria-current="page">
        <p className="text-xs text-ink-soft">{one}</p>
        <p className="text-sm font-semibold">This {one.toLowerCase()}</p>
      </li>
    )
  return (
    <li>
      <p className="text-xs text-ink-soft">
        {count === 1 ? one : `${count.toLocaleString('en-GB')} ${many.toLowerCase()}`}
      </p>
      <ul className="grid text-sm">
        {things.map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <Link to={threadPath(kind, id)} className="link block truncate py-0.5">
              {name || `Untitled ${one.toLowerCase()}`}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-xs text-ink-soft">and {more.toLocaleString('en-GB')} more</p> : null}
    </li>
  )
}
