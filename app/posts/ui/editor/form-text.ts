import type { PostText } from '#core/posts/schema.ts'
import { postEntries, readPostForm } from '#core/posts/text.ts'

/** Reads what stands in the editor's form. */
export function readForm(form: HTMLFormElement): PostText {
  const data = new FormData(form)
  return readPostForm(name => data.get(name))
}

/** Puts a text into the form's fields; fields that are not on the page are left out. */
export function fillForm(form: HTMLFormElement | null, text: PostText): void {
  for (const [name, value] of postEntries(text)) {
    const field = form?.elements.namedItem(name)
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value
  }
}

/** A text as form data, for what the editor sends by itself. */
export function textData(text: PostText): FormData {
  const data = new FormData()
  for (const [name, value] of postEntries(text)) data.set(name, value)
  return data
}

const plain = (part: string) => part.replaceAll('\r\n', '\n').trim()

/** Whether two texts say the same; line ends count as one, however a form sends them. */
export function isSameText(a: PostText, b: PostText): boolean {
  const entries = new Map(postEntries(b))
  return postEntries(a).every(([name, value]) => plain(value) === plain(entries.get(name) ?? ''))
}
