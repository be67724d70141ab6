import type { PdfParams } from './document.ts'
import type { PdfWriter } from './writer.ts'

export type { PdfListItem } from './list.ts'
export type { PdfWriter } from './writer.ts'

/**
 * Writes a tagged PDF (PDF/UA) in German: headings, paragraphs and tables in reading order, embedded fonts, page
 * numbers. The PDF library is loaded with the first document: most processes write none, and it delays a start.
 * @param write writes the content, from top to bottom
 */
export async function writePdf(params: PdfParams, write: (pdf: PdfWriter) => void): Promise<Buffer> {
  const { writeDocument } = await import('./document.ts')
  return writeDocument(params, write)
}
