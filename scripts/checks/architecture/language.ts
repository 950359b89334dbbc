import ts from 'typescript'
import { type Finding, isTest, placeOf, type Source, walk } from './source.ts'

/**
 * Where the environment may be touched: the one place of the product that reads it, the stand-ins that fill in what it
 * lacks before the product looks, what looks for programs in the PATH, and the tools that test.
 */
const READS_ENVIRONMENT =
  /^(app\/config\.server\.ts$|scripts\/(local|checks)\/|scripts\/commands\/backup\/postgres-tools\.ts$|tests\/|e2e\/)/

/** `process.env` (also by destructuring or import) outside the configuration. */
export function checkEnvironment(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => !READS_ENVIRONMENT.test(path) && !isTest(path))
    .flatMap(source =>
      findNodes(source, node => namesEnvironment(node)).map(path => ({
        path,
        what: 'reads the environment; only app/config.server.ts does',
      })),
    )
}

function namesEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node))
    return node.name.text === 'env' && node.expression.getText() === 'process'
  if (ts.isElementAccessExpression(node)) return /^process\[['"]env['"]\]$/.test(node.getText())
  if (ts.isVariableDeclaration(node))
    return (
      ts.isObjectBindingPattern(node.name) &&
      node.initializer?.getText() === 'process' &&
      /\benv\b/.test(node.name.getText())
    )
  return ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'env' && fromProcess(node)
}

function fromProcess(node: ts.ImportSpecifier): boolean {
  return /['"](node:)?process['"]/.test(node.parent.parent.parent.moduleSpecifier.getText())
}

/** Words that switch the compiler off: `any`, `!` after a value, and the comments that hush it. */
export function checkEscapes(sources: readonly Source[]): Finding[] {
  return sources.flatMap(source => {
    const anys = findNodes(
      source,
      node => node.kind === ts.SyntaxKind.AnyKeyword || ts.isNonNullExpression(node),
    )
    const hushed = [
      ...source.text.matchAll(/^\s*(?:\/\/|\/?\*+)\s*@ts-(?:ignore|nocheck|expect-error)/gm),
    ].map(({ index }) => `${source.path}:${source.text.slice(0, index).split('\n').length}`)
    return [...anys, ...hushed].map(path => ({ path, what: 'switches the compiler off (any, !, @ts-…)' }))
  })
}

function findNodes(source: Source, isFound: (node: ts.Node) => boolean): string[] {
  const places: string[] = []
  walk(source.tree, node => {
    if (isFound(node)) places.push(placeOf(source, node))
  })
  return places
}
