import { join } from 'node:path/posix'
import ts from 'typescript'
import { type Finding, isTest, placeOf, type Source, walk } from './source.ts'

const AREAS = new Set(['textarea', 'TextAreaField'])
const KEPT = 'KeptForm'
/** Where a text area is no part of a form: what draws it, and the page that shows how it looks. */
const SHOWS_ONLY = /^app\/design\/(primitives\/fields\/text-field\.tsx$|style-guide\/)/
/**
 * The quiz has kept its answers, in the tab and in a cookie, since before there was one way for all. The offline page has no
 * framework to keep anything with: it goes on by itself only while nothing is typed, and saves on the device.
 */
const KEEPS_ITSELF = new Set(['app/site/ui/quiz/quiz-step-form.tsx', 'app/captures/ui/offline-page.tsx'])

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement

/** One component: the file that holds it, and its name there. */
interface Component {
  readonly source: Source
  readonly name: string
}

/**
 * Text areas in forms that lose what is typed into them: every one must stand in a `KeptForm`, there or in whoever shows
 * the component that holds it.
 */
export function checkKeptText(sources: readonly Source[]): Finding[] {
  const shown = sources.filter(({ path }) => /^app\/.*\.tsx$/.test(path) && !isTest(path))
  return shown
    .filter(({ path }) => !SHOWS_ONLY.test(path))
    .flatMap(source =>
      elementsOf(source)
        .filter(element => AREAS.has(tagOf(element)) && !isHidden(element))
        .flatMap(element => follow(element, source, shown, new Set())),
    )
}

function follow(element: Element, source: Source, all: readonly Source[], seen: Set<string>): Finding[] {
  const form = formAround(element)
  const path = placeOf(source, element)
  if (form === KEPT || KEEPS_ITSELF.has(source.path)) return []
  if (form) return [{ path, what: `loses what is typed into a text area; make its ${form} a ${KEPT}` }]
  const name = componentAround(element)
  const key = `${source.path} ${name}`
  if (!name || seen.has(key)) return []
  seen.add(key)
  const uses = usesOf({ source, name }, all)
  if (uses.length === 0) return [{ path, what: `holds a text area that stands in no ${KEPT}` }]
  return uses.flatMap(use => follow(use.element, use.source, all, seen))
}

function usesOf({ source, name }: Component, all: readonly Source[]): { source: Source; element: Element }[] {
  return all.flatMap(other => {
    const called = other === source ? name : importedAs(other, source, name)
    if (!called) return []
    return elementsOf(other)
      .filter(element => tagOf(element) === called)
      .map(element => ({ source: other, element }))
  })
}

/** What a file calls a component of another one; null when it does not know it. */
function importedAs(file: Source, from: Source, name: string): string | null {
  for (const statement of file.tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const to = statement.moduleSpecifier.text
    const path = to.startsWith('#') ? to.slice(1) : join(file.path, '..', to)
    const named = statement.importClause?.namedBindings
    if (path !== from.path || !named || !ts.isNamedImports(named)) continue
    const found = named.elements.find(element => (element.propertyName ?? element.name).text === name)
    if (found) return found.name.text
  }
  return null
}

function elementsOf({ tree }: Source): Element[] {
  const elements: Element[] = []
  walk(tree, node => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) elements.push(node)
  })
  return elements
}

const tagOf = ({ tagName }: Element) => tagName.getText()

const isHidden = ({ attributes }: Element) =>
  attributes.properties.some(each => ts.isJsxAttribute(each) && each.name.getText() === 'hidden')

/** The tag of the form that an element stands in, as far as its own file shows. */
function formAround(element: Element): string | null {
  for (let node: ts.Node = element.parent; node; node = node.parent) {
    if (!ts.isJsxElement(node) || node.openingElement === element) continue
    const tag = tagOf(node.openingElement)
    if (tag === KEPT || /^(.+\.)?form$/i.test(tag)) return tag
  }
  return null
}

/** The name of the outermost function that an element stands in. */
function componentAround(element: Element): string | null {
  let name: string | null = null
  for (let node: ts.Node = element; node; node = node.parent) {
    if (ts.isFunctionDeclaration(node) && node.name) name = node.name.text
    else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) name = node.name.text
  }
  return name
}
