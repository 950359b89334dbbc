import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readEvaluation } from './evaluation.ts'

it('reads a post in the names of its record', () => {
  const json = JSON.stringify({
    post_id: 'x',
    title: 'T',
    caption: 'A text',
    platform: 'LinkedIn',
    post_goal: 'trust',
    extra: 1,
  })
  expect(readEvaluation(json)).toMatchObject({
    ok: true,
    postId: 'x',
    post: { title: 'T', body: 'A text', platform: 'linkedin', goal: 'trust' },
  })
})

it('knows the other names of a record, and a post without a platform as one for the blog', () => {
  const read = (record: object) => readEvaluation(JSON.stringify(record))
  expect(read({ postId: 'x', content: 'A text', postGoal: 'trust' })).toMatchObject({
    postId: 'x',
    post: { body: 'A text', platform: 'blog', goal: 'trust' },
  })
  expect(read({ post_id: 7, body: 'A text' })).toMatchObject({
    ok: true,
    postId: null,
    post: { body: 'A text' },
  })
})

it('says what is wrong, and never throws', () => {
  expect(readEvaluation('nonsense')).toEqual({ ok: false, reason: 'unreadable' })
  expect(readEvaluation('[]')).toEqual({ ok: false, reason: 'unreadable' })
  expect(readEvaluation('{}')).toEqual({ ok: false, reason: 'invalid' })
  expect(readEvaluation('{"caption":"x","platform":"Nowhere"}')).toEqual({ ok: false, reason: 'invalid' })
  fc.assert(fc.property(fc.json(), text => void readEvaluation(text)))
})
