import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'

const TABS = [
  { key: 'plan', label: 'Overview', to: '/app/strategy' },
  { key: 'edit', label: 'Edit', to: '/app/strategy/edit' },
  { key: 'versions', label: 'Versions', to: '/app/strategy/versions' },
  { key: 'review', label: 'Monthly review', to: '/app/strategy/review' },
] as const

/** The pages of the strategy room. */
export function StrategyTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  return (
    <div className="mb-8 print:hidden">
      <Tabs
        label="Strategy"
        tabs={TABS.map(({ key, label, to }) => ({ label, to, current: key === current }))}
      />
    </div>
  )
}
