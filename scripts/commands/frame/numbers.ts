import { InvalidArgumentError } from 'commander'

/** A parser for a whole number within bounds; anything else is a usage error. */
export function wholeNumber(low: number, high: number): (text: string) => number {
  return text => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= low && value <= high) return value
    throw new InvalidArgumentError(`It must be a whole number from ${low} to ${high}.`)
  }
}
