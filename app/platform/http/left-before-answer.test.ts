import { expect, it } from 'vitest'
import { leftBeforeAnswer } from './left-before-answer.ts'

async function statusOf(status: number, hasLeft: boolean): Promise<number> {
  const visit = new AbortController()
  const request = new Request('http://localhost/app/content', { signal: visit.signal })
  const next = async () => {
    if (hasLeft) visit.abort()
    return new Response('page', { status })
  }
  const [args, answer] = [{ request }, next] as unknown as Parameters<typeof leftBeforeAnswer>
  const response = await leftBeforeAnswer(args, answer)
  return (response as Response).status
}

it('tells a visitor who left from a failure of ours', async () => {
  expect(await statusOf(500, true)).toBe(499)
  expect(await statusOf(500, false)).toBe(500)
  expect(await statusOf(503, false)).toBe(503)
})

it('leaves alone what was finished although the visitor left', async () => {
  expect(await statusOf(200, true)).toBe(200)
  expect(await statusOf(302, true)).toBe(302)
  expect(await statusOf(404, true)).toBe(404)
})
