import * as v from 'valibot'
import { restoredCell } from '../shared/sanitise/csv.ts'
import type { PeopleField } from './import-columns.ts'
import { type ImportedPerson, importedPersonSchema } from './schema.ts'

/** Rows of one file at most. */
export const PEOPLE_ROWS_MOST = 20_000

/** A row that cannot be taken over, by its number in the file with the headings as row 1. */
export interface RefusedRow {
  readonly row: number
  /** What it says, shortened. */
  readonly text: string
  /** What is wrong with it, in a sentence. */
  readonly problem: string
}

export interface PeopleRead {
  /** With the row each comes from. */
  readonly people: readonly (ImportedPerson & { readonly row: number })[]
  readonly refused: readonly RefusedRow[]
  /** Rows beyond `PEOPLE_ROWS_MOST`, which are not looked at. */
  readonly beyond: number
}

/** Characters of a refused row that are shown. */
const SHOWN = 120

/** The people of a table without its headings. Columns that hold nothing known are left out, and never end up in notes. */
export function readPeopleRows(
  rows: readonly (readonly string[])[],
  columns: readonly (PeopleField | '')[],
): PeopleRead {
  const people: (ImportedPerson & { row: number })[] = []
  const refused: RefusedRow[] = []
  for (const [at, cells] of rows.slice(0, PEOPLE_ROWS_MOST).entries()) {
    const row = at + 2
    const cellOf = (field: PeopleField) => restoredCell(cells[columns.indexOf(field)] ?? '').trim()
    const parts = [cellOf('firstName'), cellOf('lastName')].filter(Boolean).join(' ')
    const read = v.safeParse(importedPersonSchema, {
      name: (columns.includes('name') ? cellOf('name') : '') || parts,
      email: cellOf('email').replace(/^mailto:/i, ''),
      phone: cellOf('phone'),
      company: cellOf('company'),
      tags: cellOf('tags').replaceAll(';', ','),
      notes: cellOf('notes'),
      toldText: cellOf('toldText'),
    })
    if (read.success) people.push({ ...read.output, row })
    else {
      const text = cells.filter(Boolean).join(', ').slice(0, SHOWN).toWellFormed()
      refused.push({ row, text, problem: read.issues[0].message })
    }
  }
  return { people, refused, beyond: Math.max(0, rows.length - PEOPLE_ROWS_MOST) }
}
