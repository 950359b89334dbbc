import type { Ledger } from '../books/ledger.ts'
import type { Invoice } from '../books/state.ts'
import { day } from './page.ts'

/** An invoice as a PDF of one page, drawn with the font that every reader has. */
export function invoicePdf(ledger: Ledger, invoice: Invoice): Buffer {
  const customer = ledger.state.customers[invoice.customer]
  const money = (pence: number) => `GBP ${(pence / 100).toFixed(2)}`
  const lines = [
    'Stripe stand-in. Nothing real happens here, and no money moves.',
    '',
    `Invoice ${invoice.number}`,
    `${day(invoice.created)}, ${invoice.status}`,
    `To ${customer?.name ?? ''} <${customer?.email ?? ''}>`,
    '',
    ...invoice.lines.map(line => `${line.description}: ${money(line.amount)}`),
    ...(invoice.discount > 0 ? [`Discount: ${money(-invoice.discount)}`] : []),
    ...(invoice.startingBalance !== 0 ? [`Balance applied: ${money(invoice.startingBalance)}`] : []),
    `Due: ${money(invoice.amountDue)}`,
    ...(customer?.footer ? ['', customer.footer] : []),
  ]
  const content = `BT /F1 12 Tf 16 TL 56 780 Td ${lines.map(line => `(${escapePdf(line)}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, n) => {
    const offset = Buffer.byteLength(text, 'latin1')
    text += `${n + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(text, 'latin1')
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const escapePdf = (text: string) =>
  text.replace(/[^\x20-\xff]/g, '?').replace(/[\\()]/g, character => `\\${character}`)
