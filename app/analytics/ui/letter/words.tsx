import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import type { PlacedSentence, Sentence } from '#core/analytics/letter/sentence.ts'
import type { Period } from '#core/analytics/period.ts'
import { figureAddress } from '#core/analytics/rows-address.ts'

/** A sentence as it is read: each figure in it opens its rows. */
export function Words({ sentence, period }: { sentence: Sentence; period: Period }) {
  return (
    <PlacedWords
      sentence={sentence.map(piece =>
        typeof piece === 'string' ? piece : { text: piece.text, to: figureAddress(period, piece) },
      )}
    />
  )
}

/** The same of a sentence that is about no days. */
export function PlacedWords({ sentence }: { sentence: PlacedSentence }) {
  let at = 0
  return sentence.map(piece => {
    at += 1
    if (typeof piece === 'string') return piece
    return (
      <RoomLink key={at} to={piece.to}>
        {piece.text}
      </RoomLink>
    )
  })
}
