/** What other rooms may show of plans. */
export { PlanCards } from './plan-cards.tsx'
