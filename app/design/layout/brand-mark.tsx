import { classNames } from '../primitives/class-names.ts'

/** The hearth: an arch with a flame. Silent, since the name or a link's label stands beside it. */
export function BrandMark({ className, id }: { className?: string; id?: string }) {
  return (
    <svg id={id} viewBox="0 0 32 32" aria-hidden="true" className={classNames('size-8 shrink-0', className)}>
      <path
        fill="var(--ember)"
        d="M3 30V15.500C3 8.3 8.8 2.5 16 2.500S29 8.3 29 15.500V30a.5.5 0 0 1-.5.5h-25A.5.5 0 0 1 3 30Z"
      />
      <path
        fill="var(--paper)"
        d="M16.8 8.200c.5 3.1-.6 4.8-2.3 6.7-1.8 2-3.7 4-3.7 7a6.2 6.2 0 0 0 12.4 0c0-2.8-1.2-4.6-2.3-6.1-.3 1.3-.9 2.2-1.8 2.7.3-3.9-.6-7.7-2.3-10.300Z"
      />
    </svg>
  )
}

/** Mark and name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={classNames('inline-flex items-center gap-2.5 font-display text-xl leading-none', className)}
    >
      <BrandMark className="size-7" />
      Brandhearth
    </span>
  )
}
