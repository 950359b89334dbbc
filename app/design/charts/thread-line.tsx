import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { type Thread, type ThreadKind, type ThreadKnot, threadPath } from '#core/deals/thread.ts'
import { formatPence } from '#core/shared/money.ts'
import { numberText } from '#core/shared/number-text.ts'

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
            <p>{won.deals === 1 ? 'Won' : `Won in ${won.deals} deals`}</p>
            <p>{formatPence(won.pence)}</p>
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
        <p>{one}</p>
        <p>{`This ${one.toLowerCase()}`}</p>
      </li>
    )
  return (
    <li>
      <p>{count === 1 ? one : `${numberText(count)} ${many.toLowerCase()}`}</p>
      <ul>
        {things.map(({ id, name }) => (
          <li key={id}>
            <RoomLink to={threadPath(kind, id)} className="link">
              {name || `Untitled ${one.toLowerCase()}`}
            </RoomLink>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{`and ${numberText(more)} more`}</p> : null}
    </li>
  )
}
