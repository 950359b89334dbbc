/** The grounds that initials may stand on; the style sheet knows them by these names. */
export const AVATAR_COLOURS = [
  { key: 'ember', label: 'Ember' },
  { key: 'moss', label: 'Moss' },
  { key: 'sea', label: 'Sea' },
  { key: 'plum', label: 'Plum' },
  { key: 'honey', label: 'Honey' },
  { key: 'stone', label: 'Stone' },
] as const

export type AvatarColour = (typeof AVATAR_COLOURS)[number]['key']

/** The most that a picture may hold when it arrives, in bytes, and its longest side, in pixels. */
export const AVATAR_LIMITS = { bytes: 900_000, side: 4096 } as const

/** A picture as it is kept. New ones are WebP. */
export interface AvatarPicture {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly image: Uint8Array
}
