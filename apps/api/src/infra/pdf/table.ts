import type { PdfCanvas, TextStyle } from './canvas.ts'
import { measureRuns } from './runs.ts'
import { styles } from './text-styles.ts'

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

/** Styles of tables with many columns. */
const denseStyles = {
  strong: { ...styles.strong, size: 9 },
  label: { ...styles.label, size: 9 },
  normal: { ...styles.normal, size: 9 },
} as const satisfies Record<string, TextStyle>

const columnGap = 14
const denseColumnGap = 6
const rowPadding = 4

/** What a heading cell is the heading of. */
type Scope = 'Column' | 'Row'

declare global {
  namespace PDFKit.Mixins {
    /** Options that PDFKit's types lack. */
    interface StructureElementOptions {
      scope?: Scope
    }
  }
}

/** A row's texts with their line breaks, and how each is drawn and tagged. */
interface Row {
  readonly cells: readonly string[]
  /** Height in points, with the padding. */
  readonly height: number
  styleOf(index: number): TextStyle
  scopeOf(index: number): Scope | null
}

/** Writer of tables: tagged with their headings, which are repeated on each page; a row never spans pages. */
export function tableWriter(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, canvas: PdfCanvas) {
  const { left, width, setStyle } = canvas

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

  return ({ columns, rows, dense = false }: PdfTable): void => {
    const placed = columnsOf(columns, dense ? denseColumnGap : columnGap)
    const { strong, label, normal } = dense ? denseStyles : styles

    const rowOf = (texts: readonly string[], { styleOf, scopeOf }: Pick<Row, 'styleOf' | 'scopeOf'>): Row => {
      const cells = placed.map((column, index) => canvas.breakLines(styleOf(index), texts[index] ?? '', column.width))
      const heights = placed.map((column, index) => {
        const style = styleOf(index)
        setStyle(style)
        return measureRuns(doc, style.role, cells[index] ?? '', column.width)
      })
      return { cells, height: Math.max(...heights) + rowPadding * 2, styleOf, scopeOf }
    }

    const drawCell = ({ cells, styleOf }: Row, index: number, top: number): void => {
      const column = placed[index]
      if (column) canvas.draw(styleOf(index), cells[index] ?? '', { ...column, y: top + rowPadding })
    }

    const endRow = (top: number, { height }: Row): void => {
      doc.x = left
      doc.y = top + height
      canvas.drawLine(doc.y)
    }

    const table = doc.struct('Table')
    root.add(table)

    const addRow = (row: Row): void => {
      const top = doc.y
      const element = doc.struct('TR')
      table.add(element)
      for (const index of placed.keys()) {
        const scope = row.scopeOf(index)
        element.add(doc.struct(scope ? 'TH' : 'TD', scope ? { scope } : {}, () => drawCell(row, index, top)))
      }
      element.end()
      endRow(top, row)
    }

    /** Repeats the headings on a further page, untagged: the document structure contains them already. */
    const repeatHeadings = (row: Row): void => {
      const top = doc.y
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] })
      for (const index of placed.keys()) drawCell(row, index, top)
      doc.endMarkedContent()
      endRow(top, row)
    }

    const titles = columns.map(({ title = '' }) => title)
    const headings = titles.some(Boolean)
      ? rowOf(titles, { styleOf: () => strong, scopeOf: () => 'Column' })
      : undefined
    const bodyStyle = {
      styleOf: (index: number) => (index === 0 ? label : normal),
      scopeOf: (index: number): Scope | null => (index === 0 ? 'Row' : null),
    }
    const body = rows.map((texts) => rowOf(texts, bodyStyle))
    if (headings) {
      // The headings never stand alone at the end of a page.
      canvas.ensureSpace(headings.height + (body[0]?.height ?? 0))
      addRow(headings)
    }
    for (const row of body) {
      if (canvas.spaceLeft() < row.height) {
        doc.addPage()
        if (headings) repeatHeadings(headings)
      }
      addRow(row)
    }
    table.end()
  }
}
