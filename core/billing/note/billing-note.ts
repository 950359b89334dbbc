import type { TeamRole } from '../../team/roles.ts'

/** A sum as the payment provider counts it: whole pence, cents, or yen where there is nothing smaller. */
export interface Sum {
  readonly minor: number
  /** ISO 4217, in lower case. */
  readonly currency: string
}

/** Why a figure is not known. */
export type UnknownWhy = 'no_provider' | 'unavailable' | 'too_old'

/** A figure, or why there is none. Nothing is ever guessed. */
export type Known<Value> =
  | { readonly isKnown: true; readonly value: Value }
  | { readonly isKnown: false; readonly why: UnknownWhy }

/** A figure that is known. */
export const known = <Value>(value: Value): Known<Value> => ({ isKnown: true, value })
/** A figure that is not, and why. */
export const unknown = (why: UnknownWhy): { readonly isKnown: false; readonly why: UnknownWhy } => ({
  isKnown: false,
  why,
})

/** May this role see what a workspace pays? The owner always, admins where the owner lets them. */
export function maySeeBilling(role: TeamRole, adminsSeeBilling: boolean): boolean {
  return role === 'owner' || (role === 'admin' && adminsSeeBilling)
}

/** Sums added up by currency, in the order of their names. */
export function addUp(sums: readonly Sum[]): readonly Sum[] {
  const totals = new Map<string, number>()
  for (const { minor, currency } of sums) totals.set(currency, (totals.get(currency) ?? 0) + minor)
  return [...totals]
    .map(([currency, minor]) => ({ currency, minor }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

/** What was paid altogether: the total by currency of what is known, and of how many workspaces it is not. */
export function totalPaid(entries: readonly { readonly paid: Known<readonly Sum[]> }[]): {
  readonly sums: readonly Sum[]
  readonly unknown: number
} {
  const sums = addUp(entries.flatMap(({ paid }) => (paid.isKnown ? paid.value : [])))
  return { sums, unknown: entries.filter(({ paid }) => !paid.isKnown).length }
}

/** How many digits of a currency stand behind the point. */
function digitsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** A sum as people read it: '£19.00', '€7.50', '¥500'. A currency nobody knows is named: 'QQQ 5.00'. */
export function formatSum({ minor, currency }: Sum): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const
  try {
    const format = new Intl.NumberFormat('en-GB', style)
    return format.format(minor / 10 ** digitsOf(format))
  } catch {
    return `${currency.toUpperCase()} ${(minor / 100).toFixed(2)}`
  }
}

/** The same as a bare number for a spreadsheet: '19.00'. */
export function plainSum({ minor, currency }: Sum): string {
  try {
    const digits = digitsOf(new Intl.NumberFormat('en-GB', { style: 'currency', currency }))
    return (minor / 10 ** digits).toFixed(digits)
  } catch {
    return (minor / 100).toFixed(2)
  }
}
