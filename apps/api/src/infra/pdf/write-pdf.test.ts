import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { type PdfWriter, writePdf } from './write-pdf.ts'

const open = async (pdf: Buffer) => getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise

type OpenPdf = Awaited<ReturnType<typeof open>>

const write = async (content: (pdf: PdfWriter) => void, title = 'Prüfung & <Probe>') =>
  open(await writePdf({ title, footer: 'Fußzeile' }, content))

/** Text of a page in reading order. */
async function textOf(pdf: OpenPdf, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

/** The content of each page, as operators of the page. */
const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((content) => content.includes('BDC'))

interface Node {
  role?: string
  type?: string
  children?: Node[]
}

/** Roles of a structure element and its descendants, from top to bottom. */
const rolesOf = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)]
const structureOf = async (pdf: OpenPdf, page = 1) => rolesOf(await (await pdf.getPage(page)).getStructTree())

describe('a PDF', () => {
  it('is tagged, in German, with its title', async () => {
    const pdf = await write((writer) => writer.heading('Überschrift', 1))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Language: 'de-AT', Title: 'Prüfung Probe', PDFFormatVersion: '1.7' })
    // Both are maps, although their types say otherwise.
    const flags = { Marked: true, UserProperties: false, Suspects: false }
    expect(await pdf.getMarkInfo()).toEqual(new Map(Object.entries(flags)))
    expect(await pdf.getViewerPreferences()).toEqual(new Map([['DisplayDocTitle', true]]))
  })

  it('can be read and searched, whatever was written before it', async () => {
    await write((writer) => writer.paragraph('ü ö ä'), 'ü')
    const pdf = await write((writer) => writer.paragraph('Huber oder Bauer'))
    expect(await textOf(pdf, 1)).toContain('Huber oder Bauer')
  })

  it('has the structure of its content, and none for its foot', async () => {
    const pdf = await write((writer) => {
      writer.heading('Eins', 1)
      writer.paragraph('Absatz')
      writer.list(['A', 'B'])
      writer.table({
        columns: [
          { title: 'Was', share: 1 },
          { title: 'Wie viel', share: 2 },
        ],
        rows: [['Äpfel', '3']],
      })
      writer.labelled('Frage', 'Antwort')
    })
    expect(await structureOf(pdf)).toEqual([
      ...['Root', 'Document', 'H1', 'P', 'L', 'LI', 'Lbl', 'LBody', 'LI', 'Lbl', 'LBody'],
      ...['Table', 'TR', 'TH', 'TH', 'TR', 'TH', 'TD', 'Div', 'P', 'P'],
    ])
    expect(await textOf(pdf, 1)).toMatch(/Fußzeile\s*Seite 1 von 1/)
  })

  it('continues long texts and tables on further pages, all of them numbered', async () => {
    const lines = Array.from({ length: 200 }, (_value, index) => `Zeile ${index}`)
    const rows = Array.from({ length: 100 }, (_value, index) => [`Reihe ${index}`, 'Wert'])
    const pdf = await write((writer) => {
      writer.paragraph(lines.join('\n'))
      writer.table({ columns: [{ share: 1 }, { share: 1 }], rows })
    })
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_value, index) => textOf(pdf, index + 1)))
    expect(pdf.numPages).toBeGreaterThan(5)
    for (const [index, text] of pages.entries()) expect(text).toContain(`Seite ${index + 1} von ${pdf.numPages}`)
    const all = pages.join('\n')
    for (const text of [...lines, ...rows.map(([name]) => name)]) expect(all).toContain(text)
    expect(await structureOf(pdf, pdf.numPages)).toContain('TR')
  })

  it('repeats the headings of a table on each page, tagged once, and never writes them without a row', async () => {
    const rows = Array.from({ length: 60 }, (_value, index) => [`Reihe ${index}`, 'Wert'])
    const columns = [
      { title: 'Angabe', share: 1 },
      { title: 'Montag', share: 1 },
    ]
    for (let lines = 34; lines <= 44; lines += 1) {
      const pdf = await write((writer) => {
        writer.paragraph('Zeile\n'.repeat(lines))
        writer.table({ columns, rows })
      })
      const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_value, index) => textOf(pdf, index + 1)))
      for (const text of pages) expect([lines, text.includes('Montag')]).toEqual([lines, text.includes('Wert')])
      expect(pages.filter((text) => text.includes('Montag')).length).toBeGreaterThan(1)
      // Two column headings, and each row's own. A page's structure holds the whole table.
      const structure = await structureOf(pdf, pdf.numPages)
      expect(structure.filter((role) => role === 'TH')).toHaveLength(2 + rows.length)
    }
  })

  it('never leaves a single line of a text alone on a page', async () => {
    for (let lines = 38; lines <= 48; lines += 1) {
      const pdf = await write((writer) => writer.labelled('Frage', `Zeile${'\nZeile'.repeat(lines - 1)}`))
      const last = await textOf(pdf, pdf.numPages)
      expect([lines, (last.match(/Zeile/g) ?? []).length]).not.toEqual([lines, 1])
    }
  })

  it('marks the content of each page by itself, also of a text that moves to the next one', async () => {
    for (let lines = 40; lines < 50; lines += 1) {
      const pdf = await writePdf({ title: 'Probe', footer: 'Fußzeile' }, (writer) => {
        writer.paragraph('Zeile\n'.repeat(lines).trim())
        writer.paragraph('Absatz nach dem langen')
      })
      for (const content of streamsOf(pdf))
        expect(content.match(/\bEMC\b/g)?.length, `${lines} lines`).toBe(content.match(/\bB[DM]C\b/g)?.length)
    }
  })

  it('never leaves a heading alone at the end of a page', async () => {
    const row = ['Frage', 'Milch, Eier, Nüsse, Fisch und vieles andere mehr. '.repeat(4)]
    for (let lines = 30; lines <= 44; lines += 2) {
      const pdf = await write((writer) => {
        writer.paragraph('Zeile\n'.repeat(lines))
        writer.heading('Kapitel', 2)
        writer.heading('Abschnitt', 3)
        writer.table({ columns: [{ share: 1 }, { share: 1 }], rows: [row] })
      })
      const last = await textOf(pdf, pdf.numPages)
      expect([lines, last.includes('Kapitel')]).toEqual([lines, last.includes('Milch')])
    }
  })

  it('shows names of all Europe, and says what it cannot show', async () => {
    const pdf = await write((writer) => writer.paragraph('Željko Đorđević, Добрий день,\nΚαλημέρα 😊👩‍👩‍👧 שלום\tEnde'))
    const text = await textOf(pdf, 1)
    expect(text).toContain('Željko Đorđević, Добрий день,')
    expect(text).toContain('Καλημέρα ¤¤ ¤¤¤¤ Ende')
    expect(text).toContain('¤ steht für Zeichen')
  })

  it('says nothing about characters that are all there, nor about a ¤ that somebody typed', async () => {
    const pdf = await write((writer) => writer.paragraph('Äpfel, Größe × 3, „süß“ – 50 € ¤'))
    expect(await textOf(pdf, 1)).not.toContain('steht für Zeichen')
  })
})
