/** The digits of a typed code without spaces and hyphens, or `null` when they are not six. */
export function readCode(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > 32) return null
  const digits = input.normalize('NFKC').replace(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(digits) ? digits : null
}
