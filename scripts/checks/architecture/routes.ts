import ts from 'typescript'
import { ROOMS } from '../rooms.ts'
import { type Finding, isExported, isTest, type Source } from './source.ts'

export const ROUTE_LINES = { warn: 150, error: 250 } as const
const PART_LINES: Record<string, number> = { loader: 25, action: 40 }

/** A page belongs to one room; what machines read of the process itself belongs to the platform. */
const HOLDS_ROUTES: readonly string[] = [...ROOMS, 'platform']

/** What the frame of an action does, once for all routes (docs/decisions/0020-one-action-frame.md). */
const BY_HAND: readonly [RegExp, string][] = [
  [/\brandomUUID\(/, 'makes a key by hand; newIdempotencyKey and idempotencyKeyOf do'],
  [/\.refuse\(\{ status: 429/, 'refuses a form over its limit by hand; limitedForm and workspaceForm do'],
]

const isRoute = ({ path }: Source) => /^app\/(.+\/)?routes\//.test(path) && !isTest(path)

/** Routes that do too much to be read in one sitting, and pages that live in no room. */
export function checkRoutes(sources: readonly Source[]): Finding[] {
  return sources.filter(isRoute).flatMap(({ path, text }) => {
    const findings: Finding[] = []
    const lines = countLines(text)
    const room = path.split('/')[1] ?? ''
    if (lines > ROUTE_LINES.error)
      findings.push({
        path,
        what: `has ${lines} lines; move work to a service or to ui (at most ${ROUTE_LINES.error})`,
      })
    if (!HOLDS_ROUTES.includes(room))
      findings.push({ path, what: `is in no known room (${HOLDS_ROUTES.join(', ')})` })
    for (const [words, what] of BY_HAND) if (words.test(text)) findings.push({ path, what })
    return findings
  })
}

/** Routes on their way there: worth a look, not worth stopping a build. */
export function warnAboutRoutes(sources: readonly Source[]): Finding[] {
  return sources.filter(isRoute).flatMap(source => {
    const lines = countLines(source.text)
    const long =
      lines > ROUTE_LINES.warn && lines <= ROUTE_LINES.error
        ? [{ path: source.path, what: `has ${lines} lines; ${ROUTE_LINES.warn} read well` }]
        : []
    return [...long, ...longParts(source)]
  })
}

function longParts({ path, tree }: Source): Finding[] {
  return tree.statements.flatMap(statement => {
    if (!ts.isFunctionDeclaration(statement) || !isExported(statement)) return []
    const name = statement.name?.text ?? ''
    const limit = PART_LINES[name]
    const lines = countLines(statement.getText(tree))
    return limit && lines > limit
      ? [{ path, what: `its ${name} has ${lines} lines; ${limit} read well` }]
      : []
  })
}

function countLines(text: string): number {
  return text.trimEnd().split('\n').length
}
