import ts from 'typescript'
import { type Finding, placeOf, type Source } from './source.ts'

/** All that the interface may know of the router: how to point at a page and how to send a form. */
const ROUTER_FOR_UI = new Set(['Link', 'NavLink', 'Form', 'href'])
/** What Node loads as it is: types stripped, no markup compiled. */
const PLAIN_NODE =
  /^(core|db|scripts)\/|^app\/[^/]+\/(services|jobs|integrations|emails|copy)(\/|\.ts)|^app\/platform\/(?!http|forms|client|routes)/

/** Imports that break under plain Node or leave their floor by the wrong stairs. */
export function checkImports(sources: readonly Source[]): Finding[] {
  return sources.flatMap(source => [
    ...checkKind(source),
    ...source.tree.statements.flatMap(s => checkStatement(source, s)),
  ])
}

function checkKind({ path }: Source): Finding[] {
  return PLAIN_NODE.test(path) && path.endsWith('.tsx')
    ? [{ path, what: 'must load under plain Node; no markup here' }]
    : []
}

function checkStatement(source: Source, statement: ts.Statement): Finding[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
  const { moduleSpecifier } = statement
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
  const to = moduleSpecifier.text
  const path = placeOf(source, statement)
  const floor = source.path.split('/')[0] ?? ''

  // Its tests may read samples that lie elsewhere.
  if (to.startsWith('#') && floor === 'core' && !source.path.endsWith('.test.ts'))
    return [{ path, what: 'core imports itself by relative paths only' }]
  if (to.startsWith('.') && leavesFloor(source.path, to))
    return [{ path, what: `imports ${to} from another floor; write #floor/…` }]
  if (
    /^[.#]/.test(to) &&
    !/\.(ts|tsx|css|json|md|mjs|sql|svg|woff2)(\?.*)?$/.test(to) &&
    !to.includes('+types/')
  )
    return [{ path, what: `imports ${to} without its extension` }]
  if (
    to === 'react-router' &&
    /^app\/([^/]+\/ui|design)\//.test(source.path) &&
    ts.isImportDeclaration(statement)
  )
    return checkRouterNames(path, statement)
  return []
}

function checkRouterNames(path: string, { importClause }: ts.ImportDeclaration): Finding[] {
  const named = importClause?.namedBindings
  const isTypeOnly = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
  if (isTypeOnly) return []
  if (!named || !ts.isNamedImports(named))
    return [{ path, what: 'imports the router whole; name what it shows' }]
  return named.elements
    .filter(element => !element.isTypeOnly && !ROUTER_FOR_UI.has((element.propertyName ?? element.name).text))
    .map(element => ({
      path,
      what: `imports ${element.getText()} from the router; ui knows ${[...ROUTER_FOR_UI].join(', ')}`,
    }))
}

function leavesFloor(from: string, to: string): boolean {
  const depth = from.split('/').length - 2
  const climbs = to.split('/').filter(part => part === '..').length
  return climbs > depth
}
