/** The header by which an answer says what became of the text of a posted form. */
export const TYPED_HEADER = 'X-Typed'

/** What the server said to a form: it has the text, nobody is signed in, or anything else. */
export type TypedAnswer = 'saved' | 'signed_out' | 'other'

/** Reads the header; only a clear word counts, and without one the text is not saved. */
export function readTypedAnswer(header: string | null): TypedAnswer {
  return header === 'saved' || header === 'signed_out' ? header : 'other'
}

/** The hidden field that says for which account and workspace a form was made. */
export const TYPED_BY = 'typedBy'
