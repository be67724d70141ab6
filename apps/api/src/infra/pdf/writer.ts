import { drawingSlack, type PdfCanvas, pdfCanvas, type TextStyle } from './canvas.ts'
import { gridWriter, type PdfGrid } from './grid.ts'
import { color, type PageMargins, pageMargins } from './layout.ts'
import { type ListMarker, listWriter, type PdfListItem } from './list.ts'
import { measureRuns } from './runs.ts'
import { type PdfTable, tableWriter } from './table.ts'
import { styles } from './text-styles.ts'

/** Writes content from top to bottom, tagged with its structure for screen readers. */
export interface PdfWriter {
  heading(text: string, level: 1 | 2 | 3): void
  /** Text of any length; line breaks are kept. */
  paragraph(text: string, style?: 'normal' | 'muted'): void
  /** A label with a text of any length below it. */
  labelled(label: string, text: string): void
  table(table: PdfTable): void
  /** A table in small type with several texts per cell; its rows may continue on the next page. */
  grid(grid: PdfGrid): void
  list(items: readonly (string | PdfListItem)[], marker?: ListMarker): void
  /** Whether a text written so far had characters that no font contains. */
  hasMissingGlyphs(): boolean
}

/**
 * Styles of headings by level. `below` is the space in points that has to follow a heading on its page, so that it does
 * not stand alone at the end: enough for a heading of the next level and a row of several lines.
 */
const headings = {
  1: { role: 'heading', size: 24, fill: color.ink, before: 0, after: 8, below: 130 },
  2: { role: 'heading', size: 15, fill: color.accent, before: 20, after: 6, below: 130 },
  3: { role: 'strong', size: 11, fill: color.ink, before: 12, after: 4, below: 90 },
} as const

/** Smaller heading of landscape pages, whose tables need the space. */
const landscapeHeadingSize = 18

/** Space in points for a label and the first lines of its text. */
const spaceOfLabelled = 60
/** Space in points above and below a label with its text. */
const labelledPadding = 4

type Element = PDFKit.PDFStructureElement

export function pdfWriter(doc: PDFKit.PDFDocument, root: Element, margins: PageMargins): PdfWriter {
  const canvas: PdfCanvas = pdfCanvas(doc, margins)
  const { left, width, setStyle, ensureSpace, draw, drawLine } = canvas

  const drawLines = (style: TextStyle, lines: readonly string[]): void =>
    draw(style, lines.join('\n'), { x: left, y: doc.y, width })

  /** Number of lines to move to the last page: two if the last line would stand alone there, else none. */
  const linesOfLastPage = (count: number, lineHeight: number): number => {
    const beyond = count - Math.floor(canvas.spaceLeft() / lineHeight)
    return beyond > 0 && beyond % Math.floor(canvas.pageHeight / lineHeight) === 1 ? 2 : 0
  }

  /** Draws lines over as many pages as they need; the last page never holds a single line. */
  const drawFlowing = (style: TextStyle, lines: readonly string[]): void => {
    setStyle(style)
    const split = lines.length - linesOfLastPage(lines.length, measureRuns(doc, style.role, ' ', width))
    if (split > 0) drawLines(style, lines.slice(0, split))
    if (split === lines.length) return
    // Unlike `addPage`, it marks what follows on the new page as content of the same element.
    doc.continueOnNewPage()
    drawLines(style, lines.slice(split))
  }

  /** Adds a text as a child of a structure element. */
  const addText = (parent: Element, tag: string, style: TextStyle, text: string): void => {
    const lines = canvas.wrap(style, text, width - drawingSlack)
    parent.add(doc.struct(tag, {}, () => drawFlowing(style, lines)))
  }

  return {
    heading: (text, level) => {
      const { before, after, below, size, ...font } = headings[level]
      const style = { ...font, size: margins === pageMargins.landscape ? Math.min(size, landscapeHeadingSize) : size }
      ensureSpace(before + style.size + below)
      doc.y += doc.y > margins.top ? before : 0
      addText(root, `H${level}`, style, text)
      doc.y += after
    },

    paragraph: (text, style = 'normal') => {
      doc.y += 4
      addText(root, 'P', styles[style], text)
      doc.y += 8
    },

    labelled: (label, text) => {
      ensureSpace(spaceOfLabelled)
      const block = doc.struct('Div')
      root.add(block)
      doc.y += labelledPadding
      addText(block, 'P', styles.label, label)
      addText(block, 'P', styles.normal, text)
      block.end()
      doc.y += labelledPadding
      drawLine(doc.y)
    },

    table: tableWriter(doc, root, canvas),
    grid: gridWriter(doc, root, canvas),
    list: listWriter(doc, root, canvas),

    hasMissingGlyphs: canvas.hasMissingGlyphs,
  }
}
