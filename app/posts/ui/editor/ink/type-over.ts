/**
 * Types words over a stretch of a field as a hand would: whatever listens to the field is told, and Ctrl or Cmd + Z takes it
 * back. `execCommand` is the one way that keeps the browser's own history; where there is none, the field is set.
 */
export function typeOver(field: HTMLTextAreaElement, start: number, end: number, words: string): void {
  field.focus()
  field.setSelectionRange(start, end)
  const isDone = document.execCommand(words === '' ? 'delete' : 'insertText', false, words)
  if (isDone) return
  field.setRangeText(words, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
