/** One event of an audit trail as it is stored: its place, the hash before it, its own, and the text that was hashed. */
export interface AuditLink {
  readonly seq: number
  readonly prevHash: Uint8Array
  readonly hash: Uint8Array
  readonly text: string
}

/** A place of a chain: how many events lead up to it, and the hash of the last. Nothing at all is 0 and no bytes. */
export interface AuditPlace {
  readonly seq: number
  readonly hash: Uint8Array
}

/** What is wrong with a chain: `gap` something is missing or doubled, `changed` a text, `broken` a link, `cut` its end. */
export type AuditFault = 'gap' | 'changed' | 'broken' | 'cut'

/** SHA-256 of the bytes before and the text behind them, as the database makes it. */
export type LinkHash = (prevHash: Uint8Array, text: string) => Uint8Array

/** Is this the event that comes after `place`, unchanged? The fault, or null. */
export function linkFault(place: AuditPlace, link: AuditLink, hashLink: LinkHash): AuditFault | null {
  if (link.seq !== place.seq + 1) return 'gap'
  if (!isSameBytes(link.prevHash, place.hash)) return 'broken'
  return isSameBytes(link.hash, hashLink(link.prevHash, link.text)) ? null : 'changed'
}

/** Does a chain whose last event is at `place` end where its head says? `cut` where its end was taken off or added. */
export function endFault(place: AuditPlace, head: AuditPlace): AuditFault | null {
  return place.seq === head.seq && isSameBytes(place.hash, head.hash) ? null : 'cut'
}

function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}
