import type { Refusal } from '../shared/result.ts'

/** Why a file is not taken as a picture. */
export type PictureRefusal = 'empty' | 'too_large' | 'not_a_picture'

/** Why a picture was not added or changed. */
export type MediaRefusal =
  | Refusal<PictureRefusal | 'read_only' | 'not_found' | 'too_many' | 'already_there'>
  | Refusal<'storage_full', { readonly limit: number }>
