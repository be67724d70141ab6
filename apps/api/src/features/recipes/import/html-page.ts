import { Parser } from 'htmlparser2'

/** Content of a page without scripts, styles and markup. */
export interface HtmlPage {
  readonly title: string
  /** Contents of `<script type="application/ld+json">`, unparsed. */
  readonly jsonLd: readonly string[]
  /** Microdata values, each with the type of its item (`Recipe`, `Person`). */
  readonly microdata: readonly MicrodataValue[]
  /** Visible text, one line per block element. */
  readonly text: string
}

export interface MicrodataValue {
  /** Last part of the item's type, for example `Recipe`; empty without a type. */
  readonly item: string
  readonly property: string
  readonly text: string
}

/** Elements whose content is not visible text. */
const hidden = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'select',
  'button',
  'nav',
  'footer',
  'form',
  'textarea',
])
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'data',
  'em',
  'font',
  'i',
  'label',
  'mark',
  'meta',
  'link',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'img',
  'wbr',
  'td',
  'th',
])
/** Table cells: their texts stay in one line, separated by a space. */
const spaced = new Set(['td', 'th'])

interface OpenElement {
  readonly tag: string
  readonly isHidden: boolean
  readonly item: string | null
  readonly value: { property: string; item: string; start: number } | null
}

const typeName = (itemtype: string | undefined) => itemtype?.split(/[/#]/).at(-1) ?? ''

const tidyLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

/** Collects text and structured data in one pass of the parser, however deep the page is nested. */
class PageReader {
  readonly jsonLd: string[] = []
  readonly microdata: MicrodataValue[] = []
  title = ''
  private text = ''
  private script: string | null = null
  private hiddenDepth = 0
  private readonly open: OpenElement[] = []
  private readonly items: string[] = []

  onopentag(tag: string, attributes: Record<string, string>): void {
    if (tag === 'script' && /^application\/ld\+json/i.test(attributes.type ?? '')) this.script = ''
    if (this.hiddenDepth === 0) this.separate(tag)
    const owner = this.items.at(-1) ?? ''
    const item = attributes.itemscope === undefined ? null : typeName(attributes.itemtype)
    const isHidden = hidden.has(tag)
    const stated = attributes.content ?? (tag === 'time' ? attributes.datetime : undefined) ?? undefined
    const property = attributes.itemprop
    if (property && stated !== undefined) this.microdata.push({ item: owner, property, text: stated })
    const value = property && stated === undefined ? { property, item: owner, start: this.text.length } : null
    this.open.push({ tag, isHidden, item, value })
    if (item !== null) this.items.push(item)
    if (isHidden) this.hiddenDepth += 1
  }

  ontext(text: string): void {
    if (this.script !== null) this.script += text
    else if (this.open.at(-1)?.tag === 'title' && this.title === '') this.title = text.trim()
    else if (this.hiddenDepth === 0) this.text += text.replace(/\s+/g, ' ')
  }

  onclosetag(tag: string): void {
    const element = this.open.pop()
    if (!element) return
    if (this.script !== null && tag === 'script') {
      this.jsonLd.push(this.script)
      this.script = null
    }
    if (element.isHidden) this.hiddenDepth -= 1
    if (element.item !== null) this.items.pop()
    if (element.value) {
      const { property, item, start } = element.value
      this.microdata.push({ property, item, text: tidyLines(this.text.slice(start)) })
    }
    if (this.hiddenDepth === 0) this.separate(tag)
  }

  private separate(tag: string): void {
    if (spaced.has(tag)) this.text += ' '
    else if (!inline.has(tag)) this.text += '\n'
  }

  page(): HtmlPage {
    return { title: this.title, jsonLd: this.jsonLd, microdata: this.microdata, text: tidyLines(this.text) }
  }
}

/** Reads a page without executing or loading anything in it. Broken markup is read as far as possible. */
export function readHtmlPage(html: string): HtmlPage {
  const reader = new PageReader()
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => reader.onopentag(tag, attributes),
      ontext: (text) => reader.ontext(text),
      onclosetag: (tag) => reader.onclosetag(tag),
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return reader.page()
}

/** Text of an HTML fragment such as `1 <b>EL</b> &Ouml;l`, without markup and entities. */
export const textOfHtml = (fragment: string): string =>
  /[<&]/.test(fragment) ? readHtmlPage(fragment).text : tidyLines(fragment)
