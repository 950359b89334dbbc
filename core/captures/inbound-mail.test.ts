import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  captureNames,
  captureOfMail,
  inboundMailSchema,
  picturesOfMail,
  senderOfMail,
} from './inbound-mail.ts'

const NAME = 'a1'.repeat(16)
const mail = (data: object) => ({
  type: 'mail.received',
  data: { message_id: '<1@x>', to: [`${NAME}@in.test`], ...data },
})

function read(data: object) {
  const parsed = safeParse(inboundMailSchema, mail(data))
  if (!parsed.success) throw new Error(parsed.issues[0].message)
  return parsed.output.data
}

describe('an email that comes in', () => {
  it('has its subject, its text and its link', () => {
    const given = read({
      subject: 'Flour',
      text: 'Prices rose: https://example.com/a.',
      from: { address: 'ana@x.test' },
    })
    expect(captureOfMail(given)).toEqual({
      title: 'Flour',
      body: 'Prices rose: https://example.com/a.',
      link: 'https://example.com/a',
    })
    expect(senderOfMail(given)).toBe('ana@x.test')
  })

  it('that has HTML alone is read as plain text, and nothing in it runs', () => {
    const given = read({ html: '<p>Hello <b>there</b></p><script>alert(1)</script>' })
    expect(captureOfMail(given).body).toBe('Hello there')
    expect(senderOfMail(given)).toBe('')
  })

  it('that has HTML alone keeps its heading and its paragraphs, however much stands before them', () => {
    const style = `<style>${'p{color:red}'.repeat(4000)}</style>`
    const html = `<html><head><title>Mail</title>${style}<body>${style}<h1>Flour</h1><table><tr><td>Rye</td><td>2</td></tr></table><p>Dearer</p>`
    expect(captureOfMail(read({ subject: 'News', html })).body).toBe('Flour\n\nRye 2\n\nDearer')
  })

  it('brings files that say they are pictures', () => {
    const file = (type: string) => ({ content_type: type, content: 'AAAA' })
    expect(
      picturesOfMail(read({ attachments: [file('image/png'), file('application/pdf'), file('IMAGE/JPEG')] })),
    ).toHaveLength(2)
  })

  it.each(['AA==', 'AAA=', 'AAAA', 'A'.repeat(13_000_000)])(
    'may bring a file of any length as base64: %#',
    content => {
      expect(picturesOfMail(read({ attachments: [{ content_type: 'image/png', content }] }))).toEqual([
        content,
      ])
    },
  )

  it.each(['A', 'A=', '====', 'A===', 'AAAA=', 'AA=A', `${'A'.repeat(13_000_000)}!!!!`])(
    'with a file that is no base64 is refused: %#',
    content => {
      expect(safeParse(inboundMailSchema, mail({ attachments: [{ content }] })).success).toBe(false)
    },
  )

  it.each([
    [{ type: 'mail.bounced', data: {} }],
    [mail({ message_id: '' })],
    [mail({ to: [] })],
    [mail({ text: 5 })],
    [mail({ attachments: [{ content: 'not base64!' }] })],
    [null],
    ['mail.received'],
  ])('that is none is refused: %j', given => {
    expect(safeParse(inboundMailSchema, given).success).toBe(false)
  })
})

describe('whom an email is for', () => {
  it.each([
    [[`${NAME}@in.test`], [NAME]],
    [[`Ana <${NAME.toUpperCase()}@IN.test>`], [NAME]],
    [[`${NAME}@in.test`, `${NAME}@in.test`], [NAME]],
    [[`${NAME}@in.test.evil.example`, `${NAME}@other.test`, 'ana@in.test', '@in.test', NAME, ''], []],
  ])('%j: %j', (recipients, names) => {
    expect(captureNames(recipients, 'in.test')).toEqual(names)
  })

  it('is five names at most, each of 32 letters and digits, whatever stands there', () => {
    const recipient = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9a-f]{32}$/).map(name => `${name}@in.test`),
    )
    fc.assert(
      fc.property(fc.array(recipient, { maxLength: 12 }), recipients => {
        const names = captureNames(recipients, 'in.test')
        expect(names.length).toBeLessThanOrEqual(5)
        for (const name of names) {
          expect(name).toMatch(/^[0-9a-f]{32}$/)
          expect(recipients.join(' ').toLowerCase()).toContain(`${name}@in.test`)
        }
      }),
    )
  })
})
