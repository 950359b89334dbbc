import { expect, it } from 'vitest'
import { subscribeLinks } from './subscribe-links.ts'

it('leads to each calendar with the address in the form that it takes', () => {
  const feed = 'https://brandhearth.example/calendar/abc.ics'
  const links = Object.fromEntries(subscribeLinks(feed).map(({ name, to }) => [name, new URL(to)]))
  expect(links['Apple Calendar']?.href).toBe('webcal://brandhearth.example/calendar/abc.ics')
  expect(links['Google Calendar']?.searchParams.get('cid')).toBe(
    'webcal://brandhearth.example/calendar/abc.ics',
  )
  expect(links.Outlook?.searchParams.get('url')).toBe(feed)
})
