import { Download } from '#app/design/icons/icons.ts'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { MediaView } from '#app/media/ui/index.ts'
import { PermissionBadge } from '#app/stories/ui/index.ts'
import { VAULT_TEXTS, VAULT_USE_LABELS } from '#app/vault/copy.ts'
import { bytesInWords } from '#core/media/room.ts'
import { formatDate } from '#core/shared/time.ts'
import { isEnded } from '#core/vault/pack.ts'
import { FileUses } from './file-uses.tsx'
import type { FileView } from './vault-views.ts'

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'video/mp4': 'mp4' }

/** One picture or video: what it shows, what its people allow, where it stands. */
export function MediaCard({ file, timeZone }: { file: FileView; timeZone: string }) {
  const { id, alt, address, width, height, bytes, durationMs, permission, uses, addedAt, mime } = file
  const name = alt || (durationMs === null ? 'Picture without a description' : 'Video without a description')
  const isUsed = uses.some(({ postId }) => postId !== null)
  const ending = ENDINGS[mime] ?? 'jpg'
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-4! sm:p-4!">
      <MediaView
        media={{ ...file, alt: '' }}
        className="aspect-4/3 h-auto w-full rounded-md border border-line object-cover"
        style={{ objectPosition: `${file.focusX}% ${file.focusY}%` }}
      />
      <label className="flex items-start gap-3">
        <input type="checkbox" name="pick" value={id} className="tick mt-0.5" />
        <span className="line-clamp-3 min-w-0 font-medium wrap-anywhere">{name}</span>
      </label>
      <p className="text-sm text-ink-soft">
        {durationMs === null ? `${width} × ${height}` : `${Math.round(durationMs / 1000)} s`} ·{' '}
        {bytesInWords(bytes)} · {formatDate(addedAt, timeZone)}
      </p>
      {permission === 'none' ? null : (
        <div className="grid justify-items-start gap-1">
          <PermissionBadge state={permission} />
          {isEnded(permission) ? <p className="text-sm text-danger">{VAULT_TEXTS.ended}</p> : null}
        </div>
      )}
      {isUsed ? null : <p className="text-sm text-ink-soft">{VAULT_USE_LABELS.files.unused}</p>}
      <FileUses uses={uses} timeZone={timeZone} />
      <a
        href={address}
        download={`${id.slice(0, 8)}.${ending}`}
        className="inline-flex w-fit items-center gap-1.5 text-sm font-semibold text-ember hover:underline"
      >
        <Download size={16} aria-hidden /> Download<span className="sr-only">: {name}</span>
      </a>
    </Card>
  )
}
