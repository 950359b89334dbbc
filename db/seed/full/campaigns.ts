import type { CampaignStatus } from '#core/campaigns/status.ts'
import { DAY_MS } from '#core/shared/time.ts'
import type { Founder } from '../founders/founder.ts'

/** A campaign begins about so often, and runs for so many days. */
const EVERY_DAYS = 45
const RUNS_DAYS = 21

export interface CampaignRow {
  readonly id: string
  readonly name: string
  readonly status: CampaignStatus
  readonly offer: string
  readonly goal: string
  /** YYYY-MM-DD. */
  readonly starts_on: string | null
  readonly ends_on: string | null
  readonly created_at: string
}

const OCCASIONS = [
  'Autumn places',
  'New year, plainly',
  'The waiting list',
  'Spring letters',
  'Summer workshop',
]

/** A campaign every six or seven weeks; the old ones are done, the last ones run, are paused and are being planned. */
export function makeCampaigns(
  founder: Founder,
  { days, now, nextId }: { days: number; now: Date; nextId: () => string },
): CampaignRow[] {
  const count = Math.max(4, Math.floor(days / EVERY_DAYS))
  return Array.from({ length: count }, (_, n) => {
    const fromEnd = count - 1 - n
    const begins = fromEnd === 0 ? 30 : fromEnd === 1 ? -5 : fromEnd === 2 ? -12 : -EVERY_DAYS * (fromEnd - 1)
    const day = (plus: number) =>
      new Date(now.getTime() + (begins + plus) * DAY_MS).toISOString().slice(0, 10)
    const created = new Date(now.getTime() + Math.min(begins - 20, -1 - n * 0.01) * DAY_MS)
    const again = n < OCCASIONS.length ? '' : ` (${Math.floor(n / OCCASIONS.length) + 1})`
    return {
      id: nextId(),
      name: `${OCCASIONS[n % OCCASIONS.length]}${again}`,
      status: (['draft', 'active', 'held'] as const)[fromEnd] ?? 'completed',
      offer: founder.offerName.slice(0, 500),
      goal: `${4 + (n % 5)} enquiries`,
      starts_on: day(0),
      ends_on: day(RUNS_DAYS),
      created_at: created.toISOString(),
    }
  })
}

/** The campaign that ran at an instant, or null. */
export function campaignAt(campaigns: readonly CampaignRow[], at: Date): string | null {
  const day = at.toISOString().slice(0, 10)
  return (
    campaigns.find(({ starts_on, ends_on }) => starts_on && ends_on && starts_on <= day && day <= ends_on)
      ?.id ?? null
  )
}
