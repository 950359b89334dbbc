import ts from 'typescript'
import { type Finding, isTest, type Source, walk } from './source.ts'

export interface Packages {
  /** The README, with its table under "Why each dependency is here". */
  readonly readme: string
  readonly manifest: {
    readonly dependencies: Readonly<Record<string, string>>
    readonly devDependencies: Readonly<Record<string, string>>
  }
  /** Packages that wait to be imported: what knip.json overlooks. */
  readonly overlooked: readonly string[]
}

/** Whether the README's table, package.json and what the code imports tell of the same packages. */
export function checkDependencies(sources: readonly Source[], packages: Packages): Finding[] {
  const { readme, manifest, overlooked } = packages
  const named = namesInTable(readme)
  const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]
  const imported = new Set([...overlooked, ...sources.filter(({ path }) => !isTest(path)).flatMap(importsOf)])
  const runtime = Object.keys(manifest.dependencies)
  return [
    ...runtime
      .filter(name => named.filter(other => other === name).length !== 1)
      .map(name => ({ path: 'README.md', what: `must name ${name} once in the table of dependencies` })),
    ...named
      .filter(name => !installed.some(other => other === name || isWithin(other, name)))
      .map(name => ({ path: 'README.md', what: `names ${name}, which package.json does not have` })),
    ...runtime
      .filter(name => !imported.has(name))
      .map(name => ({ path: 'package.json', what: `has ${name} for production, which nothing imports` })),
  ]
}

/** `@fonts/*` stands for all of a family. */
function isWithin(name: string, family: string): boolean {
  return family.endsWith('/*') && name.startsWith(family.slice(0, -1))
}

function namesInTable(readme: string): string[] {
  const [, section = ''] = readme.split('## Why each dependency is here')
  const rows = section.split(/^## /m)[0]?.match(/^\|[^|]*\|/gm) ?? []
  return rows.flatMap(row => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

/** Names of the packages whose code a source loads, at once or when needed; types are gone before it runs. */
function importsOf({ tree }: Source): string[] {
  const paths: string[] = []
  walk(tree, node => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      paths.push(textOf(node.moduleSpecifier))
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      paths.push(textOf(node.moduleSpecifier))
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      paths.push(textOf(node.arguments[0]))
  })
  return paths.flatMap(path => path.match(/^(?:@[^/]+\/)?[^./#][^/]*/)?.[0] ?? [])
}

function textOf(node: ts.Node | undefined): string {
  return node && ts.isStringLiteral(node) ? node.text : ''
}
