/** How a form in a dialog is sent without leaving the page. */
export interface DialogForm {
  readonly fetcherKey: string
  readonly pending: boolean
}
