/** A form that was posted after the session had ended, as it waits for its writer to sign in again. */
export interface HeldForm {
  /** Where it was sent: a path of ours with its query. */
  readonly target: string
  /** The page it stood on. */
  readonly page: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** A file was sent along that is not kept. */
  readonly hadFile: boolean
}

/** A form that waits, with the files that were kept along with it. */
export interface OpenedForm extends HeldForm {
  readonly files: readonly Uint8Array[]
}

/** How long it waits, unless something else is said. */
export const HELD_MINUTES = 10

/** The most bytes of names and values that are kept. Our longest field is 10 000 characters. */
export const HELD_BYTES = 100_000

/** The most bytes of files that wait with forms of all browsers together: anybody may send some. */
export const HELD_FILE_BYTES = 500_000_000
