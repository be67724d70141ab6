import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page in the order in which it is read. */
export async function readPdf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_value, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    }),
  )
}

/** The letters of a text alone: words that are divided at the end of a line are found again. */
export const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')
