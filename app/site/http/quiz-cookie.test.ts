import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clearQuizDraft, quizDraftCookies, readQuizDraft } from './quiz-cookie.ts'

const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''
const requestWith = (cookies: readonly string[]) =>
  new Request('http://localhost/', { headers: { Cookie: cookies.map(pairOf).join('; ') } })

it('brings back every answer that went into the cookies', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 600 }), text => {
      const draft = { answers: { first_name: 'Ada', target_audience: `a${text}` }, key: 'key-12345678' }
      const cookies = quizDraftCookies(draft)
      const read = readQuizDraft(requestWith(cookies ?? []))
      expect(read).toEqual({
        answers: { first_name: 'Ada', target_audience: `a${text}`.trim() },
        key: draft.key,
      })
    }),
  )
})

it('holds ten long answers in English', () => {
  const answer =
    'I teach six people at a time, because nobody should leave without a pot of their own. '.repeat(8)
  const cookies = quizDraftCookies({
    answers: { target_audience: answer, unique_value: `${answer}!`, business_goals: `${answer}?` },
    key: 'key-12345678',
  })
  expect(cookies).not.toBeNull()
})

it('says no to what would not fit, instead of cutting it', () => {
  const noise = randomBytes(8_000).toString('base64')
  expect(quizDraftCookies({ answers: { unique_value: noise }, key: 'key-12345678' })).toBeNull()
})

it.each(['quiz_0=rubbish', 'quiz_0=%%%', 'quiz_0=', 'quiz_1=AAAA'])('reads %s as no answers', cookie => {
  const read = readQuizDraft(new Request('http://localhost/', { headers: { Cookie: cookie } }))
  expect(read.answers).toEqual({})
  expect(read.key).toMatch(/^[\w-]{36}$/)
})

it('leaves nothing behind when it is cleared', () => {
  expect(clearQuizDraft().every(cookie => cookie.includes('Max-Age=0'))).toBe(true)
})
