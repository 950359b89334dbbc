import { type Ledger, Refusal } from '../books/ledger.ts'
import { presentObject } from './present.ts'

/** Puts whole objects where the answer has ids, along paths such as `data.latest_invoice`. */
export function expand(ledger: Ledger, answer: unknown, paths: readonly string[]): unknown {
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > 4) throw new Refusal('You cannot expand more than 4 levels of a property.')
    walk(ledger, answer, steps, path)
  }
  return answer
}

function walk(ledger: Ledger, at: unknown, steps: readonly string[], path: string): void {
  const [step, ...rest] = steps
  if (step === undefined || at === null || typeof at !== 'object') return
  if (Array.isArray(at)) {
    for (const one of at) walk(ledger, one, steps, path)
    return
  }
  const row = at as Record<string, unknown>
  if (!Object.hasOwn(row, step)) {
    throw new Refusal(`This property cannot be expanded (${path}).`, { param: 'expand' })
  }
  const value = row[step]
  if (typeof value === 'string') row[step] = find(ledger, value, path)
  else if (Array.isArray(value))
    row[step] = value.map(one => (typeof one === 'string' ? find(ledger, one, path) : one))
  walk(ledger, row[step], rest, path)
}

function find(ledger: Ledger, id: string, path: string): unknown {
  const object = presentObject(ledger, id)
  if (!object) throw new Refusal(`This property cannot be expanded (${path}).`, { param: 'expand' })
  return object
}
