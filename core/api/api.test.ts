import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { cursorOf, readCursor } from './cursor.ts'
import { isWrite, operationNeeds } from './operation.ts'
import { OPERATION_LIST } from './operations.ts'
import { PROBLEMS, pointerOf, problemOf } from './problems.ts'
import { API_SCOPES, coversScopes, readScopes } from './scopes.ts'
import { readBearer, shouldNoteUse, tokenBeginning, tokenExpiresAt, tokenFrom } from './token.ts'
import { tokenFormSchema } from './token-form.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const secret = fc.stringMatching(/^[\w-]{43}$/)

describe('a token', () => {
  test('is found in the Authorization header, and nothing else is', () => {
    fc.assert(
      fc.property(secret, text => {
        const token = tokenFrom(text)
        expect(readBearer(`Bearer ${token}`)).toEqual({ token })
        expect(readBearer(`bearer  ${token} `)).toEqual({ token })
        expect(readBearer(token)).toBe('malformed')
        expect(readBearer(`Basic ${token}`)).toBe('malformed')
        expect(readBearer(`Bearer ${token}x`)).toBe('malformed')
      }),
    )
    expect([readBearer(null), readBearer(' ')]).toEqual(['absent', 'absent'])
  })

  test('never breaks on what is no header of ours', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), text => {
        const read = readBearer(text)
        expect(typeof read === 'string' || text.includes(read.token)).toBe(true)
      }),
    )
  })

  test('is shown by ten characters, and ends on the day', () => {
    fc.assert(
      fc.property(secret, text => {
        expect(tokenBeginning(tokenFrom(text))).toHaveLength(10)
      }),
    )
    expect(tokenExpiresAt(30, NOW)).toEqual(new Date('2026-12-20T10:00:00Z'))
  })

  test('is written down as used once a minute at most', () => {
    const ago = (ms: number) => new Date(NOW.getTime() - ms)
    expect([null, ago(60_000), ago(59_999)].map(at => shouldNoteUse(at, NOW))).toEqual([true, true, false])
  })
})

describe('scopes', () => {
  test('always hold read, in their order, and nothing that is none', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...API_SCOPES), fc.string())), words => {
        const scopes = readScopes(words)
        expect(scopes[0]).toBe('read')
        expect(scopes).toEqual(API_SCOPES.filter(scope => scopes.includes(scope)))
        for (const scope of scopes) expect(scope === 'read' || words.includes(scope)).toBe(true)
      }),
    )
  })

  test('cover what is among them alone', () => {
    expect(coversScopes(['read', 'draft'], ['draft'])).toBe(true)
    expect(coversScopes(['read', 'draft'], ['publish'])).toBe(false)
    expect(coversScopes(['read'], [])).toBe(true)
  })
})

describe('the form of a token', () => {
  test('lasts 90 days unless chosen otherwise, and needs a name', () => {
    expect(safeParse(tokenFormSchema, { name: ' Zapier ' }).output).toMatchObject({
      name: 'Zapier',
      days: 90,
      scopes: ['read'],
    })
    expect(safeParse(tokenFormSchema, { name: 'x', days: '365', scopes: ['admin'] }).output).toMatchObject({
      days: 365,
      scopes: ['read', 'admin'],
    })
    expect(safeParse(tokenFormSchema, { name: '' }).success).toBe(false)
    for (const days of ['0', '31', 'Infinity', '1e3', 'x'])
      expect(safeParse(tokenFormSchema, { name: 'x', days }).success, days).toBe(false)
  })
})

describe('a cursor', () => {
  test('is read back as the place it was made from', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.uuid(), (micros, id) => {
        const cursor = cursorOf({ micros, id })
        expect(cursor).toMatch(/^[\w-]+$/)
        expect(readCursor(cursor)).toEqual({ micros: micros === 0 ? 0 : micros, id })
      }),
    )
  })

  test('is nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]{1,60}$/)), text => {
        const place = readCursor(text)
        expect(place === null || cursorOf(place) === text).toBe(true)
      }),
    )
    expect([readCursor(''), readCursor('x'.repeat(200)), readCursor('MS4y')]).toEqual([null, null, null])
  })
})

describe('a problem', () => {
  test('says its status, its word and what happened', () => {
    for (const code of Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]) {
      const problem = problemOf(code)
      expect(problem).toEqual({
        type: `urn:brandhearth:problem:${code}`,
        title: PROBLEMS[code].title,
        status: PROBLEMS[code].status,
        code,
        detail: PROBLEMS[code].title,
      })
    }
    const errors = [{ pointer: '#/body', detail: 'Is missing' }]
    expect(problemOf('invalid', 'No', errors)).toMatchObject({ detail: 'No', errors })
  })

  test('points to a field by RFC 6901', () => {
    expect(pointerOf([])).toBe('#')
    expect(pointerOf(['tags', 2, 'a/b~c d'])).toBe('#/tags/2/a~1b~0c%20d')
  })
})

describe('operations', () => {
  test('have a method and a path of their own', () => {
    const names = OPERATION_LIST.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('that change something need more than read, of the token and of the role', () => {
    for (const operation of OPERATION_LIST.filter(isWrite)) {
      expect(operation.scopes, operation.id).not.toEqual(['read'])
      expect(operationNeeds(operation), operation.id).not.toBe('read')
    }
    for (const operation of OPERATION_LIST.filter(each => !isWrite(each)))
      expect(operation.method === 'GET' || operation.isQuestion, operation.id).toBe(true)
  })

  test('of people and deals need the scope for people', () => {
    for (const { id, path, scopes } of OPERATION_LIST)
      expect(scopes.includes('people'), id).toBe(/^\/(people|deals)/.test(path))
  })
})
