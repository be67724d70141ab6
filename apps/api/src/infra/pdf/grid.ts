import type { PdfCanvas, TextStyle } from './canvas.ts'
import { type FontRole, firstFont, setFont } from './fonts.ts'
import { color } from './layout.ts'
import { wrapText } from './wrap-text.ts'

/** `alert`: read before anything else of the cell; its words say so too, because paper may be grey. */
export type GridTextStyle = 'strong' | 'normal' | 'small' | 'note' | 'alert'

export interface GridText {
  readonly text: string
  readonly style: GridTextStyle
}

export interface GridRow {
  readonly heading: string
  /** By column, each with its texts from top to bottom. */
  readonly cells: readonly (readonly GridText[])[]
}

export interface PdfGrid {
  /** Heading of the column of row headings, for screen readers. */
  readonly rowHeading: string
  readonly columns: readonly { readonly title: string; readonly subtitle: string }[]
  readonly rows: readonly GridRow[]
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

/** Height of a line relative to its size. */
const leading = 1.28
const headingWidth = 66
const columnGap = 8
const rowPadding = 4
/** Space after a text that the next one does not belong to. */
const textGap = 3
/** pdfkit measures and draws with different rounding: a measured line must not be broken again. */
const drawingSlack = 4

/** Texts after which a gap follows: a small one belongs to the text above it. */
const isGapBefore = (text: GridText, index: number) => index > 0 && text.style !== 'small' && text.style !== 'alert'

interface Block {
  readonly style: TextStyle
  readonly lines: readonly string[]
  readonly height: number
}

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0)

/** Writes tables with a column per day or the like, as a table of the document's structure; headings repeat on each page. */
export function gridWriter(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, canvas: PdfCanvas) {
  const { left, width } = canvas

  const widthIn = (role: FontRole, size: number) => {
    setFont(doc, firstFont(role))
    doc.fontSize(size)
    return (text: string) => doc.widthOfString(text)
  }

  const blockOf = (text: string, style: TextStyle, columnWidth: number, gap: number): Block => {
    const lines = wrapText(text, columnWidth, widthIn(style.role, style.size))
    return { style, lines, height: lines.length * style.size * leading + gap }
  }

  const drawBlock = ({ style, lines }: Block, x: number, y: number, columnWidth: number): void => {
    for (const [index, line] of lines.entries())
      if (line) canvas.draw(style, line, { x, y: y + index * style.size * leading, width: columnWidth + drawingSlack })
  }

  return ({ rowHeading, columns, rows }: PdfGrid): void => {
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

    /** On further pages the titles are decoration: the structure has them already. */
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

    /** As many blocks of each cell as fit a height; the rest continues. At least one per row, so that it ends. */
    const takeBlocks = (cells: readonly (readonly Block[])[], height: number) => {
      const taken = cells.map((blocks) => {
        let count = 0
        let sum = 0
        while (count < blocks.length && sum + (blocks[count]?.height ?? 0) <= height) {
          sum += blocks[count]?.height ?? 0
          count += 1
        }
        return count
      })
      const isStuck = taken.every((count) => count === 0)
      return {
        now: cells.map((blocks, index) => blocks.slice(0, isStuck ? 1 : taken[index])),
        later: cells.map((blocks, index) => blocks.slice(isStuck ? 1 : taken[index])),
      }
    }

    const addRow = ({ heading, cells }: GridRow): void => {
      const headingBlock = blockOf(heading, styles.heading, headingWidth, 0)
      let rest: readonly (readonly Block[])[] = cells.map((texts) =>
        texts.map((text, index) => {
          const next = texts[index + 1]
          const gap = next && isGapBefore(next, index + 1) ? textGap : 0
          return blockOf(text.text, styles[text.style], columnWidth, gap)
        }),
      )
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

    addTitles()
    for (const row of rows) addRow(row)
    table.end()
  }
}
