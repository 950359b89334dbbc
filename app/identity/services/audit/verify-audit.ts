import { createHash } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { type AuditFault, type AuditPlace, endFault, linkFault } from '#core/identity/audit-chain.ts'
import {
  type AuditLinkRow,
  listAuditLinks,
  listEmptiedChains,
  NOBODYS_CHAIN,
} from '#db/queries/identity/audit.ts'

/** Events read in one go, so that memory stays flat however many there are. */
const BATCH = 2000

const NOTHING = new Uint8Array()

/** A chain that does not hold: from which event on, and what is wrong there. */
export interface BrokenChain {
  /** The account; null for the chain of what belongs to nobody we know. */
  readonly userId: string | null
  readonly seq: number
  readonly fault: AuditFault
}

export interface AuditReport {
  readonly events: number
  readonly chains: number
  readonly broken: readonly BrokenChain[]
}

/**
 * Makes the hashes of the audit trail anew, of one account or of all, and answers every chain that does not hold, with its
 * first fault. What is written meanwhile does no harm: each batch brings the heads of its own moment.
 */
export async function verifyAudit(
  context: Pick<ServiceContext, 'db'>,
  { userId }: { userId: string | null },
): Promise<AuditReport> {
  return context.db.unscoped.transaction(async sql => {
    const broken = new Map<string, { seq: number; fault: AuditFault }>()
    const spoil = (chain: string, place: AuditPlace, fault: AuditFault | null) => {
      if (fault && !broken.has(chain)) broken.set(chain, { seq: place.seq, fault })
    }
    let events = 0
    let chains = 0
    let last: AuditLinkRow | null = null
    for (;;) {
      const after = last ?? { chain: NOBODYS_CHAIN, seq: -1 }
      const links: AuditLinkRow[] = await listAuditLinks(sql, { chain: userId, after, limit: BATCH })
      for (const link of links) {
        const isSame: boolean = last?.chain === link.chain
        if (!isSame) {
          chains += 1
          if (last) spoil(last.chain, last, endFault(last, headOf(last)))
        }
        const before: AuditPlace = isSame && last ? last : baseOf(link)
        spoil(link.chain, link, linkFault(before, link, hashLink))
        last = link
      }
      events += links.length
      if (links.length < BATCH) break
    }
    if (last) spoil(last.chain, last, endFault(last, headOf(last)))
    for (const chain of await listEmptiedChains(sql, { chain: userId }))
      spoil(chain, { seq: 0, hash: NOTHING }, 'cut')
    return {
      events,
      chains,
      broken: [...broken].map(([chain, fault]) => ({
        userId: chain === NOBODYS_CHAIN ? null : chain,
        ...fault,
      })),
    }
  })
}

/** Where a chain should end by its head, as it was when its last event was read. A chain without a head should not be. */
const headOf = ({ headSeq, headHash }: AuditLinkRow): AuditPlace => ({
  seq: headSeq ?? -1,
  hash: headHash ?? NOTHING,
})

/** What a chain begins behind: nothing, or the last event that was forgotten because of its age. */
const baseOf = ({ baseSeq, baseHash }: AuditLinkRow): AuditPlace => ({
  seq: baseSeq ?? 0,
  hash: baseHash ?? NOTHING,
})

function hashLink(prevHash: Uint8Array, text: string): Uint8Array {
  return createHash('sha256').update(prevHash).update(text).digest()
}
