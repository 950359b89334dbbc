import { cpus, totalmem } from 'node:os'

/** Prints a heading for what follows. */
export function heading(text: string): void {
  console.log(`\n${text}`)
}

/** Prints a figure that has no goal, or a word of what it is. */
export function note(text: string): void {
  console.log(`  ${text}`)
}

/** Prints one figure against its goal. `better` says on which side of the goal it should lie. */
export function goal(
  what: string,
  value: number,
  limit: { atMost: number } | { atLeast: number },
  detail = '',
): void {
  const met = 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast
  const bar = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`
  const verdict = Number.isNaN(value) ? 'not measured' : met ? 'met' : 'MISSED'
  console.log(`  ${verdict.padEnd(7)} ${what}: ${short(value)} (${bar})${detail ? ` · ${detail}` : ''}`)
}

/** A number with as many digits as mean something. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (Math.abs(value) >= 100) return String(Math.round(value))
  return String(Number(value.toPrecision(3)))
}

/** The machine in one line. */
export function describeMachine(): string {
  const processors = cpus()
  return [
    `${processors.length} × ${processors[0]?.model ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
  ].join(', ')
}
