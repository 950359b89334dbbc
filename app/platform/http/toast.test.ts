import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TOASTS } from '#app/toasts.ts'
import { isShownAtOnce, readToast, type ToastKey, toastCookie } from './toast.ts'

const sent = (cookie: string) =>
  readToast(new Request('http://localhost/', { headers: { Cookie: cookie.split(';')[0] ?? '' } }), TOASTS)

describe('a flash message', () => {
  it('comes back with the words of its key, whichever key it is', () => {
    for (const key of Object.keys(TOASTS) as ToastKey[])
      expect(sent(toastCookie(key))?.copy.kind).toBeDefined()
    expect(sent(toastCookie('signedOut'))?.copy.title).toBe('Signed out')
  })

  it('fills in its parameters as text', () => {
    const toast = sent(toastCookie('trialStarted', { plan: 'Collective+ <b>& friends' }))
    expect(toast?.copy.text).toContain('Collective+ <b>& friends')
  })

  it('fills in any name, with whatever dots and stars it has', () => {
    expect(sent(toastCookie('trialStarted', { plan: '@ada.test' }))?.copy.text).toContain('@ada.test')
    const names = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(names, plan => {
        expect(sent(toastCookie('trialStarted', { plan }))?.copy.text).toContain(plan)
      }),
    )
  })

  it('says what it has to say, however long a name is and however many bytes its characters take', () => {
    for (const when of ['🧑🏽‍🎤'.repeat(200), '日'.repeat(80), `a${'😀'.repeat(90)}`])
      expect(sent(toastCookie('postScheduled', { when }))?.copy.kind).toBeDefined()
    expect(sent(toastCookie('trialStarted', { plan: '日'.repeat(90) }))?.copy.text).toContain('日'.repeat(80))
    const names = fc.string({ unit: 'binary', maxLength: 400 })
    fc.assert(
      fc.property(names, names, names, (plan, one, other) => {
        const cookie = toastCookie('trialStarted', { plan, one, other })
        expect(sent(cookie)?.copy.title).toBeDefined()
        expect(cookie.length).toBeLessThan(4096)
      }),
      { numRuns: 25 },
    )
  })

  it('says nothing when the key is none of ours', () => {
    for (const value of ['nothing', '__proto__', 'toString', '', 'signedOut.%', '<script>']) {
      const toast = sent(`toast=${value}`)
      expect(toast?.copy.title ?? 'Signed out').toBe('Signed out')
    }
    expect(sent('toast=__proto__')).toBeNull()
    expect(sent('toast=constructor')).toBeNull()
  })

  it('is shown once: each has an id of its own, which stays when it is read again', () => {
    const cookies = [1, 2].map(() => toastCookie('signedOut'))
    const ids = [...cookies, ...cookies].map(cookie => sent(cookie)?.id)
    expect(new Set(ids).size).toBe(2)
  })

  it('waits for the browser when a script asked, whose answer may be dropped for a newer one', () => {
    const request = (headers: Record<string, string>) =>
      isShownAtOnce(new Request('http://localhost/', { headers }))
    expect(request({ 'Sec-Fetch-Dest': 'empty' })).toBe(false)
    expect(request({ 'Sec-Fetch-Dest': 'document' })).toBe(true)
    expect(request({})).toBe(true)
  })
})
