import { createHash } from 'node:crypto'

/** What the endpoint was asked, as far as it can be told. */
export interface AskedTranscription {
  readonly file: File
  readonly model: string
  readonly format: string
}

/** Why a request is not taken, in the provider's words. */
export interface TranscriptionRefusal {
  readonly status: 400 | 404 | 413
  readonly message: string
  readonly code?: string
}

/** As the description of the endpoint has it. */
const PARAMETERS: ReadonlySet<string> = new Set([
  ...['file', 'model', 'language', 'prompt', 'response_format', 'temperature', 'stream'],
  ...['include[]', 'timestamp_granularities[]', 'chunking_strategy'],
])
const MODELS: ReadonlySet<string> = new Set([
  ...['gpt-transcribe', 'gpt-4o-transcribe', 'gpt-4o-mini-transcribe', 'whisper-1'],
])
const ENDINGS = ['flac', 'm4a', 'mp3', 'mp4', 'mpeg', 'mpga', 'oga', 'ogg', 'wav', 'webm']
/** Bytes of one recording. */
export const MOST_AUDIO_BYTES = 26_214_400

/** Reads a form that was posted to `/v1/audio/transcriptions`; what OpenAI refuses is refused here. */
export async function readTranscription(
  body: Uint8Array,
  type: string,
): Promise<AskedTranscription | TranscriptionRefusal> {
  const wrong = (message: string): TranscriptionRefusal => ({ status: 400, message })
  if (!type.startsWith('multipart/form-data')) return wrong('Could not parse multipart form')
  let form: FormData
  try {
    form = await new Response(Uint8Array.from(body), { headers: { 'Content-Type': type } }).formData()
  } catch {
    return wrong('Could not parse multipart form')
  }
  const unknown = [...form.keys()].find(name => !PARAMETERS.has(name))
  if (unknown !== undefined) return wrong(`Unknown parameter: '${unknown}'.`)
  const file = form.get('file')
  const model = form.get('model')
  const format = String(form.get('response_format') ?? 'json')
  if (!(file instanceof File)) return wrong("Missing required parameter: 'file'.")
  if (typeof model !== 'string') return wrong("Missing required parameter: 'model'.")
  if (!MODELS.has(model))
    return { status: 404, message: `The model '${model}' does not exist.`, code: 'model_not_found' }
  if (format !== 'json') return wrong(`response_format '${format}' is not compatible with model '${model}'.`)
  if (file.size > MOST_AUDIO_BYTES)
    return { status: 413, message: `Maximum content size limit (${MOST_AUDIO_BYTES}) exceeded.` }
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!ENDINGS.includes(ending))
    return wrong(`Unrecognized file format. Supported formats: ${JSON.stringify(ENDINGS)}`)
  if (file.size < 100) return wrong('Audio file is too short. Minimum audio length is 0.1 seconds.')
  return { file, model, format }
}

/** Sentences that stand in for what was said: nothing here can listen. */
const SENTENCES = [
  'A customer came back today and said the first week had made all the difference.',
  'We packed the last order at nine, and then the printer gave up.',
  'Somebody asked why we do it by hand, and I did not know what to say at first.',
]

/** The answer, whole: the same recording always says the same. */
export async function shapeTranscription({ file }: AskedTranscription, mode: string): Promise<object> {
  const mark = createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest()
  const sentence = SENTENCES[(mark[0] ?? 0) % SENTENCES.length]
  const text =
    mode === 'empty'
      ? ''
      : mode === 'malicious'
        ? `${'<img src=x onerror=alert(1)>\u0000\ud800 '.repeat(2_000)}`
        : `This is an example, because the assistant is offline. ${sentence}`
  const [read, written] = [Math.ceil(file.size / 1000), Math.ceil(text.length / 4)]
  return {
    text,
    usage: {
      type: 'tokens',
      input_tokens: read,
      input_token_details: { text_tokens: 0, audio_tokens: read },
      output_tokens: written,
      total_tokens: read + written,
    },
  }
}
