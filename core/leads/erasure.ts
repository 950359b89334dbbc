import { dayText } from '../schedule/when-text.ts'

/** What went, by kind, and what stayed without a name. */
export interface ErasureCounts {
  readonly people: number
  readonly events: number
  readonly consents: number
  readonly messages: number
  readonly files: number
  readonly submissions: number
  /** Posts that they asked for; not counted before there were requests. */
  readonly requests?: number
  readonly deals: number
  readonly proposals: number
  readonly undoCopies: number
  readonly keptDeals: number
  readonly keptProposals: number
  readonly keptPayments: number
}

/** What was deleted on request, as it can be shown to whoever asked or to a regulator. */
export interface ErasureRecord {
  /** Who deleted: the founder's brand or name. */
  readonly brand: string
  /** The member who pressed the button. */
  readonly by: string
  /** YYYY-MM-DD. */
  readonly requestedOn: string
  readonly erasedAt: Date
  readonly addressHash: string
  readonly deleted: ErasureCounts
}

const WENT: readonly (readonly [keyof ErasureCounts, string])[] = [
  ['people', 'Entries in the list of people'],
  ['events', 'Lines of the timeline'],
  ['consents', 'Permissions to contact'],
  ['messages', 'Messages'],
  ['files', 'Files'],
  ['submissions', 'Forms they filled in'],
  ['requests', 'Posts they asked for'],
  ['deals', 'Deals'],
  ['proposals', 'Proposals'],
  ['undoCopies', 'Copies kept for undo'],
]

const STAYED: readonly (readonly [keyof ErasureCounts, string])[] = [
  ['keptDeals', 'Deals, with their value and dates'],
  ['keptProposals', 'Accepted proposals, with their sums and dates'],
  ['keptPayments', 'Payments, with their sums and dates'],
]

/** What went and what stayed, as lines of a name and a number; what there was none of is left out. */
export function erasureLines(
  deleted: ErasureCounts,
): Record<'went' | 'stayed', { label: string; count: number }[]> {
  const read = (kinds: typeof WENT) =>
    kinds.flatMap(([key, label]) => {
      const count = deleted[key] ?? 0
      return count > 0 ? [{ label, count }] : []
    })
  return { went: read(WENT), stayed: read(STAYED) }
}

/** The proof of a deletion as plain text. It names nobody but who deleted. */
export function erasureProof({
  brand,
  by,
  requestedOn,
  erasedAt,
  addressHash,
  deleted,
}: ErasureRecord): string {
  const { went, stayed } = erasureLines(deleted)
  const list = (lines: typeof went) => lines.map(({ label, count }) => `- ${label}: ${count}`)
  return [
    'Deletion of personal data on request',
    '',
    `Who deleted: ${brand} (${by})`,
    `Asked for on: ${dayText(requestedOn, { year: true })}`,
    `Deleted at: ${erasedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Fingerprint of the email: ${addressHash}`,
    '',
    'Deleted for good:',
    ...list(went),
    '',
    ...(stayed.length === 0
      ? ['Nothing was kept.']
      : ['Kept for the accounts, as tax law requires, without a name or a word of theirs:', ...list(stayed)]),
    '',
    'The fingerprint is made with a secret key. The email cannot be read from it; whoever holds the key can check that an email is the one that was deleted.',
    'Backups are overwritten in their turn.',
    '',
  ].join('\n')
}
