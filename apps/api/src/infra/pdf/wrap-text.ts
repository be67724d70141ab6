import createHyphenator, { type HyphenationFunctionSync } from 'hyphen'
import german from 'hyphen/patterns/de-1996.js'

const softHyphen = '\u00ad'
/** Shorter words stay whole. */
const minWordLength = 6
/** Words that fit a line of their own are divided only from this length on: shorter ones read better on the next line. */
const minDividedLength = 14

/** Without the option `async` it is synchronous, which the types do not know. */
const hyphenate = createHyphenator(german, { minWordLength }) as HyphenationFunctionSync

const withHyphen = (text: string) => (/[-/]$/.test(text) ? text : `${text}-`)

type Fits = (text: string) => boolean

interface Division {
  readonly head: string
  readonly rest: string
}

/** The longest beginning of pieces that fits, and the rest; null when not even the first piece does. */
function divideBetween(pieces: readonly string[], fits: Fits): Division | null {
  for (let count = pieces.length - 1; count > 0; count -= 1) {
    const head = withHyphen(pieces.slice(0, count).join(''))
    if (fits(head)) return { head, rest: pieces.slice(count).join('') }
  }
  return null
}

/** Divides a word after a hyphen of its own, else, where its first part is long or does not fit a line, between syllables. */
function divide(word: string, fits: Fits, fitsLine: Fits): Division | null {
  const parts = word.split(/(?<=[-/])(?=.)/)
  const divided = divideBetween(parts, fits)
  if (divided) return divided
  const [first = '', ...others] = parts
  if (fitsLine(first) && first.length < minDividedLength) return null
  const inFirst = divideBetween(hyphenate(first).split(softHyphen), fits)
  return inFirst && { head: inFirst.head, rest: [inFirst.rest, ...others].join('') }
}

/** The longest beginning that fits, of a word that cannot be divided; at least a character. */
function cut(word: string, fits: Fits): Division {
  const characters = [...word]
  let count = characters.length - 1
  while (count > 1 && !fits(characters.slice(0, count).join(''))) count -= 1
  return { head: characters.slice(0, count).join(''), rest: characters.slice(count).join('') }
}

/**
 * Breaks a German text into lines, dividing long words between syllables. Line breaks stay.
 * @param width of a line, in the unit of `widthOf`
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
