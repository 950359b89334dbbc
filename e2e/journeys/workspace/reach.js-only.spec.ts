import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary'

test('a founder reaches everything: by Tab, at the end of a narrow page, and by dragging', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person)

  await test.step('every control of the shell and of a page by Tab, in order, with the focus in sight', async () => {
    await page.goto('/app/storybank')
    await page.getByLabel('What happened?').fill('The oven broke on a Friday.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
    await page.goto('/app/storybank')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const names = await page.evaluate(selector => {
      const seen = new Set<string>()
      const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(element => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) return false
        if (element.matches(':disabled') || element.closest('[inert]')) return false
        // Of a group of radio buttons Tab reaches one.
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
        const isFirst = !seen.has(element.name)
        seen.add(element.name)
        return isFirst
      })
      return elements.map((element, n) => {
        element.dataset.reach = String(n)
        return `${n} ${element.textContent?.trim().slice(0, 30) || element.getAttribute('aria-label') || element.id}`
      })
    }, CONTROLS)
    expect(names.length).toBeGreaterThan(25)
    const reached: string[] = []
    for (const _ of names) {
      await page.keyboard.press('Tab')
      const here = await page.evaluate(() => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement)) return { reach: 'nothing', isSeen: false }
        const chain = [element, element.parentElement, element.parentElement?.parentElement]
        const isSeen = chain.some(each => {
          const style = each ? getComputedStyle(each) : null
          return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
        })
        return { reach: element.dataset.reach ?? element.outerHTML.slice(0, 80), isSeen }
      })
      const name = names[Number(here.reach)] ?? here.reach
      reached.push(name)
      expect(here.isSeen, `the focus is in sight on ${name}`).toBe(true)
    }
    expect(reached).toEqual(names)
  })

  await test.step('the assistant stands on the bar of a narrow page, and nothing floats over what one presses', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    const rooms = ['dashboard', 'clarify', 'storybank', 'create', 'content', 'settings', 'support']
    for (const room of rooms) {
      await page.goto(`/app/${room}`)
      await expect(page.locator('.workspace-bar').getByRole('link', { name: 'Assistant' })).toBeInViewport()
      const covered = await page.evaluate(selector => {
        document.documentElement.style.scrollBehavior = 'auto'
        scrollTo(0, document.documentElement.scrollHeight)
        return [...document.querySelectorAll(`#workspace-page :is(${selector})`)]
          .filter(each => each.checkVisibility({ visibilityProperty: true }))
          .filter(each => {
            const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
            if (width < 8 || height < 8 || top < 60 || bottom > innerHeight) return false
            const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            const isUnderBar = there?.closest('.bottom-bar') && !each.closest('.bottom-bar')
            return there !== null && (isUnderBar || !there.closest('#workspace-page'))
          })
          .map(each => each.outerHTML.slice(0, 100))
      }, CONTROLS)
      expect(covered, room).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('every room of the plan is in sight on a small laptop, and the account behind one’s name', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/app/dashboard')
    const menu = page.getByRole('navigation', { name: 'Workspace' })
    for (const room of ['Dashboard', 'Insights', /^Brand Watch/]) {
      await expect(menu.getByRole('link', { name: room }).first()).toBeInViewport({ ratio: 1 })
    }
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeHidden()
    await menu.getByRole('button', { name: /^Account: / }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Team' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: 'Team' })).toBeHidden()
    await menu.getByRole('button', { name: /^Account: / }).click()
    await page.evaluate(() => document.documentElement.setAttribute('data-stays', ''))
    await menu.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(page.locator('html[data-stays]')).toBeAttached()
    await expect(menu.getByRole('link', { name: 'Team' })).toBeHidden()
    await menu.getByRole('link', { name: /^Analytics/ }).hover()
    await expect(page.getByRole('tooltip')).toHaveText('Analytics: part of the Pro plan')
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  const dayOf = (day: string) => page.locator(`#day-${day}`)
  const chip = (day: string) => dayOf(day).getByRole('listitem').filter({ hasText: 'Bread is patience' })

  await test.step('a draft is dragged to a day, and that is undone there; what is shown is chosen without a button', async () => {
    await page.goto('/app/create')
    await page.getByLabel('Your post').fill('Bread is patience with a crust.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.goto('/app/content?date=2031-03-06')
    const tray = page.getByRole('region', { name: 'Drafts' })
    await tray.getByRole('listitem').filter({ hasText: 'Bread is patience' }).dragTo(dayOf('2031-03-05'))
    await expect(chip('2031-03-05')).toContainText('09:00')
    await chip('2031-03-05').getByRole('button', { name: /^Undo/ }).click()
    await expect(chip('2031-03-05')).toHaveCount(0)
    const status = page.getByRole('combobox', { name: 'Status' })
    await status.focus()
    await status.selectOption({ label: 'Published' })
    await expect(page).toHaveURL(/status=published/)
    await expect(status).toBeFocused()
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect(status).toHaveValue('')
  })

  await test.step('a planned post is dragged to another day, and one button or its form moves it back', async () => {
    await page.goto('/app/content?tab=create')
    await page.getByRole('link', { name: /^Schedule post/ }).click()
    await page.getByLabel('Day', { exact: true }).fill('2031-03-06')
    await page.getByLabel('Time', { exact: true }).fill('09:30')
    await page.getByRole('button', { name: 'Schedule post', exact: true }).click()
    await expect(page).toHaveURL(/date=2031-03-06/)

    await expect(chip('2031-03-06')).toContainText('09:30')
    await chip('2031-03-06').dragTo(dayOf('2031-03-08'))
    await expect(chip('2031-03-08')).toContainText('09:30')
    await expect(chip('2031-03-06')).toHaveCount(0)
    await expect(page.getByText('Post moved').first()).toBeVisible()
    await chip('2031-03-08').getByRole('button', { name: 'Undo moving Bread is patience' }).click()
    await expect(chip('2031-03-06')).toContainText('09:30')
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
    await chip('2031-03-06').dragTo(dayOf('2031-03-08'))
    await expect(chip('2031-03-08')).toContainText('09:30')

    await chip('2031-03-08')
      .getByRole('link', { name: /^09:30/ })
      .press('Enter')
    await page.getByLabel('Day', { exact: true }).fill('2031-03-06')
    await page.getByRole('button', { name: 'Move post' }).press('Enter')
    // Not the toast, which may still be the one of the drag: leaving too soon would take the request along.
    await expect(page).toHaveURL(/\/app\/content\?/)
    await page.goto('/app/content?date=2031-03-06')
    await expect(chip('2031-03-06')).toContainText('09:30')
  })
})
