import type { ReactNode } from 'react'
import { CircleCheck, Info, Lightbulb, OctagonAlert, TriangleAlert } from '../../icons/icons.ts'
import { classNames } from '../class-names.ts'
import type { Tone } from './badge.tsx'

export interface NoticeProps {
  tone?: Exclude<Tone, 'neutral'>
  title?: ReactNode
  children?: ReactNode
  /** One link or button that puts it right. */
  action?: ReactNode
  /** 'alert' interrupts: only for what went wrong just now. 'status' waits its turn. Default: neither. */
  live?: 'alert' | 'status'
  id?: string
}

const looks = {
  ember: { box: 'bg-ember-soft', sign: 'text-ember-strong', icon: Lightbulb, word: 'Tip' },
  success: { box: 'bg-success-soft', sign: 'text-success', icon: CircleCheck, word: 'Done' },
  warning: { box: 'bg-warning-soft', sign: 'text-warning', icon: TriangleAlert, word: 'Please note' },
  danger: { box: 'bg-danger-soft', sign: 'text-danger', icon: OctagonAlert, word: 'Problem' },
  info: { box: 'bg-info-soft', sign: 'text-info', icon: Info, word: 'Note' },
}

/** A message that belongs to the place where it stands; its kind is read aloud, not only coloured. */
export function Notice({ tone = 'info', title, children, action, live, id }: NoticeProps) {
  const { box, sign, icon: Icon, word } = looks[tone]
  return (
    <div id={id} role={live} className={classNames('flex gap-3 rounded-md px-4 py-3.5', box)}>
      <span className={classNames('mt-0.5 shrink-0', sign)}>
        <Icon size={20} aria-hidden />
        <span className="sr-only">{word}: </span>
      </span>
      <div className="grid min-w-0 gap-1.5">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-ink-soft">{children}</div> : null}
        {action ? <div className="mt-1">{action}</div> : null}
      </div>
    </div>
  )
}

/** What is wrong with a whole form, above its fields and read out at once; nothing while nothing is. */
export function FormNotice({ errors }: { errors: readonly string[] | undefined }) {
  const [problem] = errors ?? []
  return problem === undefined ? null : (
    <Notice tone="danger" live="alert">
      {problem}
    </Notice>
  )
}
