import { type SummaryStep, summarize } from '@kostbar/contracts/anamnesis/summary'
import { type AnamnesisWarning, anamnesisWarnings, warningTexts } from '@kostbar/contracts/anamnesis/warnings'
import { formatDateTime } from '../../infra/date-format.ts'
import { type PdfWriter, writePdf } from '../../infra/pdf/write-pdf.ts'
import type { StoredVersion } from './stored.ts'

interface VersionPdfParams extends StoredVersion {
  number: number
  submittedAt: Date
  /** First and last name of the member. */
  name: string
  /** Shown to the trainer and admins; empty in the member's own PDF. */
  warnings: readonly AnamnesisWarning[]
}

/**
 * Longest answer, in characters, that is printed as a table cell; longer answers are paragraphs, which may break across
 * pages.
 */
const cellLength = 300

const isCell = (answer: string) => answer.length <= cellLength && !answer.includes('\n')

const columns = [{ share: 4 }, { share: 5 }] as const

/**
 * Writes one step of the questionnaire: short answers as table rows, long ones as paragraphs, in the order of the
 * questions, and at the end the questions without an answer.
 */
function writeStep(pdf: PdfWriter, { title, entries }: SummaryStep): void {
  pdf.heading(title, 2)
  let rows: string[][] = []
  const writeRows = () => {
    if (rows.length > 0) pdf.table({ columns, rows })
    rows = []
  }
  for (const { label, heading, answer } of entries) {
    if (heading) {
      writeRows()
      pdf.heading(heading, 3)
    }
    if (answer === null) continue
    if (isCell(answer)) rows.push([label, answer])
    else {
      writeRows()
      pdf.labelled(label, answer)
    }
  }
  writeRows()
  const open = entries.flatMap(({ label, answer }) => (answer === null ? [label] : []))
  if (open.length > 0) pdf.paragraph(`Nicht beantwortet: ${open.join(' · ')}`, 'muted')
}

/** PDF of a submitted anamnesis version, with the questions as they were worded when it was answered. */
export function versionPdf({ questionnaire, answers, ...version }: VersionPdfParams): Promise<Buffer> {
  const { number, submittedAt, name, warnings } = version
  const title = `Anamnese, Fassung ${number}`
  return writePdf({ title, footer: `${title} · vertraulich` }, (pdf) => {
    pdf.heading(title, 1)
    pdf.paragraph(`${name}, abgesendet am ${formatDateTime(submittedAt)} Uhr`)
    if (warnings.length > 0) {
      pdf.heading(warningTexts.title, 2)
      pdf.list(warnings.map((warning) => anamnesisWarnings[warning].trainer))
    }
    for (const step of summarize(questionnaire, answers)) if (step.entries.length > 0) writeStep(pdf, step)
  })
}
