import { MEDIA_LIMITS, VIDEO_LIMITS, VOICE_LIMITS } from '#core/media/limits.ts'
import type { MediaRefusal, VoiceRefusal } from '#core/media/refusals.ts'
import { bytesInWords } from '#core/media/room.ts'

/** What the pages of pictures say. */
export const MEDIA_TEXTS = {
  videoHint: `MP4 or MOV with H.264, as phones record it when set to “most compatible”. Up to ${VIDEO_LIMITS.durationMs[1] / 60_000} minutes and ${VIDEO_LIMITS.bytes / 1e6} MB. We remove the place and device your camera stored.`,
  videoAltHint: 'Say what happens in the video, for people who can’t see it.',
  noVideoAlt: 'No description yet. People who can’t see this video will miss it.',
  noVideo: 'Choose a video.',
  hint: `JPEG, PNG, WebP, AVIF or GIF. Up to ${MEDIA_LIMITS.fileBytes / 1e6} MB each and ${MEDIA_LIMITS.pressBytes / 1e6} MB at once. We remove the place and device your camera stored.`,
  photoHint: `JPEG, PNG, WebP, AVIF or GIF, up to ${MEDIA_LIMITS.fileBytes / 1e6} MB. We remove the place and device your camera stored.`,
  voiceHint: `Up to ${VOICE_LIMITS.durationMs[1] / 60_000} minutes and ${VOICE_LIMITS.bytes / 1e6} MB: M4A, MP3, OGG, WebM or WAV. If the assistant is on, it writes down what you say, for 1 credit. We remove the place and device your phone stored.`,
  altHint: 'Say what the picture shows, for people who can’t see it.',
  noAlt: 'No description yet. People who can’t see this picture will miss it.',
  tooMuch: `Those files are too large together. Send up to ${MEDIA_LIMITS.pressBytes / 1e6} MB at once.`,
  none: 'Choose at least one picture.',
  busy: 'We’re adding a lot of files at the moment. Please send yours again in a few seconds.',
  unread: 'We didn’t receive the whole form. Please send it again.',
  readOnly: 'You can look at these pictures, but you can’t change them.',
} as const

/** What the recorder says. */
export const RECORDER_TEXTS = {
  recording: 'Recording',
  in_page: 'It’s in this page until you save the story.',
  on_device: 'It’s on this device until you save the story or sign out.',
  refused:
    'Your browser doesn’t allow the microphone here. Allow it in the browser’s settings for this site, or choose a recording below.',
  no_microphone: 'We found no microphone. Choose a recording below.',
  broken: 'Your browser couldn’t record. Try again, or choose a recording below.',
} as const

/** Why a recording was not taken. */
export function voiceRefusal(reason: VoiceRefusal): string {
  switch (reason) {
    case 'voice_empty':
      return 'This recording is empty.'
    case 'voice_too_large':
      return `This recording is too large. Send up to ${VOICE_LIMITS.bytes / 1e6} MB.`
    case 'not_a_recording':
      return 'We couldn’t read this as a recording. Send a whole M4A, MP3, OGG, WebM or WAV file.'
    case 'other_sound':
      return 'Browsers can’t play this kind of recording. Send it as M4A (AAC), MP3, OGG, WebM or WAV.'
    case 'voice_too_long':
      return `This recording is too long. Send up to ${VOICE_LIMITS.durationMs[1] / 60_000} minutes.`
    case 'voice_too_short':
      return 'This recording is shorter than half a second.'
    case 'voice_busy':
      return MEDIA_TEXTS.busy
  }
}

/** Why a picture was not added or changed. */
export function mediaRefusal(refusal: MediaRefusal): string {
  switch (refusal.reason) {
    case 'empty':
      return 'This file is empty.'
    case 'too_large':
      return `This picture is too large. Send up to ${MEDIA_LIMITS.fileBytes / 1e6} MB and ${MEDIA_LIMITS.pixels / 1e6} megapixels.`
    case 'not_a_picture':
      return 'We couldn’t read this as a picture. Send a JPEG, PNG, WebP, AVIF or GIF file.'
    case 'video_too_large':
      return `This video is too large. Send up to ${VIDEO_LIMITS.bytes / 1e6} MB.`
    case 'not_a_video':
      return 'We couldn’t read this as a video. Send a whole MP4 or MOV file.'
    case 'other_codec':
      return 'The platforms don’t take this kind of video. Send it as MP4 with H.264, which phones call “most compatible”.'
    case 'too_long':
      return `This video is too long. Send up to ${VIDEO_LIMITS.durationMs[1] / 60_000} minutes.`
    case 'too_short':
      return 'This video is shorter than a second.'
    case 'has_video':
      return 'There’s a video here already. Remove it first: a post holds pictures or one video.'
    case 'has_pictures':
      return 'There are pictures here already. Remove them first: a post holds pictures or one video.'
    case 'busy':
      return MEDIA_TEXTS.busy
    case 'too_many':
      return `There is room for ${MEDIA_LIMITS.perPlace} pictures here. Remove one first.`
    case 'already_there':
      return 'This picture is here already.'
    case 'storage_full':
      return `Your plan holds ${bytesInWords(refusal.limit)} of pictures, videos and recordings, and it’s full. Remove some or change your plan.`
    case 'read_only':
      return MEDIA_TEXTS.readOnly
    case 'not_found':
      return 'This picture is no longer here.'
  }
}
