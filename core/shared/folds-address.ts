const NAME = 'folds'
const OPEN = 'open'

/** A page whose folds come when they are asked for. */
export interface Folds {
  /** The address of the page with all of them, from its question mark on. */
  readonly to: string
  /** They were asked for. */
  readonly areShown: boolean
}

/** Which folds an address asks for, and the address that asks for all of them and for nothing else that it does not say. */
export function readFolds(address: string): Folds {
  const params = new URL(address).searchParams
  const areShown = params.get(NAME) === OPEN
  params.set(NAME, OPEN)
  return { to: `?${params}`, areShown }
}
