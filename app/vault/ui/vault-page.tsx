import { Archive } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { VAULT_KIND_LABELS, VAULT_PROBLEMS, VAULT_TEXTS } from '#app/vault/copy.ts'
import { bytesInWords } from '#core/media/room.ts'
import { isNarrowed, VAULT_KINDS, type VaultAddress } from '#core/vault/address.ts'
import { BrandKit, type BrandKitView } from './brand-kit.tsx'
import { MediaCard } from './media-card.tsx'
import { PackForm } from './pack-form.tsx'
import { PostCard } from './post-card.tsx'
import { vaultAddress } from './vault-address.ts'
import { VaultFilter } from './vault-filter.tsx'
import type { FileView, ListView, PostView } from './vault-views.ts'

type TabView =
  | { readonly kind: 'media' | 'drawn'; readonly entries: ListView<FileView> }
  | { readonly kind: 'posts'; readonly posts: ListView<PostView> }
  | { readonly kind: 'brand'; readonly kit: BrandKitView }

export interface VaultPageProps {
  readonly vault: TabView & {
    readonly counts: {
      readonly media: number
      readonly drawn: number
      readonly posts: number
      readonly bytes: number
    }
    readonly stories: readonly { readonly id: string; readonly title: string }[]
  }
  readonly address: VaultAddress
  /** Why no ZIP was made, as a word. */
  readonly problem: string | null
  readonly timeZone: string
}

/** Everything a workspace has made, tab by tab: found, looked at and taken along. */
export function VaultPage(props: VaultPageProps) {
  const { vault, address, problem } = props
  const { counts } = vault
  return (
    <>
      <PageHeading
        title={VAULT_TEXTS.title}
        eyebrow={<TextLink to="/app/content">Content</TextLink>}
        description={`${VAULT_TEXTS.description} Pictures and videos use ${bytesInWords(counts.bytes)}.`}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Tabs
          label="Vault"
          tabs={VAULT_KINDS.map(kind => ({
            label: VAULT_KIND_LABELS[kind],
            to: vaultAddress({ ...EVERYTHING, kind }),
            current: kind === address.kind,
            ...(kind === 'brand' ? {} : { count: counts[kind] }),
          }))}
        />
        {problem && Object.hasOwn(VAULT_PROBLEMS, problem) ? (
          <Notice tone="danger" live="alert">
            {VAULT_PROBLEMS[problem]}
          </Notice>
        ) : null}
        {vault.kind === 'brand' ? <BrandKit kit={vault.kit} /> : <List {...props} tab={vault} />}
      </div>
    </>
  )
}

const EVERYTHING: VaultAddress = {
  kind: 'media',
  search: '',
  platform: null,
  storyId: null,
  permission: null,
  use: null,
  page: 1,
}

function List({
  vault,
  address,
  timeZone,
  tab,
}: VaultPageProps & { tab: Exclude<TabView, { kind: 'brand' }> }) {
  const { kind } = tab
  const list = tab.kind === 'posts' ? tab.posts : tab.entries
  const { page, pages, total } = list
  if (vault.counts[kind] === 0) return <Empty kind={kind} />
  return (
    <>
      <VaultFilter address={address} stories={vault.stories} />
      {total === 0 ? (
        <p className="py-6 text-ink-soft">
          {VAULT_TEXTS.nothingFits}{' '}
          <TextLink to={vaultAddress({ ...EVERYTHING, kind })}>Show everything</TextLink>
        </p>
      ) : (
        <PackForm address={address} total={total} isNarrowed={isNarrowed(address)}>
          <ul className={kind === 'posts' ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'}>
            {tab.kind === 'posts'
              ? tab.posts.rows.map((post, at) => (
                  <PostCard key={post.id} post={post} at={at} timeZone={timeZone} />
                ))
              : tab.entries.rows.map(file => <MediaCard key={file.id} file={file} timeZone={timeZone} />)}
          </ul>
        </PackForm>
      )}
      <Pagination
        page={page}
        pageCount={pages}
        label={VAULT_KIND_LABELS[kind].toLowerCase()}
        hrefOf={next => vaultAddress({ ...address, page: next })}
      />
      {kind === 'posts' ? null : <p className="text-sm text-ink-soft">{VAULT_TEXTS.noVersions}</p>}
    </>
  )
}

function Empty({ kind }: { kind: 'media' | 'posts' | 'drawn' }) {
  const { title, text, to, action } = VAULT_TEXTS.empty[kind]
  return (
    <EmptyState icon={<Archive />} title={title} action={<ButtonLink to={to}>{action}</ButtonLink>}>
      {text}
    </EmptyState>
  )
}
