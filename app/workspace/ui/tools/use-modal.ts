import { useEffect } from 'react'

/** Opens and closes the dialog with this id as a modal; the focus goes to what one came to fill in, if there is such. */
export function useModal(id: string, isOpen: boolean): void {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement)) return
    if (!isOpen) dialog.close()
    else if (!dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('textarea')?.focus()
    }
  }, [id, isOpen])
}
