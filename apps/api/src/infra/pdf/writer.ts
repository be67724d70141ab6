import { type PdfCanvas, pdfCanvas, type TextStyle } from './canvas.ts'
import { gridWriter, type PdfGrid } from './grid.ts'
import { color, type PageMargins, pageMargins } from './layout.ts'
import { measureRuns } from './runs.ts'

export interface PdfColumn {
  /** Heading of the column; without any heading the table has no header row. */
  title?: string
  /** Share of the width, relative to the other columns. */
  share: number
}

export interface PdfTable {
  columns: readonly PdfColumn[]
  /** Short cells: a row never spans pages. The first cell of a row is its heading. */
  rows: readonly (readonly string[])[]
}

/** What stands before an item: a dot, its number, or a box to tick. */
export type ListMarker = 'dot' | 'number' | 'box'

/** Writes content from top to bottom, visible and as structure for screen readers. */
export interface PdfWriter {
  heading(text: string, level: 1 | 2 | 3): void
  /** Text of any length; line breaks stay. */
  paragraph(text: string, style?: 'normal' | 'muted'): void
  /** A label with a text of any length below it. */
  labelled(label: string, text: string): void
  table(table: PdfTable): void
  /** A table of small type with several texts in a cell; its rows may continue on the next page. */
  grid(grid: PdfGrid): void
  list(items: readonly string[], marker?: ListMarker): void
  /** Whether some text so far had characters that no font has. */
  hasMissingGlyphs(): boolean
}

const styles = {
  normal: { role: 'text', size: 10.5, fill: color.ink },
  muted: { role: 'text', size: 9.5, fill: color.muted },
  strong: { role: 'strong', size: 10.5, fill: color.ink },
  label: { role: 'text', size: 10.5, fill: color.muted },
} as const satisfies Record<string, TextStyle>

/**
 * `below` is the space that a heading needs, so that it does not stand alone at the end of a page: for a heading of the next
 * level and a row of several lines.
 */
const headings = {
  1: { role: 'heading', size: 24, fill: color.ink, before: 0, after: 8, below: 160 },
  2: { role: 'heading', size: 15, fill: color.accent, before: 20, after: 6, below: 160 },
  3: { role: 'strong', size: 11, fill: color.ink, before: 12, after: 4, below: 115 },
} as const

/** Tables across the page leave less space to headings. */
const landscapeHeadingSize = 18

/** Space for a label and the first lines of its text. */
const spaceOfLabelled = 60

const columnGap = 14
const rowPadding = 4

type Element = PDFKit.PDFStructureElement

declare global {
  namespace PDFKit.Mixins {
    /** What PDFKit's types do not know yet. */
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

  /** A text as a child of a structure element. */
  const addText = (parent: Element, tag: string, style: TextStyle, text: string): void => {
    parent.add(doc.struct(tag, {}, () => draw(style, text, { x: left, y: doc.y, width })))
  }

  const drawMarker = (marker: ListMarker, number: number, y: number): void => {
    if (marker === 'box') {
      doc.save().lineWidth(0.8).strokeColor(color.muted)
      doc.roundedRect(left, y + 2, boxSize, boxSize, 2).stroke()
      doc.restore()
    } else draw(styles.normal, marker === 'dot' ? '•' : `${number}.`, { x: left, y, width: markerWidths[marker] - 2 })
  }

  const columnsOf = (columns: readonly PdfColumn[]) => {
    const shares = columns.reduce((sum, { share }) => sum + share, 0)
    const available = width - columnGap * (columns.length - 1)
    let x = left
    return columns.map(({ share }) => {
      const column = { x, width: (available * share) / shares }
      x += column.width + columnGap
      return column
    })
  }

  type Placed = ReturnType<typeof columnsOf>

  const rowHeight = (placed: Placed, cells: readonly string[], styleOf: (index: number) => TextStyle): number =>
    Math.max(
      ...placed.map((column, index) => {
        const style = styleOf(index)
        setStyle(style)
        return measureRuns(doc, style.role, cells[index] ?? '', column.width)
      }),
    )

  const addRow = (
    table: Element,
    placed: Placed,
    cells: readonly string[],
    { styleOf, scopeOf }: { styleOf(index: number): TextStyle; scopeOf(index: number): 'Column' | 'Row' | null },
  ): void => {
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

    table: ({ columns, rows }) => {
      const placed = columnsOf(columns)
      const table = doc.struct('Table')
      root.add(table)
      if (columns.some(({ title }) => title))
        addRow(
          table,
          placed,
          columns.map(({ title = '' }) => title),
          {
            styleOf: () => styles.strong,
            scopeOf: () => 'Column',
          },
        )
      for (const cells of rows)
        addRow(table, placed, cells, {
          styleOf: (index) => (index === 0 ? styles.label : styles.normal),
          scopeOf: (index) => (index === 0 ? 'Row' : null),
        })
      table.end()
    },

    grid: gridWriter(doc, root, canvas),

    list: (items, marker = 'dot') => {
      const indent = markerWidths[marker]
      const list = doc.struct('L')
      root.add(list)
      for (const [index, item] of items.entries()) {
        setStyle(styles.normal)
        ensureSpace(measureRuns(doc, 'text', item, width - indent))
        const y = doc.y
        const entry = doc.struct('LI')
        list.add(entry)
        entry.add(doc.struct('Lbl', {}, () => drawMarker(marker, index + 1, y)))
        entry.add(
          doc.struct('LBody', {}, () => draw(styles.normal, item, { x: left + indent, y, width: width - indent })),
        )
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
