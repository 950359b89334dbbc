/** What a parameter may be, as read from the types of the `stripe` package. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'none'
  | 'any'
  | { readonly words: readonly string[] }
  | { readonly list: Shape }
  | { readonly map: Shape }
  | { readonly any: readonly Shape[] }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly required?: readonly string[] }

export type FormValue = string | FormTree
export interface FormTree {
  [key: string]: FormValue
}

export interface ParameterProblem {
  readonly code: 'parameter_unknown' | 'parameter_missing' | 'parameter_invalid'
  readonly param: string
  readonly message: string
}

/** Names that would reach an object's own machinery instead of a value. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** `a[b][0]=c` as a tree; lists are maps from their index, as they came. */
export function readForm(params: URLSearchParams): FormTree {
  const root: FormTree = {}
  for (const [name, value] of params) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(match => match[0])
    // `expand[]=x` names no place: it takes the next free one.
    if (name.endsWith('[]')) path.push(String(countAt(root, path)))
    if (path.length === 0 || path.some(part => FORBIDDEN.has(part))) continue
    let at = root
    for (const part of path.slice(0, -1)) {
      const next = at[part]
      if (typeof next === 'object') at = next
      else {
        const made: FormTree = {}
        at[part] = made
        at = made
      }
    }
    at[path.at(-1) ?? ''] = value
  }
  return root
}

function countAt(root: FormTree, path: readonly string[]): number {
  let at: FormValue | undefined = root
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'object' ? Object.keys(at).length : 0
}

/** The first thing about the parameters that Stripe would refuse, in its words; null when there is none. */
export function findProblem(form: FormValue, shape: Shape, path = ''): ParameterProblem | null {
  if (shape === 'any') return null
  if (typeof shape === 'string') return findScalarProblem(form, shape, path)
  if ('any' in shape) {
    // An empty text unsets what the type marks as emptyable, which is one of the alternatives.
    const problems = shape.any.map(one => findProblem(form, one, path))
    return problems.some(problem => problem === null) ? null : (problems.at(-1) ?? null)
  }
  if ('words' in shape) {
    if (typeof form === 'string' && shape.words.includes(form)) return null
    return invalid(path, `Invalid ${path}: must be one of ${shape.words.join(', ')}`)
  }
  if (typeof form === 'string') {
    return form === '' ? null : invalid(path, `Invalid ${'list' in shape ? 'array' : 'object'}`)
  }
  if ('list' in shape) return first(form, key => findProblem(form[key] ?? '', shape.list, join(path, key)))
  if ('map' in shape) return first(form, key => findProblem(form[key] ?? '', shape.map, join(path, key)))
  const missing = shape.required?.find(name => form[name] === undefined)
  const inside = first(form, key => {
    const shapeOfField = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined
    if (shapeOfField === undefined) {
      return {
        code: 'parameter_unknown',
        param: join(path, key),
        message: `Received unknown parameter: ${join(path, key)}`,
      }
    }
    return findProblem(form[key] ?? '', shapeOfField, join(path, key))
  })
  if (inside || missing === undefined) return inside
  return {
    code: 'parameter_missing',
    param: join(path, missing),
    message: `Missing required param: ${join(path, missing)}.`,
  }
}

function findScalarProblem(form: FormValue, kind: string, path: string): ParameterProblem | null {
  if (typeof form !== 'string') return invalid(path, 'Invalid string')
  if (kind === 'number' && !/^-?\d+(\.\d+)?$/.test(form)) return invalid(path, `Invalid integer: ${form}`)
  if (kind === 'boolean' && form !== 'true' && form !== 'false')
    return invalid(path, `Invalid boolean: ${form}`)
  return null
}

const invalid = (param: string, message: string): ParameterProblem => ({
  code: 'parameter_invalid',
  param,
  message,
})

const join = (path: string, key: string) => (path === '' ? key : `${path}[${key}]`)

function first(tree: FormTree, look: (key: string) => ParameterProblem | null): ParameterProblem | null {
  for (const key of Object.keys(tree)) {
    const problem = look(key)
    if (problem) return problem
  }
  return null
}
