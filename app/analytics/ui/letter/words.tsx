import { Link } from 'react-router'
import type { Sentence } from '#core/analytics/letter/sentence.ts'
import type { Period } from '#core/analytics/period.ts'
import { figureAddress } from '#core/analytics/rows-address.ts'

/** A sentence as it is read: each figure in it opens its rows. */
export function Words({ sentence, period }: { sentence: Sentence; period: Period }) {
  let at = 0
  return sentence.map(piece => {
    at += 1
    if (typeof piece === 'string') return piece
    return (
      <Link key={at} to={figureAddress(period, piece)} className="letter-figure">
        {piece.text}
      </Link>
    )
  })
}
