import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  type MetadataTags,
  MovOutputFormat,
  Output,
} from 'mediabunny'

const FRAMES = 30
const SAMPLES = 48_000
const SAMPLES_OF_PACKET = 1024
/** How H.264 of 128 × 96 pixels announces itself. */
const ANNOUNCEMENT = [
  ...[1, 0x42, 0, 0x0a, 0xff, 0xe1, 0, 7, 0x67, 0x42, 0, 0x0a, 0xf8, 0x41, 0xa2],
  ...[1, 0, 4, 0x68, 0xce, 0x38, 0x80],
]

/** A video of 128 × 96 pixels as a phone writes it: MOV, its index at the end, turned by `rotation`, with its place among its tags. */
export async function madeVideo({
  seconds = 3,
  frameBytes = 60,
  rotation = 0,
  codec = 'avc',
  tags = {},
}: {
  seconds?: number
  frameBytes?: number
  rotation?: 0 | 90 | 180 | 270
  codec?: 'avc' | 'vp9'
  tags?: MetadataTags
} = {}): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: new MovOutputFormat({ fastStart: false }), target })
  const pictures = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(pictures, { rotation, frameRate: FRAMES })
  const sound = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(sound)
  output.setMetadataTags(tags)
  await output.start()
  const shown = {
    decoderConfig:
      codec === 'avc'
        ? {
            ...{ codec: 'avc1.42000a', codedWidth: 128, codedHeight: 96 },
            description: Uint8Array.from(ANNOUNCEMENT),
          }
        : { codec: 'vp09.00.10.08', codedWidth: 128, codedHeight: 96 },
  }
  for (let n = 0; n < seconds * FRAMES; n++) {
    const isKey = n % FRAMES === 0
    const packet = new EncodedPacket(
      frame(frameBytes, isKey),
      isKey ? 'key' : 'delta',
      n / FRAMES,
      1 / FRAMES,
    )
    await pictures.add(packet, shown)
  }
  const audible = {
    decoderConfig: {
      ...{ codec: 'mp4a.40.2', sampleRate: SAMPLES, numberOfChannels: 2 },
      description: Uint8Array.from([0x11, 0x90]),
    },
  }
  const step = SAMPLES_OF_PACKET / SAMPLES
  for (let at = 0; at < seconds; at += step)
    await sound.add(new EncodedPacket(new Uint8Array(20), 'key', at, step), audible)
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}

/** Bytes behind their own number, as H.264 lies in these files. */
function frame(bytes: number, isKey: boolean): Uint8Array {
  const made = Buffer.alloc(bytes, 7)
  made.writeUInt32BE(bytes - 4, 0)
  made[4] = isKey ? 0x65 : 0x41
  return Uint8Array.from(made)
}
