import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registerSchema } from '#core/identity/forms/register.ts'
import { signInSchema } from '#core/identity/forms/sign-in.ts'
import { parseForm } from './parse-form.server.ts'

const post = (body: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

describe('a form checked by its schema', () => {
  it('gives its values when all is well', async () => {
    const form = await parseForm(post('email=Ana%40Example.com&password=x&remember=on'), signInSchema)
    expect(form.ok && form.value).toEqual({ email: 'ana@example.com', password: 'x', remember: true })
  })

  it('says the exact sentence of each field and keeps what was typed, secrets left out', async () => {
    const form = await parseForm(
      post('email=ana&password=&confirmPassword=Other1234&name=Ana'),
      registerSchema,
    )
    expect(form).toMatchObject({ ok: false, status: 400 })
    if (form.ok) return
    expect(form.reply.error).toMatchObject({
      email: ['Please enter a valid email address'],
      password: ['Password is required'],
      terms: ['You must accept the terms of service'],
    })
    expect(form.reply.initialValue).toMatchObject({ email: 'ana', name: 'Ana' })
    expect(JSON.stringify(form.reply)).not.toContain('Other1234')
  })

  it('carries a refusal that only the server could know, without the password', async () => {
    const form = await parseForm(post('email=ana%40b.c&password=Secret123'), signInSchema)
    expect(form.ok).toBe(true)
    if (!form.ok) return
    const refused = form.refuse({ status: 429, form: 'Too many', fields: { email: 'Taken' } })
    expect(refused).toMatchObject({
      ok: false,
      status: 429,
      reply: { error: { '': ['Too many'], email: ['Taken'] } },
    })
    expect(JSON.stringify(refused)).not.toContain('Secret123')
  })

  it('never throws, whatever is posted', async () => {
    const name = fc.oneof(
      fc.constantFrom(
        'email',
        'password',
        'email[0]',
        'email[4000000000]',
        'email.x',
        '__proto__',
        '__proto__.x',
        'constructor',
        '__intent__',
        '__state__',
      ),
      fc.string(),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, fc.string())), async pairs => {
        const form = await parseForm(post(new URLSearchParams(pairs).toString()), signInSchema)
        expect(form.ok || form.status === 400).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
