import type { ReactNode } from 'react'
import { FileArchive } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { VAULT_TEXTS } from '#app/vault/copy.ts'
import { numberText } from '#core/shared/number-text.ts'
import { type VaultAddress, vaultParameters } from '#core/vault/address.ts'
import { PACK_LIMITS } from '#core/vault/pack.ts'

/** The list with a tick for each entry, and the two ways to take it along. A plain form: the answer is a file. */
export function PackForm(props: {
  address: VaultAddress
  total: number
  isNarrowed: boolean
  children: ReactNode
}) {
  const { address, total, isNarrowed, children } = props
  const filters = Object.entries(vaultParameters({ ...address, page: 1 })).filter(
    ([name, value]) => value && name !== 'page',
  )
  const isOver = total > PACK_LIMITS.files
  return (
    <form method="get" action="/app/vault/files.zip" className="grid gap-5">
      {filters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <p className="text-ink-soft">
        {numberText(total)} {total === 1 ? 'file' : 'files'}
        {isNarrowed ? (total === 1 ? ' fits' : ' fit') : ''}.
      </p>
      {children}
      <section
        id="download"
        aria-label="Download"
        className="grid gap-3 rounded-lg border border-line bg-sunk p-5"
      >
        <p className="max-w-prose text-sm text-ink-soft">{VAULT_TEXTS.limits}</p>
        <Checkbox name="ended" value="yes" label={VAULT_TEXTS.withEnded} />
        <div className="flex flex-wrap gap-2.5">
          <Button name="which" value="picked" variant="primary" icon={<FileArchive aria-hidden />}>
            Download selected
          </Button>
          <Button name="which" value="all">
            {isOver ? `Download the newest ${PACK_LIMITS.files}` : `Download all ${numberText(total)}`}
          </Button>
        </div>
      </section>
    </form>
  )
}
