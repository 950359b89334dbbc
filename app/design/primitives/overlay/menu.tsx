import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { useHydrated } from '../use-hydrated.ts'

export type MenuItem =
  | { kind: 'link'; label: string; to: string; icon?: ReactNode; danger?: boolean }
  /** Submits the form with this id (which the page renders), so that the item also works without scripts. */
  | { kind: 'submit'; label: string; form: string; icon?: ReactNode; danger?: boolean }
  | { kind: 'line' }

export interface MenuProps {
  /** Names the list for assistive technology. */
  label: string
  /** What stands on the trigger; give it a name when it is only an icon. */
  trigger: ReactElement | string
  triggerClassName?: string
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

const panel = 'z-40 grid min-w-52 rounded-md border border-line bg-raised p-1.5 shadow-far'
const line = 'my-1.5 h-px bg-line'
const entry = (danger?: boolean) =>
  classNames(
    'flex w-full items-center gap-2.5 rounded-sm px-3 py-2 text-left outline-none hover:bg-sunk focus:bg-sunk [&_svg]:size-4',
    danger && 'text-danger',
  )

/** Actions behind one button: a disclosure list in plain HTML, a full menu with arrow keys once scripts run. */
export function Menu(props: MenuProps) {
  return useHydrated() ? <ScriptedMenu {...props} /> : <PlainMenu {...props} />
}

function ScriptedMenu({ label, trigger, triggerClassName = 'button', items, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger className={triggerClassName}>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content aria-label={label} align={align} sideOffset={6} collisionPadding={8} className={panel}>
          {items.map((item, at) =>
            item.kind === 'line' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to be told apart by
              <Radix.Separator key={at} className={line} />
            ) : (
              <Radix.Item key={item.label} asChild>
                <MenuEntry item={item} />
              </Radix.Item>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function PlainMenu({ label, trigger, triggerClassName = 'button', items, align = 'end' }: MenuProps) {
  return (
    <details className="relative inline-block">
      <summary className={triggerClassName}>{trigger}</summary>
      <ul
        aria-label={label}
        className={classNames(panel, 'absolute top-full mt-1.5', align === 'end' && 'right-0')}
      >
        {items.map((item, at) =>
          item.kind === 'line' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to be told apart by
            <li key={at} aria-hidden="true" className={line} />
          ) : (
            <li key={item.label}>
              <MenuEntry item={item} />
            </li>
          ),
        )}
      </ul>
    </details>
  )
}

function MenuEntry({ item, ...rest }: { item: Exclude<MenuItem, { kind: 'line' }> }) {
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if (item.kind === 'link') {
    return (
      <Link to={item.to} {...rest} className={entry(item.danger)}>
        {content}
      </Link>
    )
  }
  return (
    <button type="submit" form={item.form} {...rest} className={entry(item.danger)}>
      {content}
    </button>
  )
}
