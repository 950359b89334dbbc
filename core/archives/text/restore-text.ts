/**
 * Text of Meta's archives as it was written: they store each byte of UTF-8 as a character of its own ('Ã©' for 'é'). What
 * is no such text stays as it is.
 */
export function restoreText(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[^\0-\u00ff]/.test(text)) return text
  let bytes = ''
  for (let at = 0; at < text.length; at += 1) bytes += `%${text.charCodeAt(at).toString(16).padStart(2, '0')}`
  try {
    return decodeURIComponent(bytes)
  } catch {
    return text
  }
}
