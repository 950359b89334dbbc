import type { Register } from '../lexicon/registers.ts'

/** What is said of a place that speaks in a register the brand does not use. */
export const REGISTER_REASONS: Readonly<Record<Register, string>> = {
  worn: 'a worn phrase that could be anyone’s',
  hype: 'louder than the thing itself',
  urgency: 'presses the reader to buy',
  corporate: 'company wording',
  luxury: 'grander than your brand',
  macho: 'tough talk that shuts readers out',
  slang: 'talk of the feeds',
  fear: 'frightens or blames the reader',
  flowery: 'gushing where your brand is plain',
  official: 'the wording of forms and terms',
  shortcut: 'promises a shortcut',
}
