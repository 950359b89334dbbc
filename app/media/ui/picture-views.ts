/** A picture or video as pages show it. */
export interface PictureView {
  readonly id: string
  readonly address: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly focusX: number
  readonly focusY: number
  readonly bytes: number
  /** Milliseconds of a video; null for a picture. */
  readonly durationMs: number | null
}
