import ts from 'typescript'
import { type Finding, isExported, isTest, type Source } from './source.ts'

/**
 * Services that are not one use case: a file under app/<room>/services/ is named verb-noun and exports the function of
 * that name. Types and functions that belong to the same idea may stand beside it; a file of types alone is fine.
 */
export function checkServices(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => /^app\/[^/]+\/services\//.test(path) && !isTest(path))
    .flatMap(({ path, tree }) => {
      const values = tree.statements.flatMap(exportedValues)
      const expected = functionName(path)
      const stray = values.filter(value => value.includes(' '))
      if (values.length === 0 || (values.includes(expected) && stray.length === 0)) return []
      return [
        { path, what: `exports ${values.join(', ')}; a service exports functions, ${expected} among them` },
      ]
    })
}

/** `…/add-story.server.ts` → `addStory`. */
function functionName(path: string): string {
  const file = path.split('/').at(-1) ?? ''
  return file
    .replace(/(\.server)?\.tsx?$/, '')
    .replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Names of what a statement exports and that exists at run time: a function's own name, others with their kind. */
function exportedValues(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['a default']
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly ? [] : ['a re-export']
  if (!isExported(statement)) return []
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? 'a default']
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => `the value ${name.getText()}`)
  if (ts.isClassDeclaration(statement)) return [`the class ${statement.name?.text}`]
  return []
}
