import { readPageNumber } from '../shared/list-address.ts'

/** The part of an address of thanks that names what came of a quiz. */
export const OUTCOME = 'result'

/** Which of what came in is listed. */
export const SHOWN = ['all', 'people', 'unconfirmed', 'spam'] as const
export type Shown = (typeof SHOWN)[number]

/** Reads the address of a form's page; what is none of ours shows all but spam. */
export function readFormAddress(params: URLSearchParams): { shown: Shown; page: number } {
  const wanted = params.get('show')
  return { shown: SHOWN.find(candidate => candidate === wanted) ?? 'all', page: readPageNumber(params) }
}
