/** A PostgreSQL snapshot as text: two numbers of transactions, and those in between that were still under way. */
const MOMENT = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/
/** A hundred transactions at once, and more: it stands in a header and in an address, which others on the way may cut. */
const MAX_CHARS = 2_000

/** True for text that PostgreSQL reads as a snapshot (`pg_snapshot`), numbers in their order, and of 2 000 characters at most. */
export function isMoment(text: string): boolean {
  const parts = text.length <= MAX_CHARS ? MOMENT.exec(text) : null
  if (!parts) return false
  const [first, next, underWay] = [BigInt(parts[1] ?? ''), BigInt(parts[2] ?? ''), parts[3] ?? '']
  const open = underWay === '' ? [] : underWay.split(',').map(BigInt)
  if (first === 0n || first > next) return false
  return open.every((xid, place) => xid >= (open[place - 1] ?? first) && xid < next)
}
