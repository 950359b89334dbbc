/** What other rooms may show of the assistant. */
export type { FrameSuggestion } from '../client/use-suggestion.ts'
/** The assistant as a tool over the page, fetched with its first use. */
export const loadAssistantTool = () => import('./assistant-tool.tsx')
export { SuggestionCard } from './suggestion-card.tsx'
