/**
 * A number in British English: '12,345', '0.5', at most three decimals. Whole ones are written here: the platform's own way takes a
 * phone fifty milliseconds the first time.
 */
export function numberText(value: number): string {
  return Number.isSafeInteger(value)
    ? `${value}`.replace(/\B(?=(\d{3})+$)/g, ',')
    : value.toLocaleString('en-GB')
}
