/** Sides of the picture that is sent, in pixels: four times what is shown. */
const SIDE = 256

/**
 * The middle of a picture as a small square, drawn anew, so that nothing a camera wrote beside it is sent. Null when the
 * browser cannot read it as a picture.
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const side = Math.min(picture.width, picture.height)
    const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2]
    canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE)
    picture.close()
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.85))
    return blob && new File([blob], 'picture', { type: blob.type })
  } catch {
    return null
  }
}
