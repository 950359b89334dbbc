import { parseWithValibot } from '@conform-to/valibot'
import { expect, it } from 'vitest'
import { connectSchema } from '#core/publishing/connect-schema.ts'
import { NETWORKS } from '#core/publishing/networks.ts'

// The browser's own check stops a form before it is sent: it has to take one that has no field to type in.
it.each(NETWORKS)('a form to connect %s may ask for nothing', network => {
  const form = new FormData()
  form.set('network', network)
  expect(parseWithValibot(form, { schema: connectSchema })).toMatchObject({
    status: 'success',
    value: { network, typed: '' },
  })
})

it('takes what was typed without the white space around it, and no more than 300 characters', () => {
  const parsed = (typed: string) => {
    const form = new FormData()
    form.set('network', 'mastodon')
    form.set('typed', typed)
    return parseWithValibot(form, { schema: connectSchema })
  }
  expect(parsed('  ada.example ')).toMatchObject({ status: 'success', value: { typed: 'ada.example' } })
  expect(parsed('x'.repeat(301))).toMatchObject({ error: { typed: ['Please keep this to 300 characters'] } })
})
