import type { Register } from '../lexicon/registers.ts'

/** What is said of a place that speaks in a register the brand does not use. */
export const REGISTER_REASONS: Readonly<Record<Register, string>> = {
  worn: 'a worn phrase that anyone could use',
  hype: 'louder than what it describes',
  urgency: 'pushes the reader to buy',
  corporate: 'company wording',
  luxury: 'grander than your brand sounds',
  macho: 'tough talk that puts readers off',
  slang: 'social media jargon',
  fear: 'scares or blames the reader',
  flowery: 'gushes where your brand is plain',
  official: 'sounds like a form or legal terms',
  shortcut: 'promises a shortcut',
}
