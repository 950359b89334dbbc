/** What other rooms may show of the team. */
export { VisitBanner } from './visit-banner.tsx'
export { type SwitchChoice, WorkspaceSwitch } from './workspace-switch.tsx'
