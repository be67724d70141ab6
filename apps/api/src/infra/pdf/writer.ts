import { drawingSlack, type PdfCanvas, pdfCanvas, type TextStyle } from './canvas.ts'
import { gridWriter, type PdfGrid } from './grid.ts'
import { color, type PageMargins, pageMargins } from './layout.ts'
import { measureRuns } from './runs.ts'

export interface PdfColumn {
  /** Heading of the column; a table without any heading has no header row. */
  title?: string
  /** Share of the width, relative to the other columns. */
  share: number
}

export interface PdfTable {
  columns: readonly PdfColumn[]
  /** Short cells: a row never spans pages. The first cell of a row is its heading. */
  rows: readonly (readonly string[])[]
  /** Smaller type and gaps, for many columns of numbers. */
  dense?: boolean
}

/** Marker before a list item: a dot, its number, or a box to tick. */
export type ListMarker = 'dot' | 'number' | 'box'

/** A list item; `alert` is written below its text in bold. */
export interface PdfListItem {
  text: string
  alert?: string
}

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

const styles = {
  normal: { role: 'text', size: 10.5, fill: color.ink },
  muted: { role: 'text', size: 9.5, fill: color.muted },
  strong: { role: 'strong', size: 10.5, fill: color.ink },
  label: { role: 'text', size: 10.5, fill: color.muted },
  alert: { role: 'strong', size: 9.5, fill: color.ink },
} as const satisfies Record<string, TextStyle>

/** Styles of tables with many columns. */
const denseStyles = {
  strong: { ...styles.strong, size: 9 },
  label: { ...styles.label, size: 9 },
  normal: { ...styles.normal, size: 9 },
} as const satisfies Record<string, TextStyle>

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

const columnGap = 14
const denseColumnGap = 6
const rowPadding = 4

type Element = PDFKit.PDFStructureElement

declare global {
  namespace PDFKit.Mixins {
    /** Options that PDFKit's types lack. */
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
    }
  }
}

/** Space between a list's marker and its text, in points. */
const markerWidths: Readonly<Record<ListMarker, number>> = { dot: 14, number: 22, box: 20 }
const boxSize = 9

export function pdfWriter(doc: PDFKit.PDFDocument, root: Element, margins: PageMargins): PdfWriter {
  const canvas: PdfCanvas = pdfCanvas(doc, margins)
  const { left, width, setStyle, ensureSpace, draw, drawLine } = canvas

  /** Inserts the line breaks that a text needs for a width. */
  const wrap = (style: TextStyle, text: string, available: number): string =>
    canvas.wrap(style, text, available - drawingSlack).join('\n')

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

  const drawMarker = (marker: ListMarker, number: number, y: number): void => {
    if (marker === 'box') {
      doc.save().lineWidth(0.8).strokeColor(color.muted)
      doc.roundedRect(left, y + 2, boxSize, boxSize, 2).stroke()
      doc.restore()
    } else draw(styles.normal, marker === 'dot' ? '•' : `${number}.`, { x: left, y, width: markerWidths[marker] - 2 })
  }

  const columnsOf = (columns: readonly PdfColumn[], gap: number) => {
    const shares = columns.reduce((sum, { share }) => sum + share, 0)
    const available = width - gap * (columns.length - 1)
    let x = left
    return columns.map(({ share }) => {
      const column = { x, width: (available * share) / shares }
      x += column.width + gap
      return column
    })
  }

  type PlacedColumns = ReturnType<typeof columnsOf>

  const wrapCells = (
    placed: PlacedColumns,
    cells: readonly string[],
    styleOf: (index: number) => TextStyle,
  ): string[] => placed.map((column, index) => wrap(styleOf(index), cells[index] ?? '', column.width))

  const rowHeight = (placed: PlacedColumns, cells: readonly string[], styleOf: (index: number) => TextStyle): number =>
    Math.max(
      ...placed.map((column, index) => {
        const style = styleOf(index)
        setStyle(style)
        return measureRuns(doc, style.role, cells[index] ?? '', column.width)
      }),
    )

  const addRow = (
    table: Element,
    placed: PlacedColumns,
    texts: readonly string[],
    { styleOf, scopeOf }: { styleOf(index: number): TextStyle; scopeOf(index: number): 'Column' | 'Row' | null },
  ): void => {
    const cells = wrapCells(placed, texts, styleOf)
    const height = rowHeight(placed, cells, styleOf)
    ensureSpace(height + rowPadding * 2)
    const y = doc.y + rowPadding
    const row = doc.struct('TR')
    table.add(row)
    for (const [index, column] of placed.entries()) {
      const scope = scopeOf(index)
      const drawCell = () => draw(styleOf(index), cells[index] ?? '', { ...column, y })
      row.add(doc.struct(scope ? 'TH' : 'TD', scope ? { scope } : {}, drawCell))
    }
    row.end()
    doc.x = left
    doc.y = y + height + rowPadding
    drawLine(doc.y)
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
      doc.y += rowPadding
      addText(block, 'P', styles.label, label)
      addText(block, 'P', styles.normal, text)
      block.end()
      doc.y += rowPadding
      drawLine(doc.y)
    },

    table: ({ columns, rows, dense = false }) => {
      const placed = columnsOf(columns, dense ? denseColumnGap : columnGap)
      const { strong, label, normal } = dense ? denseStyles : styles
      const table = doc.struct('Table')
      root.add(table)
      if (columns.some(({ title }) => title))
        addRow(
          table,
          placed,
          columns.map(({ title = '' }) => title),
          {
            styleOf: () => strong,
            scopeOf: () => 'Column',
          },
        )
      for (const cells of rows)
        addRow(table, placed, cells, {
          styleOf: (index) => (index === 0 ? label : normal),
          scopeOf: (index) => (index === 0 ? 'Row' : null),
        })
      table.end()
    },

    grid: gridWriter(doc, root, canvas),

    list: (items, marker = 'dot') => {
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
          { style: styles.normal, text: wrap(styles.normal, text, available) },
          ...(alert ? [{ style: styles.alert, text: wrap(styles.alert, alert, available) }] : []),
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
    },

    hasMissingGlyphs: canvas.hasMissingGlyphs,
  }
}
