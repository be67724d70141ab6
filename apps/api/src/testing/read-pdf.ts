import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page in reading order. */
export async function readPdf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_value, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    }),
  )
}

/** Only the letters of a text, so that words divided at the end of a line are found. */
export const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')
