import { Form } from 'react-router'
import { Search } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PERMISSION_STATE_TEXTS } from '#app/stories/ui/index.ts'
import { VAULT_USE_LABELS } from '#app/vault/copy.ts'
import { PLATFORM_IDS, PLATFORMS } from '#core/posts/platforms/platforms.ts'
import { SEARCH_LIMIT } from '#core/shared/list-address.ts'
import { PERMISSION_STATES } from '#core/stories/permission.ts'
import { isNarrowed, VAULT_USES, type VaultAddress } from '#core/vault/address.ts'
import { vaultAddress } from './vault-address.ts'

/** Search and filters of one tab; all live in the address. */
export function VaultFilter(props: {
  address: VaultAddress
  stories: readonly { readonly id: string; readonly title: string }[]
}) {
  const { address, stories } = props
  const { kind, search, platform, storyId, permission, use } = address
  const uses = VAULT_USE_LABELS[kind === 'posts' ? 'posts' : 'files']
  return (
    <Form key={vaultAddress(address)} method="get" action="/app/vault" role="search" className="grid gap-3">
      {kind === 'media' ? null : <input type="hidden" name="kind" value={kind} />}
      <div className="flex gap-2">
        <label htmlFor="vault-search" className="sr-only">
          Search the vault
        </label>
        <input
          id="vault-search"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={SEARCH_LIMIT}
          placeholder="Search descriptions, posts and stories"
          className="control min-w-0 flex-1"
        />
        <Button icon={<Search aria-hidden />}>Search</Button>
      </div>
      <details open={isNarrowed({ ...address, search: '' })}>
        <summary className="w-fit cursor-pointer text-sm font-semibold text-ember">More filters</summary>
        <div className="grid gap-3 pt-3 sm:grid-cols-2 xl:grid-cols-4">
          <SelectField
            id="vault-platform"
            name="platform"
            label="Platform"
            placeholder="Any"
            defaultValue={platform ?? ''}
            options={PLATFORM_IDS.map(id => ({ value: id, label: PLATFORMS[id].name }))}
          />
          <SelectField
            id="vault-story"
            name="story"
            label="Story"
            placeholder="Any"
            defaultValue={storyId ?? ''}
            options={stories.map(story => ({ value: story.id, label: story.title }))}
          />
          <SelectField
            id="vault-permission"
            name="permission"
            label="Permission"
            placeholder="Any"
            defaultValue={permission ?? ''}
            options={PERMISSION_STATES.map(state => ({ value: state, label: PERMISSION_STATE_TEXTS[state] }))}
          />
          <SelectField
            id="vault-use"
            name="use"
            label="Used"
            placeholder="Used or not"
            defaultValue={use ?? ''}
            options={VAULT_USES.map(value => ({ value, label: uses[value] }))}
          />
          <div className="flex flex-wrap items-center gap-4 sm:col-span-2 xl:col-span-4">
            <Button size="sm">Apply filters</Button>
            {isNarrowed(address) ? (
              <TextLink to={vaultAddress(cleared(address))}>Clear filters</TextLink>
            ) : null}
          </div>
        </div>
      </details>
    </Form>
  )
}

function cleared({ kind }: VaultAddress): VaultAddress {
  return { kind, search: '', platform: null, storyId: null, permission: null, use: null, page: 1 }
}
