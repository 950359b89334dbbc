import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { ENDPOINTS } from './endpoints.ts'
import type { Shape } from './parameter-shape.ts'

/**
 * As a program writes `parameters.json`: what each call may be given, read from the types that the `stripe` package publishes.
 * Run it again after an update of the package: `npx node scripts/local/stripe/shapes/extract-parameters.ts`.
 */
const ROOT = resolve(import.meta.dirname, '../../../..')

/** What each call may be given, as the installed package has it. */
export function extractParameters(): Record<string, Shape> {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.stripe-parameters-'))
  try {
    const file = join(folder, 'names.ts')
    const lines = Object.values(ENDPOINTS).map((name, n) => `export type P${n} = Stripe.${name}`)
    writeFileSync(file, `import type { Stripe } from 'stripe'\n${lines.join('\n')}\n`)
    const program = ts.createProgram([file], {
      strict: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts'],
      skipLibCheck: true,
      types: [],
    })
    const source = program.getSourceFile(file)
    if (!source) throw new Error('the list of names was not read')
    const checker = program.getTypeChecker()
    const aliases = source.statements.filter(ts.isTypeAliasDeclaration)
    return Object.fromEntries(
      Object.keys(ENDPOINTS).map((endpoint, n) => {
        const alias = aliases[n]
        if (!alias) throw new Error(`no type for ${endpoint}`)
        const shape = shapeOf(checker, checker.getTypeAtLocation(alias.name), 0)
        if (typeof shape === 'string') throw new Error(`the type of ${endpoint} was not found: ${shape}`)
        return [endpoint, shape]
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function shapeOf(checker: ts.TypeChecker, type: ts.Type, depth: number): Shape {
  if (depth > 12) return 'any'
  const flags = type.flags
  if (flags & ts.TypeFlags.StringLiteral) return { words: [(type as ts.StringLiteralType).value] }
  if (flags & ts.TypeFlags.StringLike) return 'string'
  if (flags & ts.TypeFlags.NumberLike) return 'number'
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return 'none'
  // `string & {}` keeps a list of words open to new ones; what Stripe does not know yet is refused here.
  if (type.isIntersection() && type.types.some(part => part.flags & ts.TypeFlags.String)) return 'none'
  if (type.isUnion()) return unite(type.types.map(part => shapeOf(checker, part, depth)))
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference)
    return { list: item ? shapeOf(checker, item, depth + 1) : 'any' }
  }
  // A Decimal travels as a string.
  if (type.getProperty('_coefficient')) return 'string'
  const index = type.getStringIndexType()
  if (index) return { map: shapeOf(checker, index, depth + 1) }
  const fields: Record<string, Shape> = {}
  const required: string[] = []
  for (const property of type.getProperties()) {
    fields[property.name] = shapeOf(checker, checker.getTypeOfSymbol(property), depth + 1)
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name)
  }
  return required.length > 0 ? { fields, required } : { fields }
}

function unite(parts: Shape[]): Shape {
  const words = parts.flatMap(part => (typeof part === 'object' && 'words' in part ? part.words : []))
  const others = parts.filter(part => part !== 'none' && !(typeof part === 'object' && 'words' in part))
  const distinct = others.filter(
    (part, n) => others.findIndex(other => JSON.stringify(other) === JSON.stringify(part)) === n,
  )
  const all: Shape[] = words.length > 0 ? [{ words }, ...distinct] : distinct
  const [only] = all
  if (!only) return 'none'
  return all.length === 1 ? only : { any: all }
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, 'parameters.json'), `${JSON.stringify(extractParameters())}\n`)
  console.log('parameters.json written')
}
