import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { IMPORT_KINDS } from '#app/settings/copy/import.ts'
import type { ImportReport, TableReport } from '#core/settings/imports.ts'
import { numberText } from '#core/shared/number-text.ts'

type Counts = Omit<TableReport, 'table'>

interface Line extends Counts {
  readonly label: string
}

/** Addresses that are named one by one. */
const MOST_NAMED = 20

/** What an import brings, or has brought: counts by kind, and what somebody should know. */
export function ImportReportView({ report, isOver }: { report: ImportReport; isOver: boolean }) {
  const lines = linesOf(report)
  const notes = notesOf(report, isOver)
  const hasLeft = lines.some(({ left }) => left > 0)
  const count = (key: keyof Counts, label: string, wideOnly = false) => ({
    key,
    wideOnly,
    label,
    numeric: true,
    cell: (line: Line) => numberText(line[key]),
  })
  return (
    <>
      <DataTable
        caption="Counts by kind"
        captionHidden
        columns={[
          { key: 'label', label: 'What', cell: ({ label }: Line) => label },
          count('inFile', 'In the file', true),
          count('added', isOver ? 'Imported' : 'New here'),
          count('here', isOver ? 'Was here already' : 'Here already'),
          ...(hasLeft ? [count('left', 'Left out')] : []),
        ]}
        rows={lines}
        rowKey={({ label }) => label}
      />
      {notes.length > 0 ? (
        <ul className="grid list-disc gap-1 pl-5">
          {notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function linesOf({ tables }: ImportReport): Line[] {
  const kinds: Line[] = IMPORT_KINDS.flatMap(([name, label]) => {
    const found = tables.find(({ table }) => table === name)
    return found && found.inFile > 0 ? [{ ...found, label }] : []
  })
  const others = tables.filter(({ table }) => !IMPORT_KINDS.some(([name]) => name === table))
  const sum = (key: keyof Counts) => others.reduce((total, table) => total + table[key], 0)
  const rest = { label: 'Everything else', inFile: sum('inFile'), added: sum('added') }
  return [...kinds, { ...rest, here: sum('here'), left: sum('left') }]
}

function notesOf(report: ImportReport, isOver: boolean): string[] {
  const { paused, renamed, filesMissing, filesWithoutRoom } = report
  const how = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? one : many.replace('{n}', numberText(count))]
  return [
    ...how(
      paused,
      'One scheduled post is paused, or missed if its time has passed. Nothing is published.',
      '{n} scheduled posts are paused, or missed if their time has passed. Nothing is published.',
    ),
    ...how(
      filesMissing,
      'One picture, video or recording isn’t in the export, so it can’t be imported.',
      '{n} pictures, videos and recordings aren’t in the export, so they can’t be imported.',
    ),
    ...how(
      filesWithoutRoom,
      'Your plan has no room for one picture, video or recording. It isn’t imported.',
      'Your plan has no room for {n} pictures, videos and recordings. They aren’t imported.',
    ),
    ...(isOver
      ? [
          ...renamed
            .slice(0, MOST_NAMED)
            .map(({ from, to }) => `The address “${from}” is taken. Yours is “${to}” now.`),
          ...how(
            Math.max(0, renamed.length - MOST_NAMED),
            'One more address is new. You find it with its link, form or offer.',
            '{n} more addresses are new. You find them with their links, forms and offers.',
          ),
        ]
      : how(
          renamed.length,
          'One short address is taken by another link, form or offer. Yours gets a new one.',
          '{n} short addresses are taken by other links, forms or offers. Yours get new ones.',
        )),
    ...(report.tables.some(({ table, added }) => table === 'watch_sources' && added > 0)
      ? ['Watched sources are paused. Resume the ones you want to follow.']
      : []),
  ]
}
