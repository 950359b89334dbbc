import { expect, it } from 'vitest'
import { PLANS } from '#core/billing/plans.ts'
import { TIERS } from '#core/billing/tiers.ts'
import { inlineText } from '#core/shared/markdown/blocks.ts'
import { formatPence } from '#core/shared/money.ts'
import { helpArticles, withPlanFacts } from './help-articles.ts'

const articles = import.meta.glob<string>('../copy/*.md', { query: '?raw', import: 'default', eager: true })

it('prices and limits in the help come from the plans', () => {
  const table = helpArticles()
    .find(({ slug }) => slug === 'plans-and-credits')
    ?.blocks.find(block => block.kind === 'table')
  if (table?.kind !== 'table') throw new Error('The article on plans has no table')
  const words = table.rows.map(row => row.map(inlineText))
  TIERS.forEach((tier, at) => {
    const { monthlyPence, annualMonthlyPence, limits } = PLANS[tier]
    const amounts = [
      limits.stories,
      limits.plannerPlatforms,
      limits.campaignsPerMonth,
      limits.assistantCreditsPerMonth,
      limits.collaborators,
    ]
    expect(words.map(row => row[at + 1])).toEqual([
      formatPence(monthlyPence),
      formatPence(annualMonthlyPence),
      ...amounts.map(most => (Number.isFinite(most) ? String(most) : 'unlimited')),
    ])
  })
})

it('no help article writes a price of its own, and none leaves a gap open', () => {
  for (const source of Object.values(articles)) expect(source).not.toMatch(/[£$€]/)
  for (const { slug, summary, text } of helpArticles()) expect(summary + text, slug).not.toMatch(/[{}]/)
})

it('refuses a fact that no plan has', () => {
  expect(withPlanFacts('{pro.seats} seats')).toBe(`${PLANS.pro.limits.collaborators} seats`)
  expect(() => withPlanFacts('{pro.sales}')).toThrow('{pro.sales}')
  expect(() => withPlanFacts('{gold.seats}')).toThrow('{gold.seats}')
})
