import { lazy, type ReactNode, Suspense } from 'react'
import { expect, it } from 'vitest'
import { wholePage } from './whole-page.ts'

const whole = (page: ReactNode, scripts = '') => {
  const bytes = wholePage(page, { scripts: () => scripts, starter: null })
  return bytes && Buffer.from(bytes).toString()
}

it('a page is a document with its scripts at the end', () => {
  const page = whole(
    <html lang="en">
      <body>
        <p>é–🔥 &lt;</p>
      </body>
    </html>,
    '<script>data</script>',
  )
  expect(page).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><p>é–🔥 &lt;</p><script>data</script></body></html>',
  )
})

it('scripts are asked for once the page is rendered', () => {
  let isRendered = false
  const Part = () => {
    isRendered = true
    return null
  }
  let wasRendered = false
  const scripts = () => {
    wasRendered = isRendered
    return ''
  }
  wholePage(<Part />, { scripts, starter: null })
  expect(wasRendered).toBe(true)
})

it('a page of which something has to be waited for is none, until it is there', async () => {
  const loading = Promise.resolve({ default: () => <p>late</p> })
  const Late = lazy(() => loading)
  const page = (
    <body>
      <Suspense fallback={<p>waits</p>}>
        <Late />
      </Suspense>
    </body>
  )
  expect(whole(page)).toBeNull()
  await loading
  expect(whole(page)).toContain('<p>late</p>')
})

it('fails as a part of it fails', () => {
  const Broken = () => {
    throw new Error('broken')
  }
  expect(() => whole(<Broken />)).toThrow('broken')
})
