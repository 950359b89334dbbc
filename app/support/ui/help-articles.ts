import { PLANS, type Plan } from '#core/billing/plans.ts'
import { TIERS } from '#core/billing/tiers.ts'
import { atFirstUse } from '#core/shared/at-first-use.ts'
import { blockText } from '#core/shared/markdown/blocks.ts'
import { type MarkdownDocument, parseMarkdown } from '#core/shared/markdown/parse.ts'
import { formatPence } from '#core/shared/money.ts'

export interface HelpArticle extends MarkdownDocument {
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** The words alone, for searching. */
  readonly text: string
}

const files = import.meta.glob<string>('../copy/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const amount = (limit: number) => (limit === Number.POSITIVE_INFINITY ? 'unlimited' : String(limit))

/** What an article may say of a plan, so that no article repeats a price or a limit. */
const FACTS: Readonly<Record<string, (plan: Plan) => string>> = {
  monthly: plan => formatPence(plan.monthlyPence),
  annually: plan => formatPence(plan.annualMonthlyPence),
  stories: ({ limits }) => amount(limits.stories),
  platforms: ({ limits }) => amount(limits.plannerPlatforms),
  campaigns: ({ limits }) => amount(limits.campaignsPerMonth),
  credits: ({ limits }) => amount(limits.assistantCreditsPerMonth),
  seats: ({ limits }) => amount(limits.collaborators),
}

/** Every help article in its order. They are Markdown in app/support/copy. Read by loaders only, so no page brings them all. */
export const helpArticles = atFirstUse((): readonly HelpArticle[] =>
  Object.entries(files)
    .map(([path, source]) =>
      toArticle(path.replace(/^.*\/|\.md$/g, ''), parseMarkdown(withPlanFacts(source))),
    )
    .sort((a, b) => Number(a.facts.order) - Number(b.facts.order)),
)

/** A text with its `{pro.stories}` and the like filled in from the plans. Throws on a plan or fact that does not exist. */
export function withPlanFacts(source: string): string {
  return source.replace(/\{(\w+)\.(\w+)\}/g, (whole, name: string, key: string) => {
    const tier = TIERS.find(each => each === name)
    const fact = Object.hasOwn(FACTS, key) ? FACTS[key] : undefined
    if (!tier || !fact) throw new Error(`No plan has ${whole}`)
    return fact(PLANS[tier])
  })
}

function toArticle(slug: string, text: MarkdownDocument): HelpArticle {
  const { title = slug, summary = '' } = text.facts
  return { ...text, slug, title, summary, text: blockText(text.blocks) }
}
