import { expect, test } from '../fixtures/test.ts'

test('another site cannot act through any form', async ({ app }) => {
  const shapes: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: app.url.replace('http:', 'https:') },
    { Origin: `${app.url}.evil.example` },
    { Origin: app.url.replace('localhost', '127.0.0.1') },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    {},
    { Referer: `${app.url}/auth` },
    { Origin: 'https://evil.example', 'X-Forwarded-Host': new URL(app.url).host },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'file://' },
  ]
  for (const path of [
    '/auth',
    '/signup',
    '/sign-out',
    '/sign-out.data',
    '/auth.data',
    '/auth/resend',
    '/app/dashboard',
    '/readyz',
  ]) {
    for (const headers of shapes) {
      const response = await fetch(`${app.url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ email: 'ana@example.test', password: 'x' }),
        headers,
      })
      await response.arrayBuffer()
      expect([400, 403, 405], `${path} ${JSON.stringify(headers)}`).toContain(response.status)
    }
  }
})

test('every page carries the security headers and a nonce of its own', async ({ app }) => {
  const nonces = new Set<string>()
  for (const path of ['/auth', '/signup', '/nothing-here', '/auth']) {
    const response = await fetch(`${app.url}${path}`)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const nonce = policy.match(/'nonce-([^']+)'/)?.[1] ?? ''
    expect(nonce).not.toBe('')
    nonces.add(nonce)
    for (const script of html.matchAll(/<script\b([^>]*)>/g))
      expect(script[1], path).toContain(`nonce="${nonce}"`)
  }
  expect(nonces.size).toBe(4)
})

test('what a signed-in person sees is kept by nobody in between', async ({ app }) => {
  const response = await fetch(`${app.url}/auth`)
  await response.arrayBuffer()
  expect(response.headers.get('cache-control')).toContain('no-store')
})

test('a visitor is led to sign in, and the page they wanted is remembered', async ({ app }) => {
  for (const [path, expected] of [
    ['/app/dashboard', '/app/dashboard'],
    ['/app/dashboard.data', '/app/dashboard'],
    ['/app/storybank?kind=client', '/app/storybank?kind=client'],
    ['/onboarding', '/onboarding'],
    ['/select-tier', '/select-tier'],
  ]) {
    const response = await fetch(`${app.url}${path}`, { redirect: 'manual' })
    const body = await response.text()
    const target = response.headers.get('location') ?? body
    expect(decodeURIComponent(target), path).toContain(`/auth?redirectTo=${expected}`)
  }
})

test('metrics are nobody’s business without the token', async ({ app }) => {
  for (const headers of [{}, { Authorization: 'Bearer ' }, { Authorization: 'Bearer guess' }] as Record<
    string,
    string
  >[]) {
    const response = await fetch(`${app.url}/metrics`, { headers })
    await response.arrayBuffer()
    expect(response.status).toBe(404)
  }
})

test('an answer that sets a cookie is kept by nobody in between', async ({ app }) => {
  let withCookie = 0
  for (const path of [
    '/',
    '/pricing',
    '/about',
    '/insights',
    '/insights/feed.xml',
    '/privacy',
    '/contact',
    '/auth',
  ]) {
    for (const query of ['', '?ref=maya', '?utm_source=letter&utm_campaign=may']) {
      for (const cookie of ['', 'toast=00000000-signedOut', 'theme=dark', 'session=nothing']) {
        const response = await fetch(`${app.url}${path}${query}`, { headers: { Cookie: cookie } })
        await response.arrayBuffer()
        if (response.headers.getSetCookie().length === 0) continue
        withCookie += 1
        expect(response.headers.get('cache-control'), `${path}${query} with ${cookie}`).toBe('no-store')
      }
    }
  }
  expect(withCookie).toBeGreaterThan(8)
})

test('no page shows a text that its address brings along', async ({ app }) => {
  const text = 'Call-0900-1234-now'
  for (const path of [
    `/auth?message=${text}`,
    `/auth?sent=${text}&mode=${text}&problem=${text}&error=${text}`,
    `/signup?sent=1&message=${text}&problem=${text}`,
    `/auth/resend?failed=${text}&sent=${text}`,
    `/auth/confirm?token=${text}`,
    `/auth/google/callback?error=${text}&error_description=${text}`,
    `/contact?topic=${text}&message=${text}&sent=${text}`,
    `/pricing?message=${text}`,
    `/newsletter/confirm?token=${text}`,
    `/join?token=${text}`,
    `/help?message=${text}`,
    `/shared/${text}`,
    `/review/${text}`,
    `/ask/${text}`,
    `/${text}`,
  ]) {
    const html = await (await fetch(`${app.url}${path}`)).text()
    // What a reader sees, without the tags: their fields may carry the address on.
    const seen = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ')
    expect(seen, path).not.toContain('0900')
  }
})
