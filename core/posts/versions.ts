/** How a version of a post came to be: saved with a press, by the editor itself while writing, or restored. */
export const VERSION_KINDS = ['saved', 'auto', 'restored'] as const
export type VersionKind = (typeof VERSION_KINDS)[number]
