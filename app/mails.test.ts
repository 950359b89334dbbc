import { describe, expect, it } from 'vitest'
import { renderMail } from './mails.ts'
import { compassReceived } from './site/emails/compass.ts'
import { contactReceived } from './site/emails/contact.ts'
import { quizResult } from './site/emails/quiz-result.ts'

const BAIT = 'Claim your prize'

/** Mails that go to whatever address somebody typed, with all they were ever given, the typed name in each. */
const TO_STRANGERS = {
  'confirm-email': { name: BAIT, url: 'https://app.test/x', code: '123456' },
  'contact-received': { name: BAIT, topic: 'A question about the product' },
  'compass-received': { name: BAIT, firstName: BAIT, quizUrl: 'https://app.test/quiz' },
  'quiz-result': {
    name: BAIT,
    score: 50,
    focus: 'Voice',
    headline: 'A headline',
    meaning: ['What it means'],
    strengths: [],
    nextSteps: ['One'],
    url: 'https://app.test/x',
    signUpUrl: 'https://app.test/signup',
    retakeUrl: 'https://app.test/brand-clarity-quiz',
  },
  'newsletter-confirm': { name: BAIT, url: 'https://app.test/x' },
  'request-received': {
    ...{ name: BAIT, about: BAIT },
    brand: 'Loaf & Ledger',
    confirmUrl: 'https://app.test/x',
    statusUrl: 'https://app.test/y',
  },
} as const

describe('a mail to an address that nobody has verified', () => {
  it.each(Object.entries(TO_STRANGERS))('%s repeats nothing that was typed', (template, props) => {
    const { subject, text, html } = renderMail(template, props)
    for (const part of [subject, text, html]) expect(part).not.toContain(BAIT)
  })

  it('greets without a name, and not with a hole where one was', () => {
    const mails = [contactReceived({ topic: 'Plans' }), compassReceived({ quizUrl: 'https://app.test/quiz' })]
    for (const { text } of mails) expect(text).not.toMatch(/undefined|, ?$/m)
    expect(quizResult({ ...TO_STRANGERS['quiz-result'] }).text).toContain('Your brand clarity score is 50')
  })
})
