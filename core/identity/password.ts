export type PasswordStrength = 'weak' | 'medium' | 'strong'

export interface PasswordCheck {
  readonly isValid: boolean
  readonly strength: PasswordStrength
  readonly requirements: { readonly met: boolean; readonly text: string }[]
}

export const PASSWORD_MIN = 8

/** Longer ones are refused before hashing, which would let anybody keep the processor busy. Nothing is ever cut off. */
export const PASSWORD_MAX = 1024

/**
 * The three rules of a new password: at least 8 characters, an uppercase letter, a number (of any script).
 * Strong with 3, medium with 2, weak otherwise; valid only with 3. Spaces count as typed.
 */
export function checkPassword(password: string): PasswordCheck {
  const text = typeof password === 'string' ? password : ''
  const requirements = [
    { met: [...text].length >= PASSWORD_MIN, text: 'At least 8 characters' },
    { met: /\p{Lu}/u.test(text), text: 'An uppercase letter' },
    { met: /\p{Nd}/u.test(text), text: 'A number' },
  ]
  const met = requirements.filter(requirement => requirement.met).length
  const strength = met === 3 ? 'strong' : met === 2 ? 'medium' : 'weak'
  return { isValid: met === 3, strength, requirements }
}
