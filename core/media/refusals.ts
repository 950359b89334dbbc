import type { Refusal } from '../shared/result.ts'

/** Why a file is not taken as a picture. */
export type PictureRefusal = 'empty' | 'too_large' | 'not_a_picture'

/** Why a file is not taken as a video. */
export type VideoRefusal =
  | 'empty'
  | 'video_too_large'
  | 'not_a_video'
  | 'other_codec'
  | 'too_long'
  | 'too_short'

/** Why a file is not taken as a recording. */
export type VoiceRefusal =
  | 'voice_empty'
  | 'voice_too_large'
  | 'not_a_recording'
  | 'other_sound'
  | 'voice_too_long'
  | 'voice_too_short'
  | 'voice_busy'

/** Why a picture or video was not added or changed. */
export type MediaRefusal =
  | Refusal<PictureRefusal | 'read_only' | 'not_found' | 'too_many' | 'already_there'>
  /** A post or story holds pictures or one video, not both. */
  | Refusal<VideoRefusal | 'has_video' | 'has_pictures' | 'busy'>
  | Refusal<'storage_full', { readonly limit: number }>
