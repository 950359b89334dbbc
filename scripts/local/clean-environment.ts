const NEEDED = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'LD_LIBRARY_PATH']

/**
 * The environment for a process of ours that must not see a developer's own keys and addresses: only what a program
 * needs to run on this machine, and what is given here.
 */
export function cleanEnvironment(extra: Record<string, string> = {}): Record<string, string> {
  const inherited = NEEDED.flatMap(name => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(inherited), ...extra }
}
