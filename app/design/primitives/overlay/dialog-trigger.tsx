import { Button, type ButtonProps } from '../actions/button.tsx'

/** The button that opens the dialog with this id, by the platform's command or, in older browsers, by script. */
export function DialogTrigger({ dialog, ...button }: ButtonProps & { dialog: string }) {
  return (
    <Button
      type="button"
      {...button}
      {...{ command: 'show-modal', commandfor: dialog }}
      aria-haspopup="dialog"
      onClick={event => {
        button.onClick?.(event)
        if ('commandForElement' in HTMLButtonElement.prototype) return
        const target = document.getElementById(dialog)
        if (target instanceof HTMLDialogElement && !target.open) target.showModal()
      }}
    />
  )
}
