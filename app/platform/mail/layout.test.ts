import { describe, expect, it } from 'vitest'
import { layOut, sign } from './layout.ts'

const parts = {
  subject: 'Hello\r\nBcc: everyone@example.test',
  preview: 'p',
  heading: '<script>alert(1)</script>',
  paragraphs: ['Tea & "biscuits"'],
  quote: 'As it\nwas <b>written</b>',
  lists: [
    { title: 'Steps', items: ['one'] },
    { title: 'More', items: ['two'] },
  ],
  leaveUrl: 'https://example.test/unsubscribe/x',
  button: { label: 'Open', url: 'https://example.test/?a=1&b=2' },
  code: '012345',
  reason: 'Because you asked.',
}

describe('a mail', () => {
  const { subject, html, text } = layOut(parts)

  it('keeps its subject on one line', () => {
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('shows text as text in HTML', () => {
    expect(html).not.toContain('<script>')
    expect(html).toContain('Tea &#38; &#34;biscuits&#34;')
  })

  it('says the same without HTML, link and code and reason included', () => {
    for (const part of [
      'Tea & "biscuits"',
      '- one',
      '- two',
      'As it\nwas <b>written</b>',
      'https://example.test/unsubscribe/x',
      'https://example.test/?a=1&b=2',
      '012345',
      'Because you asked.',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('shows our mark on top of mails of ours alone, and the code before the bare link', () => {
    const operator = { name: 'Loaf', number: null, address: null, supportEmail: 'help@loaf.test' }
    const { html, text } = sign(layOut(parts), operator, 'https://loaf.test')
    expect(html.indexOf('https://loaf.test/icon-192.png')).toBeGreaterThan(0)
    expect(html.indexOf('https://loaf.test/icon-192.png')).toBeLessThan(html.indexOf('<h1'))
    expect(html.indexOf('012345')).toBeLessThan(html.indexOf('If the button doesn’t work'))
    expect(text.indexOf('012345')).toBeLessThan(text.indexOf(parts.button.url))
    const marked = sign(layOut({ ...parts, mark: '/hearth/x.png' }), operator, 'https://loaf.test').html
    expect(marked.indexOf('https://loaf.test/hearth/x.png')).toBeGreaterThan(0)
    expect(marked).not.toContain('icon-192')
    const look = { colour: '#000', on: '#fff', logo: null }
    const theirs = layOut({ ...parts, sender: { name: 'Bowls', look } })
    expect(sign(theirs, operator, 'https://loaf.test').html).not.toContain('icon-192')
  })

  it('says below everything else who sent it and where they can be reached', () => {
    const operator = {
      ...{ name: 'Loaf & Ledger Ltd', number: '12345678', address: '1 Mill Lane, Leeds' },
      supportEmail: 'help@loaf.test',
    }
    const signed = sign(layOut(parts), operator, 'https://loaf.test')
    expect(
      signed.text.endsWith('Ledger Ltd, company number 12345678, 1 Mill Lane, Leeds · help@loaf.test\n'),
    ).toBe(true)
    expect(signed.html).toContain('Loaf &#38; Ledger Ltd, company number 12345678, 1 Mill Lane, Leeds')
    expect(signed.html).toMatch(/mailto:help@loaf\.test[\s\S]*<\/body><\/html>$/)
    expect(
      sign(layOut(parts), { ...operator, number: null, address: null }, 'https://loaf.test').text,
    ).toContain('Ledger Ltd · help@')
  })
})
