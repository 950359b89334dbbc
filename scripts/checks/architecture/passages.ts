import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { isTest, parseSource, type Source, walk } from './source.ts'

/** A text that people read to understand the code: one comment, the title of one test, one paragraph of a document. */
export interface Passage {
  /** `path:line` of where it begins. */
  readonly place: string
  readonly text: string
}

/** Migrations never change once they ran, whatever they say; words for users cite no code. */
const NOT_OURS_TO_REWORD = /^db\/migrations\/|^app\/[^/]+\/copy\/|^public\//

/** Every passage of the project: of its sources, its documents and the configuration in its root. `files` are its paths. */
export function readPassages(root: string, sources: readonly Source[], files: readonly string[]): Passage[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const configuration = files.filter(path => /^[^/]+\.(ts|mjs)$/.test(path))
  const documents = files.filter(path => /\.(md|css|ya?ml)$/.test(path) && !NOT_OURS_TO_REWORD.test(path))
  return [
    ...[...sources, ...configuration.map(path => parseSource(path, read(path)))].flatMap(passagesOf),
    ...documents.flatMap(path =>
      paragraphsOf(path, path.endsWith('.css') ? commentsAlone(read(path)) : read(path)),
    ),
  ]
}

/** The comments of a TypeScript file and, when it is a test, the titles in it. */
export function passagesOf(source: Source): Passage[] {
  return isTest(source.path) ? [...commentsOf(source), ...titlesOf(source)] : commentsOf(source)
}

/** A document by paragraphs, rows and list items: a sentence that goes on in the next line is one text. */
export function paragraphsOf(path: string, text: string): Passage[] {
  let line = 1
  return text.split(/(\n\s*\n|\n(?=\s*(?:[|*-]|\d+\.)))/).flatMap((part, index) => {
    const place = `${path}:${line}`
    line += part.split('\n').length - 1
    return index % 2 === 0 && part.trim() ? [{ place, text: part.trim().replace(/\n\s*/g, ' ') }] : []
  })
}

/** A style sheet without its rules; lines stay where they are. */
function commentsAlone(text: string): string {
  return text.replace(/(^|\*\/)[\s\S]*?(\/\*|$)/g, rules => rules.replace(/[^\n]/g, ''))
}

function commentsOf({ path, text, tree }: Source): Passage[] {
  const comments: Passage[] = []
  const literals = literalsOf(tree)
  const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g
  for (let match = comment.exec(text); match; match = comment.exec(text)) {
    const { index } = match
    while (literals[0] && literals[0].end <= index) literals.shift()
    // What looks like a comment inside a literal is none: go on behind it.
    if (literals[0] && literals[0].start <= index) comment.lastIndex = literals[0].end
    else
      comments.push({
        place: `${path}:${tree.getLineAndCharacterOfPosition(index).line + 1}`,
        text: match[0].replace(/\n\s*\*?\s*/g, ' '),
      })
  }
  return comments
}

/** Where strings, templates, patterns and the text between tags begin and end, in the order in which they stand. */
function literalsOf(tree: ts.SourceFile): { start: number; end: number }[] {
  const literals: { start: number; end: number }[] = []
  walk(tree, node => {
    if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      literals.push({ start: node.getStart(tree), end: node.end })
    else if (node.kind === ts.SyntaxKind.JsxText) literals.push({ start: node.pos, end: node.end })
  })
  return literals.sort((a, b) => a.start - b.start)
}

const TITLED = /^(it|test|describe|describeOnDatabases)\b/

function titlesOf({ path, tree }: Source): Passage[] {
  const titles: Passage[] = []
  walk(tree, node => {
    if (!ts.isCallExpression(node) || !TITLED.test(node.expression.getText(tree))) return
    const [title] = node.arguments
    if (title && ts.isStringLiteralLike(title))
      titles.push({
        place: `${path}:${tree.getLineAndCharacterOfPosition(title.getStart(tree)).line + 1}`,
        text: title.text,
      })
  })
  return titles
}
