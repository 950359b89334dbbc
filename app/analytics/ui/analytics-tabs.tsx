import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'

const TABS = [
  { key: 'numbers', label: 'Numbers', to: '/app/analytics' },
  { key: 'works', label: 'What works', to: '/app/analytics/works' },
  { key: 'letter', label: 'Weekly letter', to: '/app/analytics/summary' },
] as const

/** The pages of Analytics. */
export function AnalyticsTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  return (
    <div className="mb-5 print:hidden">
      <Tabs
        label="Analytics"
        tabs={TABS.map(({ key, label, to }) => ({ label, to, current: key === current }))}
      />
    </div>
  )
}
