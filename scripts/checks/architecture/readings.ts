import { posix } from 'node:path'
import ts from 'typescript'
import { type Finding, isTest, placeOf, type Source, walk } from './source.ts'

/**
 * What a transaction that only reads may not be given: statements that write or lock, settings that others read under, and
 * functions of the database that do any of it.
 */
const WRITES =
  /\b(insert\s+into|update\s+(only\s+)?[\w"$]+\s+(as\s+)?(\w+\s+)?set|delete\s+from|merge\s+into|truncate|for\s+(no\s+key\s+)?update|for\s+(key\s+)?share|nextval|setval|set_config|set\s+local|lock\s+table|pg_notify|pg_(try_)?advisory\w*|remove_for_undo|undo_removal|bring_link_days|log_security_event|forget_\w+)\b/i
/** How a query is asked to lock what it reads. */
const LOCK = /\b(lock|isLocked)$/
const CALLS_THAT_SET = new Set(['asMachinery', 'savepoint'])

type Work = ts.FunctionLikeDeclaration

/** Finds each function of the project by the name that a file knows it by. */
class Functions {
  readonly #sources: ReadonlyMap<string, Source>
  readonly #known = new Map<
    string,
    { functions: Map<string, Work>; imports: Map<string, [string, string]> }
  >()

  constructor(sources: readonly Source[]) {
    this.#sources = new Map(sources.map(source => [source.path, source]))
  }

  /** The function and its file; null for what is no top-level function of ours. */
  find(path: string, name: string): { source: Source; work: Work } | null {
    const source = this.#sources.get(path)
    if (!source) return null
    const { functions, imports } = this.#namesOf(source)
    const work = functions.get(name)
    if (work) return { source, work }
    const [from, itsName] = imports.get(name) ?? []
    return from && itsName && from !== path ? this.find(from, itsName) : null
  }

  #namesOf(source: Source) {
    const known = this.#known.get(source.path)
    if (known) return known
    const functions = new Map<string, Work>()
    const imports = new Map<string, [string, string]>()
    for (const statement of source.tree.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name) functions.set(statement.name.text, statement)
      else if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          if (ts.isIdentifier(name) && initializer && isWork(initializer))
            functions.set(name.text, initializer)
      if (
        (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
        statement.moduleSpecifier &&
        ts.isStringLiteral(statement.moduleSpecifier)
      )
        for (const [name, itsName] of namesIn(statement))
          imports.set(name, [addressOf(source.path, statement.moduleSpecifier.text), itsName])
    }
    const names = { functions, imports }
    this.#known.set(source.path, names)
    return names
  }
}

/**
 * Holds works of `readInWorkspace` to reading: neither they nor whatever they hand their `sql` to writes, locks or sets
 * anything. The database refuses what writes, too; here it is said before anybody meets it.
 */
export function checkReadings(sources: readonly Source[]): Finding[] {
  const functions = new Functions(sources)
  const findings: Finding[] = []
  for (const source of sources) {
    if (isTest(source.path) || !source.text.includes('readInWorkspace(')) continue
    walk(source.tree, node => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
      if (node.expression.name.text !== 'readInWorkspace') return
      const work = node.arguments.at(-1)
      const what = work && writeIn(work, source, functions, new Set())
      if (what) findings.push({ path: placeOf(source, node), what: `reads together, but ${what}` })
    })
  }
  return findings
}

/** What a function writes, itself or through whom it hands its `sql`; null where it only reads. */
function writeIn(node: ts.Node, source: Source, functions: Functions, seen: Set<ts.Node>): string | null {
  if (seen.has(node)) return null
  seen.add(node)
  if (ts.isIdentifier(node)) {
    const found = functions.find(source.path, node.text)
    return found && writeIn(found.work, found.source, functions, seen)
  }
  let what: string | null = null
  walk(node, inner => {
    if (what) return
    if (ts.isTemplateLiteral(inner) && !isLockOnDemand(inner, source)) {
      const [write] = WRITES.exec(ownText(inner).replace(/\s+--[^\n]*/g, '')) ?? []
      if (write) what = `${placeOf(source, inner)} has “${write.replace(/\s+/g, ' ')}”`
    } else if (ts.isCallExpression(inner)) {
      const name = calledName(inner)
      if (name && CALLS_THAT_SET.has(name)) what = `${placeOf(source, inner)} calls ${name}`
      else if (ts.isIdentifier(inner.expression) && handsOnSql(inner))
        what = writeIn(inner.expression, source, functions, seen)
    } else if (ts.isPropertyAssignment(inner) && asksForLock(inner, source))
      what = `${placeOf(source, inner)} asks for a lock`
  })
  return what
}

/** What a literal says itself, with a `$` for each part that is put in. */
function ownText(literal: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(literal)) return literal.text
  return [literal.head.text, ...literal.templateSpans.map(({ literal }) => literal.text)].join('$')
}

/** `lock ? sql`for update` : sql```: it locks for whoever says so. */
function isLockOnDemand(literal: ts.Node, source: Source): boolean {
  const choice = literal.parent.parent
  return ts.isConditionalExpression(choice) && LOCK.test(choice.condition.getText(source.tree))
}

function asksForLock({ name, initializer }: ts.PropertyAssignment, source: Source): boolean {
  return LOCK.test(name.getText(source.tree)) && initializer.kind !== ts.SyntaxKind.FalseKeyword
}

function calledName({ expression }: ts.CallExpression): string | null {
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : null
}

/** Whether one of the arguments is the transaction, by the names it goes by. */
function handsOnSql(call: ts.CallExpression): boolean {
  return call.arguments.some(argument => ts.isIdentifier(argument) && /^(sql|tx)$/.test(argument.text))
}

function isWork(node: ts.Node): node is Work {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}

/** The names that a statement brings from another file, each with its name there. */
function namesIn(statement: ts.ImportDeclaration | ts.ExportDeclaration): [string, string][] {
  const names = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return []
  return [...names.elements].map(({ name, propertyName }) => [name.text, (propertyName ?? name).text])
}

/** Where a module lies, by how a file names it. */
function addressOf(path: string, module: string): string {
  return module.startsWith('#') ? module.slice(1) : posix.join(posix.dirname(path), module)
}
