import ts from 'typescript'
import { type Finding, isTest, placeOf, type Source, walk } from './source.ts'

/** What finds or makes a formatter. */
const MAKES = /^Intl\.|\.(?:toLocale\w*|localeCompare)$/

/**
 * Formatters that are made while a file is loaded. Each reads tables of the platform's, a phone waits ten to fifty milliseconds for
 * it before a page can be pressed, and most pages never need it: they are made when the first text asks for one
 * (`zoneClock` and `graphemesOf` in `core/shared`).
 */
export function checkFormatters(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => /^(core|app)\//.test(path) && !isTest(path))
    .flatMap(source => [...madeOnLoad(source, source.tree), ...plainNumbers(source)])
}

/** Numbers of the usual form, for which nothing has to be made. */
function plainNumbers(source: Source): Finding[] {
  if (source.path === 'core/shared/number-text.ts') return []
  const found: Finding[] = []
  walk(source.tree, node => {
    if (ts.isCallExpression(node) && /\.toLocaleString\('en-GB'\)$/.test(node.getText(source.tree)))
      found.push({
        path: placeOf(source, node),
        what: 'asks the platform for a number; numberText writes it',
      })
  })
  return found
}

function madeOnLoad(source: Source, node: ts.Node): Finding[] {
  if (ts.isFunctionLike(node)) return []
  if (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    MAKES.test(node.expression.getText(source.tree))
  )
    return [
      { path: placeOf(source, node), what: 'makes a formatter while it is loaded; make it at its first use' },
    ]
  const found: Finding[] = []
  node.forEachChild(child => void found.push(...madeOnLoad(source, child)))
  return found
}
