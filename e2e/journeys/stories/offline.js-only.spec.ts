import type { BrowserContext, Page } from 'playwright/test'
import { signIn } from '../../fixtures/accounts.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { endSessions } from '../../fixtures/sessions.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ allowProblem }) => {
  allowProblem(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|manifest patches|503 GET|Failed to fetch|NetworkError|missing:/,
  )
})

/** Until the worker has its page, and stands between this one and the server. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null && (await caches.match('/offline')) !== undefined
  })
}

async function captureOffline(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await page.getByLabel('What happened?').fill(text)
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
}

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await page.goto('/app/storybank')
}

const waitingHere = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('brandhearth', 1)
        opened.onerror = () => reject(opened.error)
        opened.onsuccess = () => {
          const counted = opened.result.transaction('captures').objectStore('captures').count()
          counted.onsuccess = () => {
            opened.result.close()
            resolve(counted.result)
          }
        }
      }),
  )

test('captures written without a connection become stories once there is one, each once', async ({
  page,
  context,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  await installed(page)
  await goOffline(context, page)
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Enter what happened. One line is enough')).toBeVisible()
  await captureOffline(page, 'The oven broke on the train')
  await expect(page.getByText('1 capture is waiting on this device.')).toBeVisible()
  await captureOffline(page, 'And Ana laughed')
  await expect(page.getByText('2 captures are waiting on this device.')).toBeVisible()

  // The first answer is lost: the server has the story and the browser does not know.
  let lost = 0
  await context.route('**/app/capture', async route => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Stories', exact: true })).toBeVisible()
  await expect.poll(() => lost).toBe(1)
  await page.goto('/app/storybank')
  await expect(page.getByText('2 stories saved').or(page.getByText('Story saved')).first()).toBeVisible()
  await expect.poll(() => waitingHere(page)).toBe(0)
  await page.goto('/app/storybank')
  for (const title of ['The oven broke on the train', 'And Ana laughed'])
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1)
})

test('signed out meanwhile it waits and says so; somebody else on the same device neither sees nor sends it', async ({
  page,
  context,
  mailbox,
  person,
  playwright,
  app,
}) => {
  test.setTimeout(120_000)
  const other = { ...person, name: 'Theo Brand', email: person.email.replace('maya', 'theo') }
  await becomeFounder(page, mailbox, other)
  await context.clearCookies()
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  await installed(page)
  await goOffline(context, page)
  await captureOffline(page, 'Maya’s own words')
  await endSessions(playwright, app.url, person)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/auth\?/)
  expect(await waitingHere(page)).toBe(1)

  await signIn(page, other)
  await page.goto('/app/storybank')
  await expect(page.getByRole('heading', { name: 'Stories', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('waiting on this device')).toHaveCount(0)
  expect(await waitingHere(page)).toBe(1)
  await page.goto('/app/storybank')
  await expect(page.getByRole('link', { name: 'Maya’s own words' })).toHaveCount(0)

  await context.clearCookies()
  await signIn(page, person)
  await page.goto('/app/storybank')
  await expect.poll(() => waitingHere(page)).toBe(0)
  await page.goto('/app/storybank')
  await expect(page.getByRole('link', { name: 'Maya’s own words', exact: true })).toHaveCount(1)
})

test('the device keeps the offline page and nothing of the workspace', async ({
  page,
  context,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Collective')
  for (const path of ['/app/storybank', '/app/dashboard', '/app/settings', '/app/content'])
    await page.goto(path)
  await installed(page)
  const kept = await page.evaluate(async () => {
    const found: { address: string; text: string; cookies: string | null }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const text = (await answer?.text()) ?? ''
        found.push({
          address: new URL(request.url).pathname,
          text,
          cookies: answer?.headers.get('Set-Cookie') ?? null,
        })
      }
    }
    return found
  })
  expect(kept.length).toBeGreaterThan(2)
  for (const { address, text, cookies } of kept) {
    expect(address).toMatch(/^\/(offline(\.js)?|favicon\.svg|assets\/.+\.(css|woff2))$/)
    expect(cookies).toBeNull()
    for (const own of [person.name, person.email]) expect(text).not.toContain(own)
  }
  await context.setOffline(true)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
})
