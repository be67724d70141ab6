import type { PdfCanvas, TextStyle } from './canvas.ts'
import { color } from './layout.ts'
import { measureRuns } from './runs.ts'
import { styles } from './text-styles.ts'

/** Marker before a list item: a dot, its number, or a box to tick. */
export type ListMarker = 'dot' | 'number' | 'box'

/** A list item; `alert` is written below its text in bold. */
export interface PdfListItem {
  text: string
  alert?: string
}

/** Space between a list's marker and its text, in points. */
const markerWidths: Readonly<Record<ListMarker, number>> = { dot: 14, number: 22, box: 20 }
const boxSize = 9

/** Writer of lists: tagged with their markers; an item never spans pages. */
export function listWriter(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, canvas: PdfCanvas) {
  const { left, width, breakLines, setStyle, ensureSpace, draw } = canvas

  const drawMarker = (marker: ListMarker, number: number, y: number): void => {
    if (marker === 'box') {
      doc.save().lineWidth(0.8).strokeColor(color.muted)
      doc.roundedRect(left, y + 2, boxSize, boxSize, 2).stroke()
      doc.restore()
    } else draw(styles.normal, marker === 'dot' ? '•' : `${number}.`, { x: left, y, width: markerWidths[marker] - 2 })
  }

  return (items: readonly (string | PdfListItem)[], marker: ListMarker = 'dot'): void => {
    const indent = markerWidths[marker]
    const list = doc.struct('L')
    root.add(list)
    const available = width - indent
    const heightOf = (style: TextStyle, text: string) => {
      setStyle(style)
      return measureRuns(doc, style.role, text, available)
    }
    for (const [index, item] of items.entries()) {
      const { text, alert } = typeof item === 'string' ? { text: item, alert: undefined } : item
      const lines = [
        { style: styles.normal, text: breakLines(styles.normal, text, available) },
        ...(alert ? [{ style: styles.alert, text: breakLines(styles.alert, alert, available) }] : []),
      ]
      ensureSpace(lines.reduce((sum, line) => sum + heightOf(line.style, line.text), 0))
      const y = doc.y
      const drawLines = () => {
        for (const line of lines) draw(line.style, line.text, { x: left + indent, y: doc.y, width: available })
      }
      const entry = doc.struct('LI')
      list.add(entry)
      entry.add(doc.struct('Lbl', {}, () => drawMarker(marker, index + 1, y)))
      doc.y = y
      entry.add(doc.struct('LBody', {}, drawLines))
      entry.end()
      doc.x = left
      doc.y += 4
    }
    list.end()
    doc.y += 4
  }
}
