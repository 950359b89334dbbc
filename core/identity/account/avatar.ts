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
