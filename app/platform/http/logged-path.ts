/** The path without the secret of a link that opens something by itself, as it may be logged. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/shared|\/ask|\/brand-clarity-quiz\/result)\/.+$/, '$1/…')
}
