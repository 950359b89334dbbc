/** The pages of the Sales Hub, in the order of the work. */
export const HUB_TABS = [
  { label: 'Today', to: '/app/sales-hub' },
  { label: 'Pipeline', to: '/app/sales-hub/pipeline' },
  { label: 'Proposals', to: '/app/sales-hub/proposals' },
  { label: 'People', to: '/app/sales-hub/people' },
  { label: 'Forms', to: '/app/sales-hub/forms' },
  { label: 'Offers', to: '/app/sales-hub/offers' },
  { label: 'Money', to: '/app/sales-hub/money' },
] as const satisfies readonly {
  readonly label: string
  readonly to: string
}[]
