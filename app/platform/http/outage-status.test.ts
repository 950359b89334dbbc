import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { outageStatus } from './outage-status.ts'
import { openRequestScope } from './request-scope.ts'

const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

function answerTo(next: () => Promise<Response>) {
  const context = new RouterContextProvider()
  openRequestScope(context, '127.0.0.1')
  const args = { context, request: new Request('http://localhost/app/capture') }
  return outageStatus(args as never, next)
}

it('a resource without a page, whose failure comes as what was thrown, is answered with 503 as pages are', async () => {
  const response = await answerTo(() => Promise.reject(gone))
  expect(response).toMatchObject({ status: 503 })
  expect(response?.headers.get('Retry-After')).toBe('5')
})

it('a bug stays a bug', async () => {
  await expect(answerTo(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
})
