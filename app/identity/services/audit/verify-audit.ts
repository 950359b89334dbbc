import { createHash } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { type AuditFault, type AuditPlace, endFault, linkFault } from '#core/identity/audit-chain.ts'
import {
  type AuditHead,
  type AuditLinkRow,
  listAuditHeads,
  listAuditLinks,
  listEmptiedChains,
  NOBODYS_CHAIN,
} from '#db/queries/identity/audit.ts'

/** Events read in one go, so that memory stays flat however many there are. */
const BATCH = 2000

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
 * first fault. Reads in a snapshot of its own: what is written meanwhile is not looked at.
 */
export async function verifyAudit(
  context: Pick<ServiceContext, 'db'>,
  { userId, onProgress }: { userId: string | null; onProgress?: (events: number) => void },
): Promise<AuditReport> {
  return context.db.transaction(async sql => {
    await sql`set transaction isolation level repeatable read, read only`
    const broken = new Map<string, { seq: number; fault: AuditFault }>()
    const spoil = (chain: string, seq: number, fault: AuditFault) => {
      if (!broken.has(chain)) broken.set(chain, { seq, fault })
    }
    let events = 0
    let chains = 0
    let current: { head: AuditHead; place: AuditPlace } | null = null
    const end = () => {
      if (!current) return
      const { head, place } = current
      const fault = endFault(place, head)
      if (fault) spoil(head.chain, place.seq, fault)
    }
    let after = { chain: NOBODYS_CHAIN, seq: -1 }
    for (;;) {
      const links: AuditLinkRow[] = await listAuditLinks(sql, { chain: userId, after, limit: BATCH })
      const heads = new Map<string, AuditHead>()
      for (const head of await listAuditHeads(sql, { chains: [...new Set(links.map(one => one.chain))] }))
        heads.set(head.chain, head)
      for (const link of links) {
        events += 1
        if (current?.head.chain !== link.chain) {
          end()
          chains += 1
          const head = heads.get(link.chain)
          if (!head) spoil(link.chain, link.seq, 'cut')
          current = head ? { head, place: { seq: head.baseSeq, hash: head.baseHash } } : null
        }
        if (!current) continue
        const fault = linkFault(current.place, link, hashLink)
        if (fault) spoil(link.chain, link.seq, fault)
        current.place = link
      }
      onProgress?.(events)
      const last = links.at(-1)
      if (!last || links.length < BATCH) break
      after = { chain: last.chain, seq: last.seq }
    }
    end()
    for (const chain of await listEmptiedChains(sql, { chain: userId })) spoil(chain, 0, 'cut')
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

function hashLink(prevHash: Uint8Array, text: string): Uint8Array {
  return createHash('sha256').update(prevHash).update(text).digest()
}
