import ts from 'typescript'
import { type Finding, isTest, type Source, walk } from './source.ts'

const LIMITS = 'core/shared/rate-limits.ts'
/** The files through which routes and services count a try; whoever names a limit imports one of them, or is handed their functions. */
const COUNTERS =
  /(\/(rate-limit|count-try|auth-limit|posted-form|visitor-form|guards|acting-context)\.ts$)|(^\.\/auth-limit\.ts$)/

/** Rate limits that nothing counts: a number that looks like protection and is none. */
export function checkLimits(sources: readonly Source[]): Finding[] {
  const used = new Set(
    sources
      .filter(({ path }) => path.startsWith('app/') && !isTest(path))
      .filter(({ tree }) => importsOf(tree).some(path => COUNTERS.test(path)))
      .flatMap(({ tree }) => literalsOf(tree)),
  )
  return sources
    .filter(({ path }) => path === LIMITS)
    .flatMap(({ tree }) => namesOf(tree))
    .filter(name => !used.has(name))
    .map(name => ({ path: LIMITS, what: `sets a limit for ${name}, which nothing counts` }))
}

function importsOf(tree: ts.SourceFile): string[] {
  return tree.statements.flatMap(statement =>
    ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  )
}

function literalsOf(tree: ts.SourceFile): string[] {
  const found: string[] = []
  walk(tree, node => {
    if (ts.isStringLiteral(node)) found.push(node.text)
  })
  return found
}

/** The keys of `RATE_LIMITS`. */
function namesOf(tree: ts.SourceFile): string[] {
  const names: string[] = []
  walk(tree, node => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'RATE_LIMITS' || !node.initializer) return
    walk(node.initializer, inner => {
      if (ts.isPropertyAssignment(inner)) names.push(inner.name.getText())
    })
  })
  return names
}
