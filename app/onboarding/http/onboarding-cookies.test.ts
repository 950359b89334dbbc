import { describe, expect, it } from 'vitest'
import { onboardingCompletion } from '#core/onboarding/journey/completion.ts'
import { flagFinished, holdKickstart, readHeldKickstart, readOnboardingFlags } from './onboarding-cookies.ts'

const ADA = 'ada00000-0000-4000-8000-000000000000'
const BOB = 'b0b00000-0000-4000-8000-000000000000'

/** The request that a browser with these answers sends next. */
function nextRequest(headers: Headers): Request {
  const cookies = headers
    .getSetCookie()
    .filter(cookie => !cookie.includes('Max-Age=0'))
    .map(cookie => cookie.split(';')[0])
  return new Request('http://localhost/', { headers: { Cookie: cookies.join('; ') } })
}

function held(answers: Parameters<typeof holdKickstart>[2]): Headers {
  const headers = new Headers()
  holdKickstart(headers, ADA, answers)
  return headers
}

describe('answers held on the device', () => {
  it('come back for the person who gave them, and for nobody else', () => {
    const request = nextRequest(held({ offerDescription: 'A twelve-week course', businessStage: 'growing' }))
    expect(readHeldKickstart(request, ADA)).toEqual({
      offerDescription: 'A twelve-week course',
      businessStage: 'growing',
    })
    expect(readHeldKickstart(request, BOB)).toBeNull()
    expect(readHeldKickstart(nextRequest(held(null)), ADA)).toBeNull()
  })

  it.each([
    ['Chinese', 0x4e00, 0x5000],
    ['signs of every kind', 0x100, 0xd000],
    ['emoji', 0x1f300, 0x600],
  ])('fit into three cookies when the last step is full of %s', (_, from, count) => {
    // Every sign another one, so that packing helps as little as it can.
    const full = (length: number) => {
      let text = ''
      for (let n = 1; text.length < length; n++) text += String.fromCodePoint(from + ((n * 7919) % count))
      return text.slice(0, length).toWellFormed()
    }
    const answers = { offerDescription: full(2000), primaryMarketingGoal: full(500) }
    const headers = held(answers)
    for (const cookie of headers.getSetCookie()) expect(cookie.length).toBeLessThan(4000)
    expect(readHeldKickstart(nextRequest(headers), ADA)).toEqual(answers)
  })

  it('are nothing when somebody has written nonsense there', () => {
    for (const value of ['ada00000', 'ada00000!!!', 'ada00000AAAA', 'x', `ada00000${'A'.repeat(9000)}`]) {
      const request = new Request('http://localhost/', { headers: { Cookie: `kickstart_held=${value}` } })
      expect(readHeldKickstart(request, ADA)).toBeNull()
    }
  })
})

describe('flags on a shared device', () => {
  it('count for the person they were set for, and a plain one for everybody', () => {
    const headers = new Headers()
    flagFinished(headers, ADA, onboardingCompletion('pro', new Date('2026-11-20T10:00:00Z')))
    const request = nextRequest(headers)
    const all = { cookieCompleted: true, cookieWelcomeSeen: true }
    expect(readOnboardingFlags(request, { userId: ADA, tier: 'pro' })).toEqual(all)
    expect(readOnboardingFlags(request, { userId: ADA, tier: 'collective' })).toEqual({
      ...all,
      cookieWelcomeSeen: false,
    })
    expect(readOnboardingFlags(request, { userId: BOB, tier: 'pro' })).toEqual({
      cookieCompleted: false,
      cookieWelcomeSeen: false,
    })
    const plain = new Request('http://localhost/', { headers: { Cookie: 'kickstart_completed=true' } })
    expect(readOnboardingFlags(plain, { userId: BOB, tier: 'pro' }).cookieCompleted).toBe(true)
  })
})
