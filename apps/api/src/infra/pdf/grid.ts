import { drawingSlack, type PdfCanvas, type TextStyle } from './canvas.ts'
import { color } from './layout.ts'

/**
 * `alert` is what has to be read first in a cell; its wording says so as well, because paper may be printed in grey.
 */
export type GridTextStyle = 'strong' | 'normal' | 'small' | 'note' | 'alert'

export interface GridText {
  readonly text: string
  readonly style: GridTextStyle
}

export interface GridRow {
  readonly heading: string
  /** Texts of each column's cell, from top to bottom. */
  readonly cells: readonly (readonly GridText[])[]
}

export interface PdfGrid {
  /** Heading of the first column, which holds the row headings; for screen readers. */
  readonly rowHeading: string
  readonly columns: readonly { readonly title: string; readonly subtitle: string }[]
  readonly rows: readonly GridRow[]
  /** Last rows, such as sums, which stay together on one page. */
  readonly sums?: readonly GridRow[]
  /** Small print below the table, on the page of the sums. */
  readonly notes?: readonly string[]
}

const styles: Readonly<Record<GridTextStyle | 'title' | 'subtitle' | 'heading', TextStyle>> = {
  title: { role: 'heading', size: 11, fill: color.accent },
  subtitle: { role: 'text', size: 8, fill: color.muted },
  heading: { role: 'strong', size: 8, fill: color.accent },
  strong: { role: 'strong', size: 8.5, fill: color.ink },
  normal: { role: 'text', size: 8.5, fill: color.ink },
  small: { role: 'text', size: 7.5, fill: color.muted },
  note: { role: 'text', size: 7.5, fill: color.ink },
  alert: { role: 'strong', size: 7.5, fill: color.ink },
}

/** Line height relative to the font size. */
const leading = 1.28
const headingWidth = 66
const columnGap = 8
const rowPadding = 4
/** Space in points above each note below the table. */
const noteGap = 4
/** Space in points between two texts of a cell that do not belong together. */
const textGap = 3

/** Whether a gap separates a text from the one above it: a small text or an alert belongs to the text above. */
const isGapBefore = (text: GridText, index: number) => index > 0 && text.style !== 'small' && text.style !== 'alert'

interface Block {
  readonly style: TextStyle
  readonly lines: readonly string[]
  readonly height: number
}

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0)

/** Writer of grids, such as a week with a column per day: tagged as a table, with headings repeated on each page. */
export function gridWriter(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, canvas: PdfCanvas) {
  const { left, width } = canvas

  const blockOf = (text: string, style: TextStyle, columnWidth: number, gap: number): Block => {
    const lines = canvas.wrap(style, text, columnWidth)
    return { style, lines, height: lines.length * style.size * leading + gap }
  }

  const drawBlock = ({ style, lines }: Block, x: number, y: number, columnWidth: number): void => {
    for (const [index, line] of lines.entries())
      if (line) canvas.draw(style, line, { x, y: y + index * style.size * leading, width: columnWidth + drawingSlack })
  }

  return ({ rowHeading, columns, rows, sums = [], notes = [] }: PdfGrid): void => {
    const columnWidth = (width - headingWidth - columnGap * columns.length) / columns.length
    const xOf = (index: number) => left + headingWidth + columnGap + index * (columnWidth + columnGap)
    const table = doc.struct('Table')
    root.add(table)

    const titles = columns.map(({ title, subtitle }) => [
      blockOf(title, styles.title, columnWidth, 0),
      ...(subtitle ? [blockOf(subtitle, styles.subtitle, columnWidth, 0)] : []),
    ])
    const titleHeight = Math.max(...titles.map(heightOf)) + rowPadding * 2

    const drawBlocks = (blocks: readonly Block[], x: number, y: number): void => {
      let top = y
      for (const block of blocks) {
        drawBlock(block, x, top, columnWidth)
        top += block.height
      }
    }

    const endRow = (y: number): void => {
      doc.x = left
      doc.y = y
      canvas.drawLine(y)
    }

    const addTitles = (): void => {
      const y = doc.y
      const row = doc.struct('TR')
      table.add(row)
      row.add(
        doc.struct('TH', { scope: 'Column' }, () =>
          canvas.draw(styles.subtitle, rowHeading, { x: left, y, width: headingWidth }),
        ),
      )
      for (const [index, blocks] of titles.entries())
        row.add(doc.struct('TH', { scope: 'Column' }, () => drawBlocks(blocks, xOf(index), y)))
      row.end()
      endRow(y + titleHeight - rowPadding)
    }

    /** Repeats the column titles on a further page, untagged: the document structure contains them already. */
    const repeatTitles = (): void => {
      const y = doc.y
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] })
      for (const [index, blocks] of titles.entries()) drawBlocks(blocks, xOf(index), y)
      doc.endMarkedContent()
      endRow(y + titleHeight - rowPadding)
    }

    const beginPage = (): void => {
      doc.addPage()
      repeatTitles()
    }

    const addPart = (heading: Block, cells: readonly (readonly Block[])[], height: number): void => {
      const y = doc.y + rowPadding
      const row = doc.struct('TR')
      table.add(row)
      row.add(doc.struct('TH', { scope: 'Row' }, () => drawBlock(heading, left, y, headingWidth)))
      for (const [index, blocks] of cells.entries()) {
        const cell = doc.struct('TD')
        row.add(cell)
        let top = y
        for (const block of blocks) {
          const at = top
          cell.add(doc.struct('P', {}, () => drawBlock(block, xOf(index), at, columnWidth)))
          top += block.height
        }
        cell.end()
      }
      row.end()
      endRow(y + height + rowPadding)
    }

    /**
     * Takes as many blocks of each cell as fit the height, at least one per row so that writing ends; the rest
     * continues.
     */
    const takeBlocks = (cells: readonly (readonly Block[])[], height: number) => {
      const fitting = cells.map((blocks) => {
        let count = 0
        let sum = 0
        while (count < blocks.length && sum + (blocks[count]?.height ?? 0) <= height) {
          sum += blocks[count]?.height ?? 0
          count += 1
        }
        return count
      })
      const isStuck = fitting.every((count) => count === 0)
      return {
        now: cells.map((blocks, index) => blocks.slice(0, isStuck ? 1 : fitting[index])),
        later: cells.map((blocks, index) => blocks.slice(isStuck ? 1 : fitting[index])),
      }
    }

    const blocksOf = ({ heading, cells }: GridRow) => ({
      headingBlock: blockOf(heading, styles.heading, headingWidth, 0),
      cells: cells.map((texts) =>
        texts.map((text, index) => {
          const next = texts[index + 1]
          const gap = next && isGapBefore(next, index + 1) ? textGap : 0
          return blockOf(text.text, styles[text.style], columnWidth, gap)
        }),
      ),
    })

    /** Height of a row that is not divided, with its padding. */
    const rowHeight = (row: GridRow): number => {
      const { headingBlock, cells } = blocksOf(row)
      return Math.max(headingBlock.height, ...cells.map(heightOf)) + rowPadding * 2
    }

    const addRow = (row: GridRow): void => {
      const { headingBlock, cells } = blocksOf(row)
      let rest: readonly (readonly Block[])[] = cells
      do {
        const height = Math.max(headingBlock.height, ...rest.map(heightOf))
        const isWhole = height + rowPadding * 2 <= canvas.pageHeight - titleHeight
        const needed = isWhole ? height : canvas.pageHeight / 3
        if (canvas.spaceLeft() < needed + rowPadding * 2) beginPage()
        const { now, later } = takeBlocks(rest, canvas.spaceLeft() - rowPadding * 2)
        addPart(headingBlock, now, Math.max(headingBlock.height, ...now.map(heightOf)))
        rest = later
      } while (rest.some((blocks) => blocks.length > 0))
    }

    const addNotes = (blocks: readonly Block[]): void => {
      for (const block of blocks) {
        const y = doc.y + noteGap
        root.add(doc.struct('P', {}, () => drawBlock(block, left, y, width)))
        doc.x = left
        doc.y = y + block.height
      }
    }

    const noteBlocks = notes.map((note) => blockOf(note, styles.small, width, 0))
    const endHeight =
      sums.reduce((sum, row) => sum + rowHeight(row), 0) + heightOf(noteBlocks) + noteGap * noteBlocks.length

    addTitles()
    for (const row of rows) addRow(row)
    if (canvas.spaceLeft() < endHeight) {
      if (sums.length > 0) beginPage()
      else doc.addPage()
    }
    for (const row of sums) addRow(row)
    table.end()
    addNotes(noteBlocks)
  }
}
