import { expect, it } from 'vitest'
import { checkOperator } from './operator.ts'

const real = {
  mode: 'production' as const,
  mailFrom: 'Loaf & Ledger <hello@loafledger.co.uk>',
  operator: {
    ...{ name: 'Loaf & Ledger Ltd', number: '12345678', address: '1 Mill Lane, Leeds' },
    supportEmail: 'help@loafledger.co.uk',
  },
}

it('has nothing to say of an operator who can be reached', () => {
  expect(checkOperator(real)).toMatchObject({
    status: 'ok',
    detail: 'Loaf & Ledger Ltd, help@loafledger.co.uk',
  })
})

it.each([
  'support@brandhearth.test',
  'a@example.com',
  'a@mail.example.org',
  'a@shop.example',
  'a@localhost',
  'A@X.INVALID',
])('fails in production where people would write to %s, and not elsewhere', address => {
  const named = { ...real, operator: { ...real.operator, supportEmail: address } }
  expect(checkOperator(named)).toMatchObject({
    status: 'fail',
    detail: expect.stringContaining('SUPPORT_EMAIL is'),
  })
  const sent = checkOperator({ ...real, mailFrom: `Us <${address}>` })
  expect(sent).toMatchObject({ status: 'fail', detail: expect.stringContaining(`MAIL_FROM is ${address}`) })
  expect(checkOperator({ ...named, mode: 'local' }).status).toBe('ok')
})

it.each(['a@latest.io', 'a@example.com.de', 'a@contest.com', 'example@test.com'])(
  'takes %s for real',
  address => {
    const named = { ...real, operator: { ...real.operator, supportEmail: address } }
    expect(checkOperator(named).status).toBe('ok')
  },
)

it('warns where a company does not say its number and office', () => {
  for (const missing of [{ number: null }, { address: null }])
    expect(checkOperator({ ...real, operator: { ...real.operator, ...missing } }).status).toBe('warn')
})
