import { type FontRole, firstFont, setFont } from './fonts.ts'
import { color, type PageMargins } from './layout.ts'
import { drawRuns, type TextBox } from './runs.ts'
import { wrapText } from './wrap-text.ts'

export interface TextStyle {
  readonly role: FontRole
  /** Font size in points. */
  readonly size: number
  readonly fill: string
}

/**
 * Extra width in points: PDFKit rounds differently when it measures and draws, and must not break a measured line
 * again.
 */
export const drawingSlack = 4

/** Drawing on the pages of a document, within the margins. */
export interface PdfCanvas {
  readonly left: number
  readonly width: number
  /** Height of an empty page within its margins, in points. */
  readonly pageHeight: number
  /** Height left on the current page, in points. */
  spaceLeft(): number
  setStyle(style: TextStyle): void
  /** Breaks a text into lines of a width in points; long words are divided between syllables. */
  wrap(style: TextStyle, text: string, width: number): string[]
  /** Inserts the line breaks with which a text is drawn in a width in points. */
  breakLines(style: TextStyle, text: string, width: number): string
  /** Begins a new page unless the current one has this height left, in points. */
  ensureSpace(height: number): void
  draw(style: TextStyle, text: string, box: TextBox): void
  /** Draws a rule over the whole width, which screen readers skip. */
  drawLine(y: number): void
  /** Whether a text drawn so far had characters that no font contains. */
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

  const wrap = ({ role, size }: TextStyle, text: string, available: number): string[] => {
    setFont(doc, firstFont(role))
    doc.fontSize(size)
    return wrapText(text, available, (line) => doc.widthOfString(line))
  }

  return {
    left,
    width,
    pageHeight: bottom - margins.top,
    setStyle,

    wrap,
    breakLines: (style, text, available) => wrap(style, text, available - drawingSlack).join('\n'),

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
