/** Bands of a post’s length in characters, from and to (included). */
export const LENGTH_BANDS = [
  { key: 'short', from: 0, to: 299, label: 'under 300 characters' },
  { key: 'middle', from: 300, to: 699, label: '300 to 699 characters' },
  { key: 'long', from: 700, to: 1499, label: '700 to 1,499 characters' },
  { key: 'longest', from: 1500, to: Number.POSITIVE_INFINITY, label: '1,500 characters or more' },
] as const
export type LengthBand = (typeof LENGTH_BANDS)[number]

/** The band that a length in characters lies in; a length below nought lies in the first. */
export function lengthBand(characters: number): LengthBand {
  return LENGTH_BANDS.findLast(({ from }) => from <= characters) ?? LENGTH_BANDS[0]
}
