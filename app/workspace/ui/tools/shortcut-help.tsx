import { Dialog } from '#app/design/primitives/overlay/dialog.tsx'
import { Kbd } from '#app/design/primitives/surface/kbd.tsx'
import { hasSingleKeys, setSingleKeys, type ToolProps } from '#app/platform/client/tools.ts'
import { useModal } from './use-modal.ts'

const SHORTCUTS: readonly [keys: readonly string[], what: string][] = [
  [['Ctrl', 'K'], 'Search and go anywhere'],
  [['Ctrl', 'B'], 'Narrow or widen the sidebar'],
  [['C'], 'Save a new story'],
  [['J', 'K'], 'Next and previous item in Brand Watch'],
  [['S', 'I'], 'Save the item, or make an idea from it'],
  [['?'], 'Show this list'],
  [['Esc'], 'Close what’s open'],
]

/** The keys of the workspace, and the switch for those that are single letters. */
export default function ShortcutHelp({ isOpen, onClose }: ToolProps) {
  useModal('shortcut-help', isOpen)
  return (
    <Dialog
      id="shortcut-help"
      title="Keyboard shortcuts"
      description="On a Mac, use ⌘ instead of Ctrl."
      onClose={onClose}
    >
      <dl className="grid gap-3">
        {SHORTCUTS.map(([keys, what]) => (
          <div key={what} className="flex items-center justify-between gap-4">
            <dt>{what}</dt>
            <dd className="flex gap-1">
              {keys.map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-6 flex items-start gap-3 border-t border-line pt-4">
        <input
          type="checkbox"
          className="tick mt-0.5"
          defaultChecked={hasSingleKeys()}
          onChange={event => setSingleKeys(event.target.checked)}
        />
        <span>Use single-letter shortcuts on this device</span>
      </label>
    </Dialog>
  )
}
