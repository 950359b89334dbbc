import { readFileSync } from 'node:fs'

export interface Person {
  readonly uid: number
  readonly gid: number
}

/** Servers such as PostgreSQL refuse to run as root; then they run as their own user, or as nobody. Null: as ourselves. */
export function unprivileged(): Person | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const row = users.find(fields => fields[0] === 'postgres') ?? users.find(fields => fields[0] === 'nobody')
  return { uid: Number(row?.[2] ?? 65_534), gid: Number(row?.[3] ?? 65_534) }
}
