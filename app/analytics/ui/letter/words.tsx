import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import type { PlacedSentence, Sentence } from '#core/analytics/letter/sentence.ts'
import type { Period } from '#core/analytics/period.ts'
import { figureAddress } from '#core/analytics/rows-address.ts'

/** A sentence as it is read: each figure in it opens its rows. */
export function Words(props: { sentence: Sentence; period: Period; areRooms?: boolean }) {
  const { sentence, period, areRooms = false } = props
  return (
    <PlacedWords
      areRooms={areRooms}
      sentence={sentence.map(piece =>
        typeof piece === 'string' ? piece : { text: piece.text, to: figureAddress(period, piece) },
      )}
    />
  )
}

/** The same of a sentence that is about no days. With `areRooms`, what it stands in says that its links lead to rooms. */
export function PlacedWords(props: { sentence: PlacedSentence; areRooms?: boolean }) {
  const { sentence, areRooms = false } = props
  let at = 0
  return sentence.map(piece => {
    at += 1
    if (typeof piece === 'string') return piece
    if (areRooms)
      return (
        <a key={at} href={piece.to}>
          {piece.text}
        </a>
      )
    return (
      <RoomLink key={at} to={piece.to}>
        {piece.text}
      </RoomLink>
    )
  })
}
