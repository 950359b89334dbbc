import { PenLine, Plus, Trash2 } from '../icons/icons.ts'
import { Button } from '../primitives/actions/button.tsx'
import { ButtonLink } from '../primitives/actions/button-link.tsx'
import { IconButton } from '../primitives/actions/icon-button.tsx'
import { Dialog } from '../primitives/overlay/dialog.tsx'
import { DialogTrigger } from '../primitives/overlay/dialog-trigger.tsx'
import { showToast } from '../primitives/toast/toast.ts'
import type { GuideTheme } from './both-themes.tsx'

/** Buttons, links that look like them, and what opens on a press. */
export function Controls({ theme }: { theme: GuideTheme }) {
  const dialog = `guide-dialog-${theme}`
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="button" variant="primary" icon={<Plus aria-hidden />}>
          Add a story
        </Button>
        <Button type="button">Secondary</Button>
        <Button type="button" variant="quiet">
          Quiet
        </Button>
        <Button type="button" variant="danger">
          Delete
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="button" variant="primary" size="lg">
          Large
        </Button>
        <Button type="button" size="sm">
          Small
        </Button>
        <Button type="button" variant="primary" pending pendingText="Saving…">
          Save
        </Button>
        <Button type="button" disabled>
          Disabled
        </Button>
        <ButtonLink to="#link">A link</ButtonLink>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <IconButton label="Edit" icon={<PenLine aria-hidden />} />
        <IconButton label="Delete" variant="secondary" icon={<Trash2 aria-hidden />} />
        <DialogTrigger dialog={dialog}>Open a dialog</DialogTrigger>
        <Button type="button" onClick={() => showToast({ title: 'Story saved', kind: 'saved' })}>
          Show a toast
        </Button>
        <Button
          type="button"
          onClick={() => showToast({ text: 'We couldn’t save the story.', tone: 'error' })}
        >
          Show an error
        </Button>
      </div>
      <Dialog
        id={dialog}
        title="Leave this draft?"
        description="It’s saved. You can come back to it from Stories."
        footer={
          <form method="dialog" className="flex gap-2.5">
            <Button>Stay</Button>
            <Button variant="primary">Leave</Button>
          </form>
        }
      >
        <p>Nothing is published until you approve it.</p>
      </Dialog>
    </>
  )
}
