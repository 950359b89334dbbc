import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restoredCell, safeCell } from '../shared/sanitise/csv.ts'
import { guessPeopleColumns, PEOPLE_FIELDS, readPeopleColumns } from './import-columns.ts'
import { type KnownPerson, planImport } from './import-plan.ts'
import { PEOPLE_ROWS_MOST, readPeopleRows } from './import-rows.ts'
import { type ImportedPerson, LEAD_MESSAGES } from './schema.ts'

const NOBODY: ImportedPerson = {
  name: '',
  email: '',
  phone: '',
  company: '',
  tags: [],
  notes: '',
  toldText: '',
}
const person = (over: Partial<ImportedPerson>): ImportedPerson => ({ ...NOBODY, ...over })
const known = (id: string, over: Partial<ImportedPerson>): KnownPerson => ({ ...NOBODY, ...over, id })
const kinds = (rows: readonly ImportedPerson[], list: readonly KnownPerson[] = []) =>
  planImport(rows, list).rows.map(({ kind }) => kind)

describe('the columns of a list', () => {
  it('are known by what programs call them, each once, and nothing else is taken', () => {
    expect(
      guessPeopleColumns(['Full Name', 'E-mail', 'Mobile number', 'Shoe size', 'Email address']),
    ).toEqual(['name', 'email', 'phone', '', ''])
    expect(guessPeopleColumns(['First name', 'Surname', 'Organization Name', 'Labels'])).toEqual([
      'firstName',
      'lastName',
      'company',
      'tags',
    ])
    expect(readPeopleColumns(['email', 'email', 'nonsense', ''])).toEqual(['email', '', '', ''])
  })
})

describe('the rows of a list', () => {
  it('are people, or say by their number why they are none', () => {
    const { people, refused, beyond } = readPeopleRows(
      [
        ['Jo', 'Blake', 'mailto:JO@Example.com', '07700 900123', 'workshop; clay', '44'],
        ['', '', '', '', '', '41'],
        ['Ana', '', 'ana at home', '', '', ''],
        ['Max', '', '', 'ring me', '', ''],
      ],
      ['firstName', 'lastName', 'email', 'phone', 'tags', ''],
    )
    expect(people).toEqual([
      {
        ...person({
          name: 'Jo Blake',
          email: 'jo@example.com',
          phone: '07700 900123',
          tags: ['workshop', 'clay'],
        }),
        row: 2,
      },
    ])
    expect(refused).toEqual([
      { row: 3, text: '41', problem: LEAD_MESSAGES.someone },
      { row: 4, text: 'Ana, ana at home', problem: LEAD_MESSAGES.email },
      { row: 5, text: 'Max, ring me', problem: LEAD_MESSAGES.phone },
    ])
    expect(beyond).toBe(0)
    const many = Array.from({ length: PEOPLE_ROWS_MOST + 3 }, (_, n) => [`Person ${n}`])
    expect(readPeopleRows(many, ['name'])).toMatchObject({ beyond: 3 })
  })

  it('come back as they were from a file of ours, also what looks like a formula', () => {
    const cell = fc.string().map(text => text.replaceAll('\0', ''))
    fc.assert(
      fc.property(
        cell.filter(text => !text.startsWith("'")),
        text => {
          expect(restoredCell(safeCell(text))).toBe(text)
        },
      ),
    )
    expect(restoredCell("'=HYPERLINK(1)")).toBe('=HYPERLINK(1)')
    expect(restoredCell("'s Hertogenbosch")).toBe("'s Hertogenbosch")
    const { people } = readPeopleRows([["'+44 7700 900123", "'=1+1"]], ['phone', 'name'])
    expect(people).toMatchObject([{ phone: '+44 7700 900123', name: '=1+1' }])
  })

  it('are read whatever they hold', () => {
    const cells = fc.array(fc.string(), { maxLength: 8 })
    const columns = fc.array(fc.constantFrom(...PEOPLE_FIELDS, '' as const), { maxLength: 8 })
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 10 }), columns, (rows, chosen) => {
        const read = readPeopleRows(rows, readPeopleColumns(chosen))
        expect(read.people.length + read.refused.length).toBe(rows.length)
        for (const one of read.people) expect(one.name + one.email).not.toBe('')
      }),
    )
  })
})

describe('what an import comes to', () => {
  it('is the same person by the email, and by the name where one has no email', () => {
    const list = [known('1', { name: 'Jo Blake', email: 'jo@a.test' }), known('2', { name: 'Ana  Lee' })]
    expect(kinds([person({ email: 'jo@a.test' })], list)).toEqual(['same'])
    expect(kinds([person({ name: 'JO BLAKE', phone: '1234' })], list)).toEqual(['changed'])
    expect(kinds([person({ name: 'Jo Blake', email: 'other@a.test' })], list)).toEqual(['new'])
    const { rows, people } = planImport([person({ name: 'ana lee', email: 'ana@a.test', tags: ['x'] })], list)
    expect(rows).toMatchObject([{ kind: 'changed', filled: ['email', 'tags'], place: 1 }])
    expect(people[1]).toEqual(known('2', { name: 'Ana  Lee', email: 'ana@a.test', tags: ['x'] }))
    expect(kinds([person({ name: 'Max' }), person({ name: 'max', email: 'm@a.test' })])).toEqual([
      'new',
      'changed',
    ])
  })

  it('leaves what is known as it is', () => {
    const list = [known('1', { name: 'Jo', email: 'jo@a.test', phone: '111', tags: ['Clay'] })]
    const row = person({ name: 'Joanna', email: 'jo@a.test', phone: '222', notes: 'n', tags: ['clay'] })
    expect(planImport([row], list).people).toEqual([{ ...list[0], notes: 'n' }])
  })

  it('adds nobody the second time, whatever the list and the file, and nothing where all have an email', () => {
    const word = fc.constantFrom('', 'Jo', 'jo', 'Ana Lee', 'ana  lee', 'Max')
    const email = fc.constantFrom('', 'a@a.test', 'b@a.test', 'c@a.test')
    const tags = fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 })
    const row = fc
      .record({ name: word, email, phone: fc.constantFrom('', '111', '222'), tags })
      .filter(({ name, email: own }) => name !== '' || own !== '')
      .map(person)
    const emails = (people: readonly ImportedPerson[]) => people.map(one => one.email).filter(Boolean)
    const list = fc
      .array(row, { maxLength: 6 })
      .filter(people => new Set(emails(people)).size === emails(people).length)
      .map(people => people.map((one, at) => ({ ...one, id: `known-${at}` })))
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), list, (rows, before) => {
        const first = planImport(rows, before)
        expect(new Set(emails(first.people)).size).toBe(emails(first.people).length)
        const after = first.people.map((one, at) => ({ ...one, id: one.id ?? `new-${at}` }))
        const second = planImport(rows, after)
        expect(second.rows.filter(({ kind }) => kind === 'new')).toEqual([])
        if (rows.every(one => one.email !== '')) expect(second.people).toEqual(after)
        // Nobody who was known loses a word.
        for (const [at, one] of before.entries())
          for (const field of ['name', 'email', 'phone'] as const)
            if (one[field] !== '') expect(first.people[at]?.[field]).toBe(one[field])
      }),
      { numRuns: 300 },
    )
  })
})
