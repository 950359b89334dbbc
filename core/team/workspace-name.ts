/** Whose workspace it is, as it stands in a sentence. */
export function workspaceName(owner: string | null): string {
  return owner === null ? 'your own workspace' : `${owner}’s workspace`
}
