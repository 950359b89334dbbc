import { BRAND_PAGES } from '#app/brand/copy.ts'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { PageHeading, SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { STRATEGY_SECTION_TEXTS, STRATEGY_SECTIONS } from '#core/brand/strategy/fields.ts'
import { StrategyForm, type StrategyFormProps } from './strategy-form.tsx'
import { StrategyTabs } from './strategy-tabs.tsx'

/** One part of the strategy as a form, with the way to the others. */
export function StrategyEditPage(props: StrategyFormProps) {
  const { section } = props
  const { title, help } = STRATEGY_SECTION_TEXTS[section]
  return (
    <>
      <PageHeading {...BRAND_PAGES.strategy} />
      <StrategyTabs current="edit" />
      <div className="grid gap-6">
        <Tabs
          label="Strategy sections"
          tabs={STRATEGY_SECTIONS.map(each => ({
            label: STRATEGY_SECTION_TEXTS[each].title,
            to: `/app/strategy/edit?section=${each}`,
            current: each === section,
          }))}
        />
        <SectionHeading title={title} description={help} />
        <StrategyForm key={section} {...props} />
      </div>
    </>
  )
}
