import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutHistory } from './mail-history.ts'
import { isAutomatic, replyOfMail } from './mailed-reply.ts'
import { TICKET_MESSAGE_MOST } from './threads.ts'

const mail = (over: object) => ({ text: '', html: '', attachments: [], auto_submitted: '', ...over })

const OURS = ['> We’ve replied to your message', '>', '> Which browser do you use?', '>', '> --', '> Why']

describe('what somebody wrote in a reply', () => {
  it.each([
    ['plain', 'Firefox', 'Firefox'],
    ['Gmail', ['Firefox', '', 'On Thu, 26 Nov 2026 at 10:00, Us <us@x.test> wrote:', '', ...OURS], 'Firefox'],
    [
      'an attribution on several lines',
      ['Firefox', '', 'On Thu, 26 Nov 2026 at 10:00,', 'Brandhearth <hello@x.test>', 'wrote:', ...OURS],
      'Firefox',
    ],
    [
      'a history without marks',
      ['Firefox', 'On 26 Nov 2026, Us wrote:', 'Which browser?', 'Ours'],
      'Firefox',
    ],
    ['German', ['Firefox', 'Am 26.11.2026 um 10:00 schrieb Us <us@x.test>:', ...OURS], 'Firefox'],
    ['French', ['Firefox', 'Le jeu. 26 nov. 2026 à 10:00, Us <us@x.test> a écrit :', ...OURS], 'Firefox'],
    [
      'Outlook',
      [
        'Firefox',
        '',
        '________________________________',
        'From: Us <us@x.test>',
        'Sent: Thursday',
        'To: Ada',
        'Subject: Re',
        '',
        'Which browser?',
      ],
      'Firefox',
    ],
    ['an original message', ['Firefox', '-----Original Message-----', 'Which browser?'], 'Firefox'],
    ['below the quotation', ['On 26 Nov 2026, Us <us@x.test> wrote:', ...OURS, '', 'Firefox'], 'Firefox'],
    ['between quotations', ['> Which browser?', 'Firefox', '> Which version?', '140'], 'Firefox\n140'],
    ['a signature', ['Firefox', '', '-- ', 'Ada Byron', 'Analysts Ltd'], 'Firefox'],
    ['a phone', ['Firefox', '', 'Sent from my iPhone', '', 'On 26 Nov 2026, Us wrote:', ...OURS], 'Firefox'],
    ['nothing of its own', ['', 'On 26 Nov 2026, Us <us@x.test> wrote:', ...OURS], ''],
    [
      'a sentence that only looks like one',
      ['On the farm she wrote:', 'Hello'],
      'On the farm she wrote:\nHello',
    ],
    ['a price list', ['From: 10', 'the rest is fine'], 'From: 10\nthe rest is fine'],
  ] as const)('%s', (_, text, expected) => {
    expect(cutHistory(typeof text === 'string' ? text : text.join('\r\n'))).toBe(expected)
  })

  it('is read from HTML where a mail has no text', () => {
    const html =
      '<div>Firefox<br>and <b>Safari</b></div><div class="gmail_quote"><div>On Thu, 26 Nov 2026 at 10:00, Us &lt;<a href="mailto:us@x.test">us@x.test</a>&gt; wrote:<br></div><blockquote>Which browser?</blockquote></div>'
    expect(replyOfMail(mail({ html }))).toBe('Firefox\nand Safari')
  })

  it('says how many files were left out, and that it was too long', () => {
    expect(replyOfMail(mail({ text: 'Look', attachments: [{}] }))).toBe(
      'Look\n\n(1 attachment wasn’t added.)',
    )
    expect(replyOfMail(mail({ attachments: [{}, {}] }))).toBe('')
    const long = replyOfMail(mail({ text: 'word '.repeat(3000), attachments: [{}, {}] }))
    expect(long.length).toBeLessThanOrEqual(TICKET_MESSAGE_MOST)
    expect(long).toMatch(
      /w\w*\n\n\(The rest of this email was too long to add\.\)\n\n\(2 attachments weren’t added\.\)$/,
    )
  })

  it('is never longer than a message may be, and holds no line that was quoted', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(...OURS, 'On 26 Nov 2026, Us wrote:', '-- ', 'From: a'),
    )
    fc.assert(
      fc.property(fc.array(line), fc.nat(3), (lines, files) => {
        const text = lines.join('\n')
        const reply = replyOfMail(mail({ text, attachments: Array.from({ length: files }) }))
        expect(reply.length).toBeLessThanOrEqual(TICKET_MESSAGE_MOST)
        for (const each of cutHistory(text).split('\n')) expect(each).not.toMatch(/^\s*>/)
      }),
    )
  })

  it('that a program wrote by itself is known by its header', () => {
    const said = ['', 'no', ' No', 'auto-replied', 'auto-generated; x', 'nothing']
    expect(said.map(auto_submitted => isAutomatic({ auto_submitted }))).toEqual([
      ...[false, false, false, true, true, true],
    ])
  })
})
