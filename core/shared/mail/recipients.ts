/**
 * What stands before the @ in those recipients that are addresses of `domain`, in small letters, each once: mail programs
 * change the case. A recipient may be an address alone or one with a name (`Ana <ana@example.com>`).
 */
export function namesAt(recipients: readonly string[], domain: string): string[] {
  const names = recipients.flatMap(recipient => {
    const bare = recipient
      .trim()
      .replace(/^.*<|>$/g, '')
      .toLowerCase()
    const at = bare.lastIndexOf('@')
    return at > 0 && bare.slice(at + 1) === domain.toLowerCase() ? [bare.slice(0, at)] : []
  })
  return [...new Set(names)]
}
