import type { ProposalLine, ProposalVatMode } from './lines.ts'

/** Everything that the other side reads, as it was when the proposal was sent. */
export interface FrozenProposal {
  readonly number: number
  /** Who makes the proposal, and for whom. */
  readonly brand: string
  readonly person: string
  readonly title: string
  readonly introduction: string
  readonly terms: string
  /** The last day on which it can be accepted, YYYY-MM-DD; null for no end. */
  readonly expiresOn: string | null
  readonly vatMode: ProposalVatMode
  readonly paymentLink: string
  readonly lines: readonly ProposalLine[]
}

/** One text for one content, whatever the order in which a database hands its parts out: what its hash is made of. */
export function canonicalProposal(frozen: FrozenProposal): string {
  const { number, brand, person, title, introduction, terms, expiresOn, vatMode, paymentLink } = frozen
  const lines = frozen.lines.map(line => [
    line.title,
    line.detail,
    line.quantity,
    line.unitPence,
    line.vatRate,
    line.isOptional,
  ])
  return JSON.stringify([
    'proposal 1',
    number,
    brand,
    person,
    title,
    introduction,
    terms,
    expiresOn,
    vatMode,
    paymentLink,
    lines,
  ])
}

/** What a draft would freeze as: the same that is shown before it is sent. */
export function proposalContent(
  proposal: Omit<FrozenProposal, 'brand' | 'person' | 'lines'>,
  { brand, person }: { brand: string; person: string },
  lines: readonly ProposalLine[],
): FrozenProposal {
  const { number, title, introduction, terms, expiresOn, vatMode, paymentLink } = proposal
  return { number, brand, person, title, introduction, terms, expiresOn, vatMode, paymentLink, lines }
}
