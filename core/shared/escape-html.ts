/** A text as it stands in HTML or XML, between tags and in quoted attributes: what could end it is written by its number. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)
}
