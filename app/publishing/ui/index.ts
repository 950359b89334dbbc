/** What other rooms may show of publishing. */
export { TargetsPanel, type TargetView } from './targets-panel.tsx'
