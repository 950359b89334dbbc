import type { GenericSchema } from 'valibot'
import { describe, expect, it } from 'vitest'
import { sectionSchema } from '#core/brand/forms/answers.ts'
import { brandKitSchema } from '#core/brand/kit/kit.ts'
import { postFormSchema } from '#core/posts/schema.ts'
import { captureFormSchema, storyFormSchema } from '#core/stories/schema.ts'
import { parseForm } from './parse-form.server.ts'

/** What a browser sends: every field of the form, the empty ones too. */
async function send(schema: GenericSchema<Record<string, unknown>>, fields: Record<string, string>) {
  const names = Object.keys((schema as unknown as { entries: object }).entries)
  const form = new URLSearchParams(names.map((name): [string, string] => [name, fields[name] ?? '']))
  return parseForm(new Request('http://localhost/', { method: 'POST', body: form }), schema)
}

describe('forms of the brand, stories and posts, as a browser sends them', () => {
  it('take a section of the brand with one answer of many', async () => {
    const form = await send(sectionSchema('values'), { core_values: 'honesty\npatience, always' })
    expect(form).toMatchObject({ ok: true, value: { core_values: ['honesty', 'patience, always'] } })
  })

  it('take a story with nothing but a title', async () => {
    const form = await send(storyFormSchema, { title: 'The kettle', version: '3' })
    expect(form).toMatchObject({
      ok: true,
      value: {
        title: 'The kettle',
        version: 3,
        kind: 'everyday',
        proofKind: null,
        happenedOn: null,
        lesson: '',
      },
    })
  })

  it('take a post with nothing but a text and a place', async () => {
    const form = await send(postFormSchema, { body: 'Bread', platform: 'LinkedIn', version: '0' })
    expect(form).toMatchObject({
      ok: true,
      value: { body: 'Bread', platform: 'linkedin', goal: '', version: 0 },
    })
  })

  it('take a brand kit whose accent is left empty', async () => {
    const form = await send(brandKitSchema, { main: '#1f6f5c', font: 'sans' })
    expect(form).toMatchObject({ ok: true, value: { main: '#1f6f5c', accent: null, font: 'sans' } })
  })

  it('say in our words what is missing', async () => {
    const kit = await send(brandKitSchema, { font: 'sans' })
    expect(kit).toMatchObject({ ok: false, reply: { error: { main: ['Enter your main colour'] } } })
    const capture = await send(captureFormSchema, {})
    expect(capture).toMatchObject({
      ok: false,
      status: 400,
      reply: { error: { body: ['Enter what happened. One line is enough'] } },
    })
    const post = await send(postFormSchema, {})
    expect(post).toMatchObject({
      ok: false,
      reply: { error: { body: ['Enter some text'], platform: ['Choose a platform'] } },
    })
  })
})
