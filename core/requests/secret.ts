/** Can this be the secret of an address of requests? What is none is not looked for. */
export function isSecret(input: string): boolean {
  return /^[\w-]{43}$/.test(input)
}
