import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { listSourceFiles } from '../source-files.ts'

/** One TypeScript file, read and parsed once for all rules. `path` is relative to the project, with forward slashes. */
export interface Source {
  readonly path: string
  readonly text: string
  readonly tree: ts.SourceFile
}

/** One place where the house is not built as agreed: where, and the sentence that says what to do. */
export interface Finding {
  readonly path: string
  readonly what: string
}

/** Parses a text as if it lay at `path`. */
export function parseSource(path: string, text: string): Source {
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
}

/** Reads and parses every source file under `root`. */
export function readSources(root: string): Source[] {
  return listSourceFiles(root).map(path => parseSource(path, readFileSync(join(root, path), 'utf8')))
}

/** Calls `visit` for every node of the tree, parents first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild(child => walk(child, visit))
}

/** `path:line` of a node, as editors and terminals link it. */
export function placeOf(source: Source, node: ts.Node): string {
  return `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1}`
}

/** Whether the file is a test or belongs to one. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^(tests|e2e)\//.test(path)
}

/** Whether a statement carries the `export` keyword. */
export function isExported(node: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}
