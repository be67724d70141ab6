import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { missingGlyph } from './fonts.ts'
import { color, type PageMargins, type PageOrientation, pageMargins } from './layout.ts'
import { drawRuns } from './runs.ts'
import { type PdfWriter, pdfWriter } from './writer.ts'

export interface PdfParams {
  title: string
  /** Footer of every page, before the page number. */
  footer: string
  /** Portrait by default. */
  orientation?: PageOrientation
}

// PDFKit's types lack this value.
const subset = 'PDF/UA' as string as PDFKit.PDFDocumentOptions['subset'] & string

/** Title without characters that are XML syntax: PDFKit copies the title unescaped into the document's metadata. */
const plainTitle = (title: string) => title.replace(/[<>&\s]+/g, ' ').trim()

/** Writes the footer of every page, as an artifact, which screen readers skip. */
function writeFooters(doc: PDFKit.PDFDocument, footer: string, margins: PageMargins): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    const { width, height } = doc.page
    const y = height - margins.bottom + Math.min(24, margins.bottom / 2)
    // Footer inside the bottom margin: PDFKit adds a page for text below the margin, unless the margin is 0.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    doc.fontSize(8.5).fillColor(color.muted)
    const half = (width - margins.left - margins.right) / 2
    drawRuns(doc, 'text', footer, { x: margins.left, y, width: half + 60 })
    drawRuns(doc, 'text', `Seite ${index - start + 1} von ${count}`, {
      x: margins.left + half + 60,
      y,
      width: half - 60,
      align: 'right',
    })
    doc.endMarkedContent()
    doc.page.margins.bottom = margins.bottom
  }
}

/** Writes the document of `writePdf`. */
export async function writeDocument(
  { title, footer, orientation = 'portrait' }: PdfParams,
  write: (pdf: PdfWriter) => void,
): Promise<Buffer> {
  const margins = pageMargins[orientation]
  const doc = new PDFDocument({
    size: 'A4',
    layout: orientation,
    margins,
    bufferPages: true,
    pdfVersion: '1.7',
    subset,
    tagged: true,
    displayTitle: true,
    lang: 'de-AT',
    info: { Title: plainTitle(title) },
  })
  const content = buffer(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const writer = pdfWriter(doc, root, margins)
  write(writer)
  if (writer.hasMissingGlyphs())
    writer.paragraph(`${missingGlyph} steht für Zeichen, die sich in diesem Dokument nicht darstellen lassen.`, 'muted')
  root.end()
  writeFooters(doc, footer, margins)
  doc.end()
  return content
}
