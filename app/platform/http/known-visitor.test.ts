import { expect, it } from 'vitest'
import { knownVisitorHeaders, readKnownVisitor } from './known-visitor.ts'

const requestWith = (cookie: string) => new Request('http://localhost/', { headers: { Cookie: cookie } })
const sentBack = (headers: Headers) =>
  requestWith(
    headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; '),
  )

it('fills in at the next form what was told in one', () => {
  const told = { email: 'ada@example.com', name: ' Ada; Lovelace ' }
  expect(readKnownVisitor(sentBack(knownVisitorHeaders(told)))).toEqual({
    email: 'ada@example.com',
    name: 'Ada; Lovelace',
  })
  expect(readKnownVisitor(sentBack(knownVisitorHeaders({ email: told.email })))).toEqual({
    email: 'ada@example.com',
    name: null,
  })
})

it.each(['', 'signup_email=rubbish; signup_name=%20', 'signup_email=%; signup_name=%', 'signup_email=a%40b'])(
  'takes “%s” for nothing',
  cookie => expect(readKnownVisitor(requestWith(cookie))).toEqual({ email: null, name: null }),
)

it('keeps a name as short as an account does, and without markup', () => {
  const { name } = readKnownVisitor(
    requestWith(`signup_name=${encodeURIComponent(`<script>x</script>${'n'.repeat(300)}`)}`),
  )
  expect(name).not.toContain('<')
  expect(name?.length).toBeLessThanOrEqual(100)
})
