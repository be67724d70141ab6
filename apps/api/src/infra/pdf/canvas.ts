import type { FontRole } from './fonts.ts'
import { color, type PageMargins } from './layout.ts'
import { drawRuns, type TextBox } from './runs.ts'

export interface TextStyle {
  readonly role: FontRole
  /** In points. */
  readonly size: number
  readonly fill: string
}

/** Drawing on the pages of a document, within the margins. */
export interface PdfCanvas {
  readonly left: number
  readonly width: number
  /** Height of an empty page. */
  readonly pageHeight: number
  /** Height left on this page. */
  spaceLeft(): number
  setStyle(style: TextStyle): void
  /** Begins a new page unless this one has space for a height in points. */
  ensureSpace(height: number): void
  draw(style: TextStyle, text: string, box: TextBox): void
  /** A line over the whole width that screen readers skip. */
  drawLine(y: number): void
  /** Whether some text so far had characters that no font has. */
  hasMissingGlyphs(): boolean
}

export function pdfCanvas(doc: PDFKit.PDFDocument, margins: PageMargins): PdfCanvas {
  let isGlyphMissing = false
  const { left } = margins
  const width = doc.page.width - margins.left - margins.right
  const bottom = doc.page.height - margins.bottom
  const setStyle = ({ size, fill }: TextStyle): void => {
    doc.fontSize(size).fillColor(fill)
  }
  return {
    left,
    width,
    pageHeight: bottom - margins.top,
    setStyle,
    spaceLeft: () => bottom - doc.y,
    hasMissingGlyphs: () => isGlyphMissing,

    ensureSpace: (height) => {
      if (doc.y + height > bottom) doc.addPage()
    },

    draw: (style, text, box) => {
      setStyle(style)
      if (drawRuns(doc, style.role, text, box)) isGlyphMissing = true
    },

    drawLine: (y) => {
      doc.markContent('Artifact', { type: 'Layout' })
      doc.save().lineWidth(0.5).strokeColor(color.line)
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke()
      doc.restore()
      doc.endMarkedContent()
    },
  }
}
