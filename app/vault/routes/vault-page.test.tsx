import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { VaultPage, type VaultPageProps } from '#app/vault/ui/vault-page.tsx'
import type { FileView, PostView } from '#app/vault/ui/vault-views.ts'
import { readVaultAddress } from '#core/vault/address.ts'

const AT = new Date('2026-11-20T10:00:00Z')
const file: FileView = {
  ...{
    id: '1f0c22ab-0000-4000-8000-000000000000',
    address: '/media/x/y',
    alt: 'Oak on the bench',
    mime: 'image/png',
  },
  ...{ width: 40, height: 30, focusX: 50, focusY: 50, bytes: 1_500_000, durationMs: null, addedAt: AT },
  permission: 'revoked',
  uses: [
    {
      ...{ postId: 'p', postTitle: 'Made of oak', postStatus: 'published', platform: 'instagram' },
      ...{ scheduledFor: null, publishedAt: AT, storyId: 's', storyTitle: 'The late order' },
    },
  ],
}
const post: PostView = {
  ...{
    id: 'p',
    title: 'Made of oak',
    body: 'All of it',
    platform: 'blog',
    status: 'approved',
    finishedAt: AT,
  },
  ...{ storyId: null, storyTitle: '', permission: 'none', versions: 3, pictures: 1 },
  uses: [{ platform: 'blog', status: 'scheduled', at: AT, link: 'https://x.test/1' }],
}
const counts = { media: 1, drawn: 0, posts: 1, bytes: 1_500_000 }
const list = { page: 1, pages: 1, total: 1 }

type Without<Whole, Key extends PropertyKey> = Whole extends unknown ? Omit<Whole, Key> : never

function html(tab: Without<VaultPageProps['vault'], 'counts' | 'stories'>, query = ''): string {
  const vault = { ...tab, counts, stories: [] } as VaultPageProps['vault']
  const address = readVaultAddress(new URLSearchParams(query))
  const page = <VaultPage vault={vault} address={address} problem="none" timeZone="Europe/London" />
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(<Stub />)
}

const NO_LOOK = { style: {}, font: 'serif', kit: null, logo: null }

describe('the page of the vault', () => {
  it('says of a file where it stands and that its people no longer allow it', () => {
    const shown = html({ kind: 'media', entries: { ...list, rows: [file] } })
    for (const words of ['Oak on the bench', 'Made of oak', 'Instagram · Published', 'The late order'])
      expect(shown).toContain(words)
    expect(shown).toContain('Permission withdrawn')
    expect(shown).toContain('1.5 MB')
    expect(shown).toContain('Select at least one file')
    expect(shown).toContain('name="pick"')
  })

  it('leads from a post to its versions and to where it went', () => {
    const shown = html({ kind: 'posts', posts: { ...list, rows: [post] } }, 'kind=posts')
    expect(shown).toContain('/app/create/versions/p')
    expect(shown).toContain('https://x.test/1')
  })

  it('teaches where there is nothing, and shows the brand kit', () => {
    expect(html({ kind: 'drawn', entries: { ...list, total: 0, rows: [] } }, 'kind=drawn')).toContain(
      'No quote pictures yet',
    )
    const sheet = { title: 'Loaf & Ledger', heart: '', values: ['honesty'], voice: null }
    const kit = html(
      { kind: 'brand', kit: { sheet, missing: 2, avatar: null, look: NO_LOOK } } as never,
      'kind=brand',
    )
    expect(kit).toContain('Loaf &amp; Ledger')
    expect(kit).toContain('files.zip?kind=brand')
  })
})
