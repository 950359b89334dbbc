/** Who runs this installation: named on public pages and in mails, and where people can ask for help. */
export interface Operator {
  readonly name: string
  /** In the register of companies; null where it is not in one, or its operator did not say. */
  readonly number: string | null
  /** The registered office, on one line; null where it is not said. */
  readonly address: string | null
  readonly supportEmail: string
}

/** Who it is, in a line. */
export function operatorLine({ name, number, address }: Operator): string {
  return [name, ...(number ? [`company number ${number}`] : []), ...(address ? [address] : [])].join(', ')
}
