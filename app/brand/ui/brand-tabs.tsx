import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'

const TABS = [
  { key: 'answers', label: 'Answers', to: '/app/clarify' },
  { key: 'whatIf', label: 'What if', to: '/app/clarify/what-if' },
  { key: 'alignment', label: 'Alignment', to: '/app/clarify/alignment' },
  { key: 'snapshot', label: 'Snapshot', to: '/app/clarify/snapshot' },
  { key: 'versions', label: 'Versions', to: '/app/clarify/versions' },
  { key: 'import', label: 'Import', to: '/app/clarify/import' },
] as const

/** The pages of the brand room. */
export function BrandTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  return (
    <div className="mb-8 print:hidden">
      <Tabs
        label="Brand"
        tabs={TABS.map(({ key, label, to }) => ({ label, to, current: key === current }))}
      />
    </div>
  )
}
