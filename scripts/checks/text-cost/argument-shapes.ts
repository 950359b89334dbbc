import ts from 'typescript'

/** What a value is made of, as far as its type says. `text` marks the places where somebody's words go in. */
export type Shape =
  | { readonly kind: 'text' }
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: 'date' | 'parameters' | 'map' | 'set' | 'function' }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'record'; readonly of: Shape }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Shape>> }

export interface TextFunction {
  readonly path: string
  readonly name: string
  /** For a function its arguments; a schema reads one value. */
  readonly kind: 'function' | 'schema'
  /** The ways to call it: one for each member of a union that an argument may be. */
  readonly ways: readonly (readonly Shape[])[]
}

const DEEPEST = 6
const MOST_WAYS = 6
const NOTHING: Shape = { kind: 'literal', value: undefined }

/** The exported functions and schemas of these files that take text anywhere in their arguments. */
export function textFunctions(paths: readonly string[], options: ts.CompilerOptions): TextFunction[] {
  const program = ts.createProgram([...paths], options)
  const checker = program.getTypeChecker()
  return paths.flatMap(path => {
    const file = program.getSourceFile(path)
    const module = file && checker.getSymbolAtLocation(file)
    if (!file || !module) return []
    return checker.getExportsOfModule(module).flatMap((exported): TextFunction[] => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      if (symbol.valueDeclaration?.getSourceFile() !== file) return []
      const type = checker.getTypeOfSymbolAtLocation(symbol, file)
      const found = { path, name: exported.name }
      const [signature] = type.getCallSignatures()
      const reader = shapeReader(checker, file)
      if (signature) {
        const ways = waysToCall(
          signature.getParameters().map(parameter => {
            const wanted = checker.getTypeOfSymbolAtLocation(parameter, file)
            return parameter.valueDeclaration &&
              ts.isParameter(parameter.valueDeclaration) &&
              parameter.valueDeclaration.dotDotDotToken
              ? (checker.getTypeArguments(wanted as ts.TypeReference)[0] ?? wanted)
              : wanted
          }),
          reader,
        )
        return ways.length > 0 ? [{ ...found, kind: 'function', ways }] : []
      }
      const input = schemaInput(checker, type, file)
      if (!input) return []
      const ways = waysToCall([input], reader)
      return ways.length > 0 ? [{ ...found, kind: 'schema', ways }] : []
    })
  })
}

/** What a valibot schema reads, by the type it carries in `~types`. */
function schemaInput(checker: ts.TypeChecker, type: ts.Type, file: ts.SourceFile): ts.Type | null {
  const carried = type.getProperty('~types')
  if (!carried || !type.getProperty('~run')) return null
  const types = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(carried, file))
  const input = types.getProperty('input')
  return input ? checker.getTypeOfSymbolAtLocation(input, file) : null
}

function waysToCall(parameters: readonly ts.Type[], shapeOf: (type: ts.Type) => Shape): (readonly Shape[])[] {
  const choices = parameters.map(type => {
    const members = type.isUnion() && type.types.every(isObject) ? type.types : [type]
    return members.slice(0, MOST_WAYS).map(shapeOf)
  })
  const most = Math.max(1, ...choices.map(shapes => shapes.length))
  return Array.from({ length: most }, (_, way) =>
    choices.map(shapes => shapes[way % shapes.length] ?? NOTHING),
  ).filter(shapes => shapes.some(hasText))
}

const isObject = (type: ts.Type) => (type.flags & ts.TypeFlags.Object) !== 0

function hasText(shape: Shape): boolean {
  if (shape.kind === 'text' || shape.kind === 'parameters') return true
  if (shape.kind === 'list' || shape.kind === 'record') return hasText(shape.of)
  return shape.kind === 'fields' && Object.values(shape.fields).some(hasText)
}

function shapeReader(checker: ts.TypeChecker, file: ts.SourceFile): (type: ts.Type) => Shape {
  function union(types: readonly ts.Type[], depth: number): Shape {
    const shapes = types.map(type => read(type, depth))
    return (
      shapes.find(shape => shape.kind === 'text') ??
      shapes.find(hasText) ??
      shapes.find(shape => shape.kind !== 'literal' || (shape.value !== undefined && shape.value !== null)) ??
      NOTHING
    )
  }

  function read(type: ts.Type, depth: number): Shape {
    const { flags } = type
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return { kind: 'text' }
    if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value }
    if (flags & ts.TypeFlags.StringLike) return { kind: 'text' }
    if (flags & ts.TypeFlags.NumberLike) return { kind: 'literal', value: 1 }
    if (flags & ts.TypeFlags.BooleanLike) return { kind: 'literal', value: true }
    if (flags & ts.TypeFlags.Null) return { kind: 'literal', value: null }
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return NOTHING
    if (depth > DEEPEST) return NOTHING
    if (type.isUnion()) return union(type.types, depth)
    if (type.isIntersection() && type.types.some(part => part.flags & ts.TypeFlags.StringLike))
      return { kind: 'text' }
    if (flags & ts.TypeFlags.TypeParameter) {
      const limit = checker.getBaseConstraintOfType(type)
      return limit ? read(limit, depth + 1) : { kind: 'text' }
    }
    return object(type, depth)
  }

  function object(type: ts.Type, depth: number): Shape {
    const name = type.getSymbol()?.name
    if (name === 'Date') return { kind: 'date' }
    if (name === 'URLSearchParams') return { kind: 'parameters' }
    if (name === 'Map' || name === 'ReadonlyMap') return { kind: 'map' }
    if (name === 'Set' || name === 'ReadonlySet') return { kind: 'set' }
    if (type.getCallSignatures().length > 0) return { kind: 'function' }
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference)
      return { kind: 'list', of: item ? read(item, depth + 1) : NOTHING }
    }
    const properties = checker.getPropertiesOfType(type)
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String)
    if (properties.length === 0 && index) return { kind: 'record', of: read(index, depth + 1) }
    return {
      kind: 'fields',
      fields: Object.fromEntries(
        properties.map(property => [
          property.name,
          read(checker.getTypeOfSymbolAtLocation(property, file), depth + 1),
        ]),
      ),
    }
  }

  return type => read(type, 0)
}
