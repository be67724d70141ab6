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

declare global {
  namespace PDFKit.Mixins {
    /** Options that PDFKit's types lack. */
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
    }
  }
}

/** Writer of tables: tagged with their headings; a row never spans pages. */
export function tableWriter(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, canvas: PdfCanvas) {
  const { left, width, breakLines, setStyle, ensureSpace, draw, drawLine } = canvas

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
  ): string[] => placed.map((column, index) => breakLines(styleOf(index), cells[index] ?? '', column.width))

  const rowHeight = (placed: PlacedColumns, cells: readonly string[], styleOf: (index: number) => TextStyle): number =>
    Math.max(
      ...placed.map((column, index) => {
        const style = styleOf(index)
        setStyle(style)
        return measureRuns(doc, style.role, cells[index] ?? '', column.width)
      }),
    )

  const addRow = (
    table: PDFKit.PDFStructureElement,
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

  return ({ columns, rows, dense = false }: PdfTable): void => {
    const placed = columnsOf(columns, dense ? denseColumnGap : columnGap)
    const titles = columns.map(({ title = '' }) => title)
    const { strong, label, normal } = dense ? denseStyles : styles
    const table = doc.struct('Table')
    root.add(table)
    if (titles.some(Boolean)) addRow(table, placed, titles, { styleOf: () => strong, scopeOf: () => 'Column' })
    for (const cells of rows)
      addRow(table, placed, cells, {
        styleOf: (index) => (index === 0 ? label : normal),
        scopeOf: (index) => (index === 0 ? 'Row' : null),
      })
    table.end()
  }
}
