import { loadPdfFonts } from '#app/platform/integrations/pdf/load-pdf-fonts.ts'
import type { PdfLook } from '#app/platform/integrations/pdf/pdf-look.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import type { setProposal } from '#app/proposals/integrations/proposal-pdf.ts'
import { printableText } from '#core/onboarding/kickstart/printable.ts'
import type { FrozenProposal } from '#core/proposals/frozen.ts'
import { linePence, proposalTotals, quantityText } from '#core/proposals/lines.ts'
import { rateText } from '#core/proposals/words.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'

const setInThread = inThread<typeof setProposal>('app/proposals/integrations/proposal-pdf.ts', 'setProposal')

/** A proposal as it was sent, as a PDF, with what was decided where that is so; set in a thread. */
export async function printProposal(input: {
  content: FrozenProposal
  /** Places of the optional lines that were taken. */
  chosen: readonly number[]
  isAccepted: boolean
  /** In words; '' before. */
  decision: string
  fingerprint: string
  look: PdfLook | null
}): Promise<Uint8Array<ArrayBuffer>> {
  const { content, chosen, isAccepted } = input
  const totals = proposalTotals(content.vatMode, content.lines, chosen)
  let isWhole = true
  const printed = (text: string): string => {
    const lines = text.split('\n').map(line => {
      const printable = printableText(line)
      isWhole &&= printable.isWhole
      return printable.text
    })
    return lines.join('\n')
  }
  const document = {
    brand: printed(content.brand),
    title: printed(content.title),
    facts: [
      printed(`Proposal ${content.number} for ${content.person}`),
      content.expiresOn ? `Open until ${dayText(content.expiresOn, { year: true })}` : '',
    ].filter(Boolean),
    introduction: printed(content.introduction),
    lines: content.lines.map((line, at) => ({
      title: printed(line.title),
      detail: printed(line.detail),
      quantity:
        line.quantity === 100 ? '' : `${quantityText(line.quantity)} × ${formatPence(line.unitPence)}`,
      price: formatPence(linePence(line)),
      note: line.isOptional ? noteOf(chosen.includes(at), isAccepted) : '',
    })),
    sums: [
      ...(content.vatMode === 'none' ? [] : [{ label: 'Without VAT', price: formatPence(totals.netPence) }]),
      ...totals.vat.map(({ rate, pence }) => ({
        label: `${content.vatMode === 'included' ? 'Includes VAT' : 'VAT'} ${rateText(rate)}`,
        price: formatPence(pence),
      })),
      { label: 'Total', price: formatPence(totals.totalPence) },
    ],
    terms: printed(content.terms),
    decision: printed(input.decision),
    fingerprint: input.fingerprint,
    look: input.look,
  }
  return setInThread({ ...document, isWhole }, await loadPdfFonts())
}

function noteOf(isChosen: boolean, isAccepted: boolean): string {
  if (isChosen) return 'Optional, chosen'
  return isAccepted ? 'Optional, not chosen' : 'Optional, not in the total'
}
