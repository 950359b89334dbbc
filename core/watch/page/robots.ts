/** Of a robots.txt: how much of it is read, and how many of its rules are held to (RFC 9309 asks for 500 kibibytes). */
export const ROBOTS_LIMITS = { bytes: 512_000, rules: 5000, path: 2000 } as const

/** The word by which a robots.txt may name us. */
export const ROBOTS_NAME = 'brandhearth'

/** One rule for us: what a path has to begin with, `*` standing for anything and `$` for its end. */
export interface RobotsRule {
  readonly path: string
  readonly isAllowed: boolean
}

/** The rules of a robots.txt that are ours: those that name us, else those for everybody. */
export function readRobots(text: string): RobotsRule[] {
  const ours: RobotsRule[] = []
  const everybodys: RobotsRule[] = []
  let isNamed = false
  let names: string[] = []
  let isInNames = false
  for (const line of text.slice(0, ROBOTS_LIMITS.bytes).split(/\r\n|\r|\n/)) {
    const colon = line.indexOf(':')
    if (colon < 0) continue
    const key = line.slice(0, colon).trim().toLowerCase()
    const value = (line.slice(colon + 1).split('#')[0] ?? '').trim()
    if (key === 'user-agent') {
      if (!isInNames) names = []
      isInNames = true
      names.push(value.toLowerCase().match(/^[a-z_-]+|^\*/)?.[0] ?? '')
      isNamed ||= names.includes(ROBOTS_NAME)
    } else if (key === 'allow' || key === 'disallow') {
      isInNames = false
      if (value === '') continue
      const rule = { path: encoded(value.slice(0, ROBOTS_LIMITS.path)), isAllowed: key === 'allow' }
      if (names.includes(ROBOTS_NAME) && ours.length < ROBOTS_LIMITS.rules) ours.push(rule)
      if (names.includes('*') && everybodys.length < ROBOTS_LIMITS.rules) everybodys.push(rule)
    }
  }
  return isNamed ? ours : everybodys
}

/** May we look at a path, with its query? The longest rule that fits counts; of two as long the one that allows. */
export function mayVisit(rules: readonly RobotsRule[], path: string): boolean {
  const asked = encoded(path.slice(0, ROBOTS_LIMITS.path))
  let best: RobotsRule | null = null
  for (const rule of rules) {
    const length = rule.path.length - (best?.path.length ?? -1)
    if (length < 0 || (length === 0 && !rule.isAllowed)) continue
    if (fits(rule.path, asked)) best = rule
  }
  return best?.isAllowed ?? true
}

/** Each part between two `*` is looked for from where the one before it ended, so nothing is tried twice. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$')
  const [first = '', ...parts] = (isWhole ? rule.slice(0, -1) : rule).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  if (parts.length === 0) return !isWhole || at === path.length
  const last = isWhole ? parts.pop() : undefined
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last))
}

/** Signs outside of ASCII as browsers write them in addresses, and what is written so in capitals. */
function encoded(path: string): string {
  return path
    .toWellFormed()
    .replace(/[^\x20-\x7e]+/g, encodeURIComponent)
    .replace(/%[\da-f]{2}/gi, code => code.toUpperCase())
}
