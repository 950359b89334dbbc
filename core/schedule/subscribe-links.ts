/** A calendar that can follow an address, and the link that starts it there. */
export interface SubscribeLink {
  readonly name: string
  readonly to: string
}

/** The ways to follow a calendar's address (https) in the calendars that most people have. */
export function subscribeLinks(feedUrl: string): SubscribeLink[] {
  const webcal = feedUrl.replace(/^https?:/, 'webcal:')
  const outlook = new URLSearchParams({ url: feedUrl, name: 'Brandhearth' })
  return [
    {
      name: 'Google Calendar',
      to: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`,
    },
    { name: 'Apple Calendar', to: webcal },
    { name: 'Outlook', to: `https://outlook.live.com/calendar/0/addfromweb?${outlook}` },
  ]
}
