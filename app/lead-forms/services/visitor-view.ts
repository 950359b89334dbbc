import type { ShownForm } from './find-shown-form.ts'

/** What a visitor's page holds of a form: what it asks, and not what comes of which answer. */
export function visitorView(form: ShownForm) {
  const { slug, name, brand, title, introduction, button, asked, consentWording, isOpen, kit } = form
  return { slug, name, brand, title, introduction, button, fields: asked, consentWording, isOpen, kit }
}
