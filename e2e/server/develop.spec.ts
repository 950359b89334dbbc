import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { startAppServer } from '#tests/support/app-server.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { Mailbox } from '../fixtures/mailbox.ts'

// Vite loads sources by other ways than a build does: what only a build can load is found here.
test('what is developed against serves visitors and the workspace', async ({ browser }) => {
  test.setTimeout(180_000)
  const app = await startAppServer({}, { dev: true })
  const context = await browser.newContext({ baseURL: app.url })
  try {
    const { request } = context
    const statusOf = (path: string) =>
      request.get(path, { timeout: 60_000 }).then(
        answer => answer.status(),
        () => 0,
      )
    await expect.poll(() => statusOf('/'), { timeout: 90_000 }).toBe(200)
    const person = { name: 'Dev', email: `dev-${randomUUID()}@example.test`, password: 'Hearthstone9' }
    await becomeFounder(await context.newPage(), new Mailbox(app.mailboxUrl), person)
    for (const room of ['dashboard', 'create']) expect(await statusOf(`/app/${room}`), room).toBe(200)
  } finally {
    await context.close()
    await app.stop()
  }
})
