import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Leaflet } from './documents.ts'

const ink = '#1e2b26'
const leaf = '#2f5d4a'
const apricot = '#e58a4e'

/** A leaflet as a PDF of one A4 page. */
export function pdfOf({ title, intro, sections }: Leaflet): Promise<Buffer> {
  const page = new PDFDocument({ size: 'A4', margins: { top: 72, bottom: 64, left: 72, right: 72 }, lang: 'de-AT' })
  page.info.Title = title
  page.info.Author = 'Kostbar'
  page.rect(72, 54, 48, 4).fill(apricot)
  page.font('Times-Roman').fontSize(28).fillColor(ink).text(title, 72, 78)
  page.moveDown(0.5).font('Helvetica').fontSize(11.5).text(intro, { lineGap: 4 })
  for (const section of sections) {
    page.moveDown(1.4).font('Times-Roman').fontSize(16).fillColor(leaf).text(section.title)
    page.moveDown(0.3).font('Helvetica').fontSize(11.5).fillColor(ink)
    page.list([...section.lines], { bulletRadius: 1.8, textIndent: 14, lineGap: 4 })
  }
  page.end()
  return buffer(page)
}
