import { NUMBER_TEXTS, QUESTIONS, REPORT_TEXTS, reportNumberText } from '#app/analytics/copy.ts'
import type { setReport } from '#app/analytics/integrations/report-pdf.ts'
import { loadPdfFonts } from '#app/platform/integrations/pdf/load-pdf-fonts.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { printableText } from '#core/onboarding/kickstart/printable.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import { sanitiseFilename } from '#core/shared/sanitise/values.ts'
import type { ReportView } from './read-report-view.ts'

const setInThread = inThread<typeof setReport>('app/analytics/integrations/report-pdf.ts', 'setReport')

/** A report as a PDF, set in a thread so that nobody else waits for it. */
export async function printReport(
  view: ReportView,
): Promise<{ filename: string; bytes: Uint8Array<ArrayBuffer> }> {
  let isWhole = true
  const printed = (text: string): string => {
    const lines = text.split('\n').map(line => {
      const printable = printableText(line)
      isWhole &&= printable.isWhole
      return printable.text
    })
    return lines.join('\n')
  }
  const { period, platforms, sections } = view
  const year = { year: true } as const
  const isPounds = sections.some(({ question }) => question === 'paid')
  const document = {
    brand: printed(view.brand.name),
    title: printed(view.name),
    facts: [
      `${dayText(period.from, year)} to ${dayText(period.to, year)}, beside the ${period.days === 1 ? 'day' : `${period.days} days`} before`,
      `Counted on ${dayText(view.today, year)}`,
    ],
    note: printed(view.note),
    sections: sections.map(({ question, sentence, numbers }) => ({
      title: QUESTIONS[question],
      sentence: printed(sentence),
      numbers: numbers.map(({ number, now, before, isMoney }) => ({
        label: isMoney ? REPORT_TEXTS.won : NUMBER_TEXTS[number].label,
        now: reportNumberText(now, isMoney),
        before: `${reportNumberText(before, isMoney)} before`,
      })),
    })),
    table: {
      title: REPORT_TEXTS.platforms,
      head: [
        'Platform',
        'Published',
        'People',
        'Got in touch',
        ...(isPounds ? ['First touch', 'Last touch'] : []),
      ],
      rows: platforms.map(({ name, published, people, leads, firstPence, lastPence }) => [
        printed(name ?? REPORT_TEXTS.none),
        ...[published, people, leads].map(count => count.toLocaleString('en-GB')),
        ...(isPounds ? [formatPence(firstPence), formatPence(lastPence)] : []),
      ]),
    },
  }
  const bytes = await setInThread({ ...document, isWhole }, await loadPdfFonts())
  return { filename: `${sanitiseFilename(view.name.replace(/[^A-Za-z0-9]+/g, '-'))}.pdf`, bytes }
}
