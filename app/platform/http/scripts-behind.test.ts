import { expect, it } from 'vitest'
import { withScriptsBehind } from './scripts-behind.ts'

const behind = (page: string, starter: string | null = null) =>
  Buffer.from(withScriptsBehind(Buffer.from(page), starter)).toString()

it('what scripts are preloaded comes behind the style sheet and without a nonce, and no letter is lost', () => {
  const [one, other] = ['/a.js', '/b.js'].map(file => `<link rel="modulepreload" href="${file}" nonce="n"/>`)
  const page = behind(`<p>é–🔥</p>${one}${other}<script nonce="n">first()</script>`)
  expect(page.match(/<link rel="modulepreload" fetchpriority="low" href="\/[ab]\.js"\/>/g)).toHaveLength(2)
  expect(page).toContain('<p>é–🔥</p>')
  expect(page).toContain('<script nonce="n">first()</script>')
})

it('the names of built scripts stand once, in a script that preloads them', () => {
  const links = ['/assets/a-1.js', '/assets/b_2.js'].map(
    file => `<link rel="modulepreload" href="${file}" nonce="n"/>`,
  )
  const page = behind(`<head>${links.join('')}<link rel="stylesheet"/></head><p>é</p>`)
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
  const links =
    '<link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/>'
  const page = behind(
    `${links}<p>é</p><script nonce="n">first()</script>` +
      '<script nonce="n" type="module" async="">\n  import "/a.js";\n"$&"</script><script nonce="n">last()</script>',
    'start()',
  )
  expect(page).toBe(
    '<p>é</p><script nonce="n">first()</script>' +
      '<script nonce="n" type="text/plain">import "/a.js";"$&"</script>' +
      '<script nonce="n" data-files="/a.js /b.js">start()</script><script nonce="n">last()</script>',
  )
})

it('a page without scripts needs no starter', () => {
  expect(behind('<p>words</p>', 'start()')).toBe('<p>words</p>')
})
