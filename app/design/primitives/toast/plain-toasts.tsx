import { MAX_VISIBLE_TOASTS } from '#core/shared/toasts.ts'
import { classNames } from '../class-names.ts'
import { type FlashMessage, toastTitle } from './toast.ts'

/** Flash messages as the server renders them, above any form's bar: they stay until the next page. */
export function PlainToasts({ toasts }: { toasts: readonly FlashMessage[] }) {
  return (
    <div role="status" className="toasts">
      {toasts.slice(-MAX_VISIBLE_TOASTS).map(({ id, copy }) => (
        <div
          key={id}
          className={classNames(
            'pointer-events-auto rounded-md border border-l-4 bg-raised px-4 py-3 text-sm shadow-far',
            copy.tone === 'error' ? 'border-danger' : 'border-line border-l-success',
          )}
        >
          <p className="font-semibold">{toastTitle(copy)}</p>
          {copy.link ? (
            <a href={copy.link.to} className="underline underline-offset-4">
              {copy.link.label}
            </a>
          ) : null}
          {copy.undo ? (
            <button type="button" className="ml-3 font-semibold underline" onClick={copy.undo}>
              Undo
            </button>
          ) : null}
          {copy.text ? <p className="text-ink-soft">{copy.text}</p> : null}
        </div>
      ))}
    </div>
  )
}
