import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import { bytesInWords } from '#core/media/room.ts'
import { formatDate } from '#core/shared/time.ts'

export interface ExportReadyProps {
  readonly bytes: number
  /** ISO instant. */
  readonly endsAt: string
  /** The page with the download. */
  readonly url: string
}

/** Tells the owner that their export can be downloaded. It holds no link to the file itself, which needs their sign-in. */
export function exportReady({ bytes, endsAt, url }: ExportReadyProps): Mail {
  const until = formatDate(new Date(endsAt), 'UTC')
  return layOut({
    subject: 'Your export is ready',
    preview: `Download it by ${until}.`,
    heading: 'Your export is ready',
    paragraphs: [
      `Everything in your workspace is in one ZIP file (${bytesInWords(bytes)}). Sign in to download it.`,
      `You can download it until ${until}. Then we delete it, and you can ask for a new one.`,
    ],
    button: { label: 'Download your export', url },
    after: ['If you didn’t ask for this, change your password and sign out your other devices.'],
    reason: 'You’re receiving this because an export of your Brandhearth workspace was requested.',
  })
}
