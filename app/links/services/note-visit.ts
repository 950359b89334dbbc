import { createHash, randomBytes } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { atStop } from '#app/platform/workers/at-stop.ts'
import { hostOf, type MachineReason } from '#core/links/visitor.ts'
import { HOUR_MS } from '#core/shared/time.ts'
import { findSalt, insertVisits, type MachineVisits, type Visit } from '#db/queries/links/visits.ts'

/** Somebody or something that followed a link. */
export interface NewVisit {
  readonly linkId: string
  /** Null for a person. */
  readonly reason: MachineReason | null
  readonly address: string
  readonly userAgent: string
  readonly referrer: string
  readonly at: Date
}

/** How long visits are gathered before they are written, in milliseconds. */
const GATHER_MS = 1_000
/** After a failed write. */
const AGAIN_MS = 5_000
/** People kept at most while the database is away; machines are numbers and need no bound. */
const MOST_PEOPLE = 50_000

/** What has come in and is not written yet. */
class VisitBuffer {
  private people: Visit[] = []
  private machines = new Map<string, MachineVisits>()
  private salt: { day: string; bytes: Promise<Buffer> } | null = null
  private readonly seen = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()
  private readonly ctx: ServiceContext

  constructor(ctx: ServiceContext) {
    this.ctx = ctx
    atStop(() => this.flush())
  }

  async note(visit: NewVisit): Promise<void> {
    const { linkId, reason, at } = visit
    const day = at.toISOString().slice(0, 10)
    if (reason !== null) {
      const key = `${linkId} ${day} ${reason}`
      this.machines.set(key, { linkId, day, reason, visits: (this.machines.get(key)?.visits ?? 0) + 1 })
    } else {
      const visitor = await this.hash(visit, day)
      if (this.isSeen(`${linkId} ${visitor.toString('base64')}`, at.getTime())) return
      if (this.people.length < MOST_PEOPLE)
        this.people.push({ linkId, at, visitor, referrer: hostOf(visit.referrer) })
    }
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS).unref()
  }

  /** Writes what is there; one write at a time. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.then(() => this.write())
    return this.writing
  }

  private async write(): Promise<void> {
    const [people, machines] = [this.people, this.machines]
    if (people.length + machines.size === 0) return
    this.people = []
    this.machines = new Map()
    try {
      await this.ctx.db.acrossWorkspaces('leads', sql =>
        insertVisits(sql, { people, machines: [...machines.values()] }),
      )
    } catch (error) {
      logger().error({ err: error, people: people.length }, 'visits of links could not be written')
      this.keep(people, machines)
      this.timer ??= setTimeout(() => void this.flush(), AGAIN_MS).unref()
    }
  }

  private keep(people: Visit[], machines: Map<string, MachineVisits>): void {
    this.people = [...people, ...this.people].slice(0, MOST_PEOPLE)
    for (const [key, counted] of machines)
      this.machines.set(key, { ...counted, visits: counted.visits + (this.machines.get(key)?.visits ?? 0) })
  }

  /** Whether this person followed this link within the hour; the database looks once more, for other processes. */
  private isSeen(key: string, at: number): boolean {
    const before = this.seen.get(key)
    if (before !== undefined && at - before < HOUR_MS) return true
    if (this.seen.size >= MOST_PEOPLE) this.seen.clear()
    this.seen.set(key, at)
    return false
  }

  /** Sixteen bytes for a person on one link and one day; tomorrow the same person gives others. */
  private async hash({ linkId, address, userAgent }: NewVisit, day: string): Promise<Buffer> {
    const salt = await this.saltOf(day)
    return createHash('sha256')
      .update(salt)
      .update(`${linkId}\n${address}\n${userAgent}`)
      .digest()
      .subarray(0, 16)
  }

  private saltOf(day: string): Promise<Buffer> {
    if (this.salt?.day !== day) {
      const bytes = this.ctx.db.acrossWorkspaces('leads', sql =>
        findSalt(sql, { day, fresh: randomBytes(32) }),
      )
      this.salt = { day, bytes }
      bytes.catch(() => {
        this.salt = null
      })
    }
    return this.salt.bytes
  }
}

const buffers = new WeakMap<ServiceContext['db'], VisitBuffer>()

/**
 * Notes a visit; it is written within a second, together with the others of that second. Nothing that could name somebody
 * is kept: neither address nor agent.
 */
export async function noteVisit(ctx: ServiceContext, visit: NewVisit): Promise<void> {
  const buffer = buffers.get(ctx.db) ?? new VisitBuffer(ctx)
  buffers.set(ctx.db, buffer)
  await buffer.note(visit)
}
