import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PageBody } from './page-body.ts'

it('a finished page is one piece', () => {
  const body = new PageBody()
  body.write('<p>')
  body.write(new TextEncoder().encode('é</p>'))
  body.end()
  const content = body.toResponseBody()
  expect(content).toBeInstanceOf(Uint8Array)
  expect(Buffer.from(content as Uint8Array).toString()).toBe('<p>é</p>')
})

it('an unfinished page is streamed, one piece for each flush', async () => {
  const body = new PageBody()
  body.write('shell')
  const content = body.toResponseBody() as ReadableStream<Uint8Array>
  const reader = content.getReader()
  const next = async () => {
    const { value } = await reader.read()
    return value ? Buffer.from(value).toString() : null
  }
  expect(await next()).toBe('shell')
  body.write('a')
  body.write('b')
  body.flush()
  body.write('c')
  body.end()
  expect([await next(), await next(), await next()]).toEqual(['ab', 'c', null])
})

it('a reader who leaves ends the rendering', async () => {
  const body = new PageBody()
  let closed = 0
  body.on('close', () => {
    closed += 1
  })
  const content = body.toResponseBody() as ReadableStream<Uint8Array>
  await content.cancel()
  expect(closed).toBe(1)
  body.write('too late')
  expect(() => body.end()).not.toThrow()
})

it('a rendering that breaks off breaks the answer off', async () => {
  const body = new PageBody()
  const content = body.toResponseBody() as ReadableStream<Uint8Array>
  body.destroy(new Error('gone'))
  await expect(content.getReader().read()).rejects.toThrow('gone')
})

it('what scripts are preloaded comes behind the style sheet and without a nonce, and no letter is lost', () => {
  const body = new PageBody()
  const [one, other] = ['/a.js', '/b.js'].map(file => `<link rel="modulepreload" href="${file}" nonce="n"/>`)
  body.write(`<p>é–🔥</p>${one}${other}<script nonce="n">first()</script>`)
  body.end()
  const page = Buffer.from(body.toResponseBody() as Uint8Array).toString()
  expect(page.match(/<link rel="modulepreload" fetchpriority="low" href="\/[ab]\.js"\/>/g)).toHaveLength(2)
  expect(page).toContain('<p>é–🔥</p>')
  expect(page).toContain('<script nonce="n">first()</script>')
})

it('the names of built scripts stand once, in a script that preloads them', () => {
  const body = new PageBody()
  const links = ['/assets/a-1.js', '/assets/b_2.js'].map(
    file => `<link rel="modulepreload" href="${file}" nonce="n"/>`,
  )
  body.write(`<head>${links.join('')}<link rel="stylesheet"/></head><p>é</p>`)
  body.end()
  const page = Buffer.from(body.toResponseBody() as Uint8Array).toString()
  expect(page).toMatch(/^<head><script nonce="n">[^<]*<\/script><link rel="stylesheet"\/><\/head><p>é<\/p>$/)
  const made: object[] = []
  const document = { createElement: () => ({}), head: { append: (link: object) => made.push(link) } }
  new Function('document', /<script nonce="n">(.*)<\/script>/.exec(page)?.[1] ?? '')(document)
  expect(made).toEqual(
    ['/assets/a-1.js', '/assets/b_2.js'].map(href => ({
      rel: 'modulepreload',
      fetchPriority: 'low',
      href,
    })),
  )
})

it('scripts with a starter wait for it, asleep where they were', () => {
  const body = new PageBody('start()')
  body.write(
    '<link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/>',
  )
  body.write('<p>é</p><script nonce="n">first()</script>')
  body.write(
    '<script nonce="n" type="module" async="">\n  import "/a.js";\n"$&"</script><script nonce="n">last()</script>',
  )
  body.end()
  const page = Buffer.from(body.toResponseBody() as Uint8Array).toString()
  expect(page).toBe(
    '<p>é</p><script nonce="n">first()</script>' +
      '<script nonce="n" type="text/plain">import "/a.js";"$&"</script>' +
      '<script nonce="n" data-files="/a.js /b.js">start()</script><script nonce="n">last()</script>',
  )
})

it('a page without scripts needs no starter', () => {
  const body = new PageBody('start()')
  body.write('<p>words</p>')
  body.end()
  expect(Buffer.from(body.toResponseBody() as Uint8Array).toString()).toBe('<p>words</p>')
})

it('the data of a page comes as it was sent, its quotation marks as they are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('"', "'", '\\', 'n', 'é', '🔥', '\n', '</script>') })),
      texts => {
        const body = new PageBody()
        const data = `${JSON.stringify(texts)}\n`
        const sent = (text: string) =>
          `<script nonce="n">window.streamController.enqueue(${JSON.stringify(text).replaceAll('<', '\\u003c')});</script>`
        body.write(`<p>"</p>${sent(data)}<p>'</p>${sent('[]')}`)
        body.end()
        const page = Buffer.from(body.toResponseBody() as Uint8Array).toString()
        const came: string[] = []
        const window = { streamController: { enqueue: (text: string) => came.push(text) } }
        for (const [, script = ''] of page.matchAll(/<script nonce="n">(.*?)<\/script>/gs))
          new Function('window', script)(window)
        expect(came).toEqual([data, '[]'])
        expect(page).toMatch(/^<p>"<\/p>.*<p>'<\/p>/s)
        expect(page).not.toContain('\\"[')
      },
    ),
  )
})
