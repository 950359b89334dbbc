/** The pages of the Sales Hub, in the order of the work; `also` is where what they list has its pages. */
export const HUB_TABS = [
  { label: 'Today', to: '/app/sales-hub' },
  { label: 'Pipeline', to: '/app/sales-hub/pipeline', also: '/app/sales-hub/deals' },
  { label: 'Proposals', to: '/app/sales-hub/proposals' },
  { label: 'People', to: '/app/sales-hub/people', also: '/app/sales-hub/replies' },
  { label: 'Forms', to: '/app/sales-hub/forms' },
  { label: 'Offers', to: '/app/sales-hub/offers', also: '/app/offers' },
  { label: 'Money', to: '/app/sales-hub/money' },
] as const satisfies readonly {
  readonly label: string
  readonly to: string
  readonly also?: string
}[]
