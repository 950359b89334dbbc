/** What other rooms may show of the assistant. */
export type { FrameSuggestion } from '../client/use-suggestion.ts'
export { AssistantButton } from './assistant-button.tsx'
export { SuggestionCard } from './suggestion-card.tsx'
