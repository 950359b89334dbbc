import ts from 'typescript'
import { type Finding, isTest, placeOf, type Source, walk } from './source.ts'

interface Words {
  readonly key: string
  readonly place: string
}

/** Types in `db` that list the very words which a list or a type of `core` has already: one must be taken from the other. */
export function checkTwins(sources: readonly Source[]): Finding[] {
  const rules = new Map(
    listsIn(sources, 'core/', node => ts.isUnionTypeNode(node) || isConstant(node)).map(words => [
      words.key,
      words.place,
    ]),
  )
  return listsIn(sources, 'db/', ts.isUnionTypeNode).flatMap(({ key, place }) => {
    const twin = rules.get(key)
    return twin ? [{ path: place, what: `lists the same words as ${twin}; take the type from there` }] : []
  })
}

function listsIn(sources: readonly Source[], folder: string, isList: (node: ts.Node) => boolean): Words[] {
  const lists: Words[] = []
  for (const source of sources) {
    if (!source.path.startsWith(folder) || isTest(source.path)) continue
    walk(source.tree, node => {
      if (!isList(node)) return
      const words = wordsOf(node)
      if (words.length >= 2) lists.push({ key: words.toSorted().join(' '), place: placeOf(source, node) })
    })
  }
  return lists
}

/** `['a', 'b'] as const`. */
function isConstant(node: ts.Node): boolean {
  return (
    ts.isArrayLiteralExpression(node) &&
    ts.isAsExpression(node.parent) &&
    node.parent.type.getText() === 'const'
  )
}

function wordsOf(node: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(node))
    return node.elements.filter(ts.isStringLiteral).map(({ text }) => text)
  if (!ts.isUnionTypeNode(node)) return []
  return node.types.flatMap(type =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
  )
}
