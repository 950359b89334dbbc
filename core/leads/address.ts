import { readPageNumber, readSearch } from '../shared/list-address.ts'
import { LEAD_LIMITS } from './schema.ts'
import { LEAD_SOURCES, type LeadSource } from './sources.ts'

/** What the address of the list of people asks for; what is none of ours asks for nothing. */
export interface PeopleAddress {
  readonly search: string
  readonly tag: string | null
  readonly source: LeadSource | null
  readonly isWaiting: boolean
  /** From 1. */
  readonly page: number
}

/** Reads the address of the list of people. */
export function readPeopleAddress(params: URLSearchParams): PeopleAddress {
  const tag = (params.get('tag') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, LEAD_LIMITS.tag)
  const source = params.get('source')
  return {
    search: readSearch(params),
    tag: tag === '' ? null : tag,
    source: LEAD_SOURCES.find(candidate => candidate === source) ?? null,
    isWaiting: params.get('waiting') === 'yes',
    page: readPageNumber(params),
  }
}
