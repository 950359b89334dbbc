import ts from 'typescript'
import { type Finding, isExported, isTest, placeOf, type Source } from './source.ts'

const DESCRIBED = /^(core|db|app\/[^/]+\/services|app\/platform(?!\/routes))\//

/** Exported functions of core, db and services that nobody has described in a sentence. */
export function checkDocstrings(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => DESCRIBED.test(path) && !isTest(path))
    .flatMap(source =>
      source.tree.statements
        .filter(
          statement => isExported(statement) && isFunction(statement) && !isDescribed(source, statement),
        )
        .map(statement => ({
          path: placeOf(source, statement),
          what: 'is exported without a sentence about it',
        })),
    )
}

function isFunction(statement: ts.Statement): boolean {
  if (ts.isFunctionDeclaration(statement)) return true
  return (
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.some(
      ({ initializer }) => initializer && ts.isArrowFunction(initializer),
    )
  )
}

function isDescribed({ tree }: Source, statement: ts.Statement): boolean {
  // An overload is described once, above its first signature.
  if (ts.isFunctionDeclaration(statement)) {
    const siblings = tree.statements.filter(
      other => ts.isFunctionDeclaration(other) && other.name?.text === statement.name?.text,
    )
    return siblings.some(other => ts.getJSDocCommentsAndTags(other).length > 0)
  }
  return ts.getJSDocCommentsAndTags(statement).length > 0
}
