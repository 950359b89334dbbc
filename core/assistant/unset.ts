/** Stands where the founder has said nothing, so that nobody takes a stand-in for their own words. */
export const UNSET = 'unset'

/** Something that the founder said, or that they have not. */
export type Told<Value> = Value | typeof UNSET
