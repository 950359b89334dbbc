import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  type MetadataTags,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import type { VoiceMime } from '#core/media/voice-kind.ts'

const RATE = 48_000
/** Twenty milliseconds of nothing, as Opus says it. */
const SILENCE = Uint8Array.from([0xf8, 0xff, 0xfe])
/** A frame of MPEG-1 layer III: 128 kbit/s, 48 kHz, both channels, nothing in it. */
const MP3_FRAME = Uint8Array.from([0xff, 0xfb, 0x94, 0x64, ...new Array<number>(380).fill(0)])

const HEADS = {
  opus: Uint8Array.from([...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]),
  aac: Uint8Array.from([0x11, 0x88]),
}

const SOUNDS = {
  opus: { codec: 'opus', packet: SILENCE, samples: 960, channels: 1, description: HEADS.opus },
  aac: { codec: 'mp4a.40.2', packet: new Uint8Array(20), samples: 1024, channels: 1, description: HEADS.aac },
  mp3: { codec: 'mp3', packet: MP3_FRAME, samples: 1152, channels: 2, description: undefined },
} as const

const CONTAINERS = {
  'audio/webm': () => new WebMOutputFormat(),
  'audio/ogg': () => new OggOutputFormat(),
  'audio/mp4': () => new Mp4OutputFormat({ fastStart: false }),
  'audio/mpeg': () => new Mp3OutputFormat(),
}

/** A recording without a sound in it, of one of the kinds that are taken. */
export async function madeRecording(
  mime: VoiceMime = 'audio/wav',
  { seconds = 2, tags = {} }: { seconds?: number; tags?: MetadataTags } = {},
): Promise<Uint8Array> {
  if (mime === 'audio/wav') return madeWave(seconds)
  const codec = ({ 'audio/mp4': 'aac', 'audio/mpeg': 'mp3' } as const)[mime as string] ?? 'opus'
  const { packet, samples, channels, description, ...sound } = SOUNDS[codec]
  const target = new BufferTarget()
  const output = new Output({ format: CONTAINERS[mime](), target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  output.setMetadataTags(tags)
  await output.start()
  const decoderConfig = {
    ...{ codec: sound.codec, sampleRate: RATE, numberOfChannels: channels },
    ...(description ? { description } : {}),
  }
  const step = samples / RATE
  for (let at = 0; at < seconds; at += step)
    await source.add(new EncodedPacket(packet, 'key', at, step), { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}

/** A wave of one tone: 16-bit, one channel, 8 kHz. */
export function madeWave(seconds: number, tone = 440): Uint8Array {
  const rate = 8_000
  const samples = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + 2 * samples)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + 2 * samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(2 * rate, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(2 * samples, 40)
  for (let n = 0; n < samples; n++)
    file.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * tone * n) / rate)), 44 + 2 * n)
  return new Uint8Array(file)
}
