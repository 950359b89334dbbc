import type { MediaFile, VideoParts } from './books.ts'

/** A video of which nothing has come yet. */
export function newVideo(total: number): VideoParts {
  return { total, parts: {}, isWhole: false, polls: 0 }
}

/** Puts the parts together; false when they are not as many bytes as were announced. */
export function joinParts(file: MediaFile): boolean {
  const { video } = file
  if (!video) return false
  const places = Object.keys(video.parts)
    .map(Number)
    .toSorted((a, b) => a - b)
  const whole = Buffer.concat(places.map(place => Buffer.from(video.parts[place] ?? '', 'base64')))
  if (whole.length !== video.total) return false
  file.bytes = whole.toString('base64')
  for (const place of places) delete video.parts[place]
  video.isWhole = true
  return true
}

/** How far a video is. What does not begin as an MP4 does cannot be worked on. */
export function videoState({ video, bytes }: MediaFile): 'parts' | 'working' | 'ready' | 'failed' {
  if (!video?.isWhole) return 'parts'
  if (video.polls < 2) return 'working'
  const start = Buffer.from(bytes.slice(0, 16), 'base64').toString('latin1')
  return start.slice(4, 8) === 'ftyp' ? 'ready' : 'failed'
}

/** Whether a post may have it: pictures always, videos once they were worked on. */
export function isPostable(file: MediaFile): boolean {
  return file.video === undefined ? file.bytes !== '' : videoState(file) === 'ready'
}
