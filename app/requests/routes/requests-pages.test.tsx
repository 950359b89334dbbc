import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { NewRequestPage } from '#app/requests/ui/new-request-page.tsx'
import { AskPage } from '#app/requests/ui/public/ask-page.tsx'
import { AskedPage } from '#app/requests/ui/public/asked-page.tsx'
import { RequestPage } from '#app/requests/ui/request-page.tsx'
import type { RequestView } from '#app/requests/ui/request-views.ts'
import { RequestsPage } from '#app/requests/ui/requests-page.tsx'
import { founderLook } from '#core/brand/kit/look.ts'

const AT = new Date('2026-11-20T10:00:00Z')
const request: RequestView = {
  ...{
    id: 'r',
    state: 'new',
    about: 'The open day',
    notes: '<b>Photos</b>',
    platform: 'linkedin',
    format: 'post',
  },
  ...{
    wishedOn: '2026-12-03',
    name: 'Jo',
    email: 'jo@example.test',
    askedBy: null,
    ownerId: null,
    owner: '',
  },
  ...{
    dueOn: null,
    isOverdue: false,
    reason: '',
    news: 'asked',
    receivedAt: AT,
    ideaId: null,
    postId: null,
    link: '',
  },
}
const keepers = [{ id: 'k', name: 'Ada' }]

function html(page: ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(<Stub />)
}

describe('the pages of requests', () => {
  it('list what was asked for, and the address at which people ask', () => {
    const shown = html(
      <RequestsPage
        requests={{ rows: [request], page: 1, pages: 1, total: 1 }}
        counts={[{ state: 'new', count: 1 }]}
        keepers={keepers}
        form="https://app.test/ask-for/x"
        address={{ state: null, ownerId: null, due: null, page: 1 }}
        isLocked={false}
        canAsk
        canWrite
      />,
    )
    for (const words of ['The open day', 'Wanted by 3 December 2026', 'https://app.test/ask-for/x'])
      expect(shown).toContain(words)
  })

  it('show somebody else’s text as text, with both ways to decide', () => {
    const shown = html(
      <RequestPage
        request={request}
        keepers={keepers}
        today="2026-11-20"
        canWrite
        timeZone="Europe/London"
      />,
    )
    expect(shown).toContain('&lt;b&gt;Photos&lt;/b&gt;')
    expect(shown).toContain('Accept request')
    expect(shown).toContain('Decline request')
    const read = html(
      <RequestPage
        request={request}
        keepers={keepers}
        today="2026-11-20"
        canWrite={false}
        timeZone="Europe/London"
      />,
    )
    expect(read).not.toContain('Accept request')
    expect(html(<NewRequestPage idempotencyKey="a-key" />)).toContain('What should the post be about?')
  })

  it('ask without an account while the plan takes requests, and show how far each is', () => {
    const kit = founderLook({ kit: { main: '#ffee00', accent: '#0a0a14', font: 'sans' }, logo: null })
    expect(html(<AskPage brand="Loaf" kit={kit} isOpen stamp="s" />)).toContain('Send request')
    expect(html(<AskPage brand="Loaf" kit={kit} isOpen={false} stamp="s" />)).not.toContain('Send request')
    const asked = {
      kit,
      brand: 'Loaf',
      about: 'The open day',
      wishedOn: null,
      reason: '',
      receivedAt: AT,
      link: '',
    }
    const shown = html(<AskedPage {...asked} state="accepted" dueOn="2026-12-03" news="off" />)
    expect(shown).toContain('3 December 2026')
    expect(shown).toContain('aria-current="step"')
    expect(shown).toContain('data-font="sans"')
  })
})
