import { BASIC_ANALYTICS, LIMIT_NAMES } from '#app/site/copy/comparison.ts'
import { CATALOGUE } from '#core/billing/catalogue.ts'
import { FEATURES, hasFeature } from '#core/billing/features.ts'
import { PLANS, type PlanLimitKey, planLimit } from '#core/billing/plans.ts'
import { TIERS, type Tier } from '#core/billing/tiers.ts'
import { bytesInWords } from '#core/media/room.ts'

const LIMITS = Object.keys(LIMIT_NAMES) as PlanLimitKey[]

/** Every limit and every feature that works, by plan, straight from the rules that the product itself obeys. */
export function ComparisonTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section tabIndex={0} aria-label="Comparison of plans" className="overflow-x-auto">
      <table className="w-full border-collapse text-left max-sm:table-fixed max-sm:text-xs">
        <caption className="sr-only">What each plan has</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-3 pr-2 sm:pr-4">
              <span className="sr-only">Limit or feature</span>
            </th>
            {TIERS.map(tier => (
              <th
                key={tier}
                scope="col"
                className="w-[22.5%] py-3 font-display text-[0.75rem] font-normal tracking-tight sm:w-1/5 sm:pr-4 sm:text-xl sm:tracking-normal"
              >
                {PLANS[tier].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LIMITS.map(key => (
            <Row key={key} name={LIMIT_NAMES[key]} cell={tier => cellOf(tier, key)} />
          ))}
          <Row name={BASIC_ANALYTICS} cell={() => 'Yes'} />
          {FEATURES.map(feature => (
            <Row
              key={feature}
              name={CATALOGUE[feature].name}
              cell={tier => (hasFeature(tier, feature) ? 'Yes' : '–')}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A limit in words: bytes have units of their own. */
function cellOf(tier: Tier, key: PlanLimitKey): string {
  const limit = planLimit(tier, key)
  return key === 'mediaBytes' ? bytesInWords(limit) : amount(limit)
}

function Row({ name, cell }: { name: string; cell: (tier: Tier) => string }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 pr-2 font-normal sm:pr-4">
        {name}
      </th>
      {TIERS.map(tier => (
        <td key={tier} className="py-2.5 pr-1 text-ink-soft sm:pr-4">
          {cell(tier)}
        </td>
      ))}
    </tr>
  )
}

function amount(limit: number): string {
  if (!Number.isFinite(limit)) return 'Unlimited'
  return limit === 0 ? '–' : String(limit)
}
