import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Search } from '#app/design/icons/icons.ts'
import { openTool, type ToolProps } from '#app/platform/client/tools.ts'
import { useGo } from '#app/platform/client/use-post.ts'
import { beginTutorial } from '#app/support/ui/index.ts'
import { useSearch } from '#app/workspace/client/use-search.ts'
import { SEARCH_LIMIT } from '#core/shared/list-address.ts'
import { tutorialAt } from '#core/support/tutorials/places.ts'
import { type Choice, paletteChoices } from './choices.ts'

/** Go anywhere by typing: pages, stories, posts. A combobox over a list, as ARIA describes it. */
export default function CommandPalette(props: ToolProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { isOpen, onClose } = props
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-label="Search and go"
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
      onKeyDown={event => event.key === 'Escape' && onClose()}
      className="mx-auto mt-[12vh] mb-0 w-[min(38rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-line bg-raised p-0 shadow-far backdrop:bg-[rgb(20_14_9/0.55)]"
    >
      {isOpen ? <Palette {...props} /> : null}
    </dialog>
  )
}

const optionId = (at: number) => `palette-option-${at}`

function Palette({ onClose, tier, canWrite, owner, path }: ToolProps) {
  const go = useGo()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const { answer, isLoading } = useSearch(search)
  const groups = paletteChoices({ search, answer, tier, canWrite, owner })
  const flat = groups.flatMap(({ choices }) => choices)
  const current = Math.min(active, flat.length - 1)

  const pick = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    if ('to' in choice.go) go(choice.go.to)
    else if (choice.go.tool === 'tutorial') beginTutorial(tutorialAt(path))
    else openTool(choice.go.tool)
  }
  const move = (to: number) => {
    const next = (to + flat.length) % Math.max(flat.length, 1)
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(current + 1)
    else if (event.key === 'ArrowUp') move(current - 1)
    else if (event.key === 'Enter') pick(flat[current])
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever opens the palette wants to type
          autoFocus
          role="combobox"
          aria-label="Search pages, stories and posts"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={flat.length > 0 ? optionId(current) : undefined}
          value={search}
          maxLength={SEARCH_LIMIT}
          autoComplete="off"
          spellCheck={false}
          placeholder="Search pages, stories and posts"
          className="w-full bg-transparent py-4 text-lg outline-none"
          onChange={event => {
            setSearch(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id="palette-list" role="listbox" aria-label="Results" className="max-h-[50vh] overflow-y-auto p-2">
        {groups.map(({ title, choices }) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are no fieldsets
          <div key={title} role="group" aria-labelledby={`palette-${title}`} className="pb-1">
            <p id={`palette-${title}`} className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-faint">
              {title}
            </p>
            {choices.map(choice => {
              const at = flat.indexOf(choice)
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the combobox
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
                <div
                  key={`${choice.label} ${at}`}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === current}
                  className="flex cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-2 aria-selected:bg-ember-soft"
                  onPointerMove={() => setActive(at)}
                  onClick={() => pick(choice)}
                >
                  <span className="truncate">{choice.label}</span>
                  {choice.note ? <span className="shrink-0 text-xs text-ink-soft">{choice.note}</span> : null}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className="border-t border-line px-4 py-2 text-xs text-ink-soft">
        {isLoading
          ? 'Searching…'
          : `${flat.length} results. Use the arrow keys to move, Enter to open and Escape to close.`}
      </p>
    </>
  )
}
