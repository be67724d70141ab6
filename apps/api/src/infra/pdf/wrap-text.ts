import createHyphenator, { type HyphenationFunctionSync } from 'hyphen'
import german from 'hyphen/patterns/de-1996.js'

const softHyphen = '\u00ad'
/** Shortest word, in characters, that is ever divided. */
const minWordLength = 6
/**
 * Shortest word that is divided although it fits a line of its own; shorter ones read better whole on the next line.
 */
const minDividedLength = 14

// Without the option `async` the hyphenator is synchronous, which its types do not express.
const hyphenate = createHyphenator(german, { minWordLength }) as HyphenationFunctionSync

const withHyphen = (text: string) => (/[-/]$/.test(text) ? text : `${text}-`)

type Fits = (text: string) => boolean

interface Division {
  readonly head: string
  readonly rest: string
}

/** Divides a word between pieces so that the longest head fits; null when not even the first piece fits. */
function divideBetween(pieces: readonly string[], fits: Fits): Division | null {
  for (let count = pieces.length - 1; count > 0; count -= 1) {
    const head = withHyphen(pieces.slice(0, count).join(''))
    if (fits(head)) return { head, rest: pieces.slice(count).join('') }
  }
  return null
}

/** Divides a word after one of its hyphens; else between syllables if its first part is long or does not fit a line. */
function divide(word: string, fits: Fits, fitsLine: Fits): Division | null {
  const parts = word.split(/(?<=[-/])(?=.)/)
  const divided = divideBetween(parts, fits)
  if (divided) return divided
  const [first = '', ...others] = parts
  if (fitsLine(first) && first.length < minDividedLength) return null
  const inFirst = divideBetween(hyphenate(first).split(softHyphen), fits)
  return inFirst && { head: inFirst.head, rest: [inFirst.rest, ...others].join('') }
}

/** Cuts a word that cannot be divided after the longest part that fits, at least one character. */
function cut(word: string, fits: Fits): Division {
  const characters = [...word]
  let count = characters.length - 1
  while (count > 1 && !fits(characters.slice(0, count).join(''))) count -= 1
  return { head: characters.slice(0, count).join(''), rest: characters.slice(count).join('') }
}

/**
 * Breaks a German text into lines, dividing long words between syllables. Existing line breaks are kept.
 * @param width width of a line, in the unit of `widthOf`
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const fits = (candidate: string) => widthOf(candidate) <= width
  const lines: string[] = []
  const addParagraph = (paragraph: string): void => {
    let line = ''
    const words = paragraph.split(' ').filter(Boolean)
    for (let word = words.shift(); word !== undefined; word = words.shift()) {
      const prefix = line && `${line} `
      if (fits(prefix + word)) {
        line = prefix + word
        continue
      }
      const divided = divide(word, (head) => fits(prefix + head), fits) ?? (line ? null : cut(word, fits))
      lines.push(divided ? prefix + divided.head : line)
      line = ''
      const rest = divided ? divided.rest : word
      if (rest) words.unshift(rest)
    }
    lines.push(line)
  }
  for (const paragraph of text.split(/\r?\n/)) addParagraph(paragraph)
  return lines
}
