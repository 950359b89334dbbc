/** True for a text that itself exclaims, or uses emoji or hashtags. */
export function isLoud(text: string): boolean {
  return /!|\p{Extended_Pictographic}|#\p{L}/u.test(text)
}
