import { type FontRole, firstFont, setFont, textRuns } from './fonts.ts'

/** Position of a text in points from the upper left corner of the page. */
export interface TextBox {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

const lineGap = 3

/**
 * Lines of a text; an empty one becomes a space. Drawn one by one, because PDFKit loses a line break between two fonts.
 */
const linesOf = (text: string): string[] => text.split(/\r?\n/).map((line) => line || ' ')

/**
 * Draws a text, each run in a font that contains its characters; continues on the next page.
 * @returns whether no font contained a character
 */
export function drawRuns(doc: PDFKit.PDFDocument, role: FontRole, text: string, box: TextBox): boolean {
  const { x, width, align = 'left' } = box
  doc.y = box.y
  let isMissing = false
  for (const line of linesOf(text)) {
    const runs = textRuns(role, line)
    for (const [index, run] of runs.entries()) {
      const options = { width, align, lineGap, continued: index < runs.length - 1 }
      setFont(doc, run.file)
      if (index === 0) doc.text(run.text, x, doc.y, options)
      else doc.text(run.text, options)
      if (run.isMissing) isMissing = true
    }
  }
  return isMissing
}

/** The height of a text in points, as if it were all in the first font of its role. */
export function measureRuns(doc: PDFKit.PDFDocument, role: FontRole, text: string, width: number): number {
  setFont(doc, firstFont(role))
  const heights = linesOf(text).map((line) => {
    const shown = textRuns(role, line).map((run) => run.text)
    return doc.heightOfString(shown.join(''), { width, lineGap })
  })
  return heights.reduce((sum, height) => sum + height, 0)
}
