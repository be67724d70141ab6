import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Nonces } from './document.ts'

/** A document with places for the nonces of each answer. */
export type Template = readonly string[]

/** A kept page is made anew after this long, though the content is the same: dates and prices may have moved on. */
const longest = 5 * 60_000

const mostBytes = 100e6

/** Stands for the nonces in a kept page. Nobody knows it, so nobody can write it into a page. */
const mark = randomBytes(18).toString('base64url')

/** What a page that shall be kept is rendered with instead of nonces. */
export const placeholders: Nonces = { script: `script-${mark}`, style: `style-${mark}` }

/** Cuts a document at its placeholders. */
export const templateOf = (document: string): Template => document.split(new RegExp(`((?:script|style)-${mark})`))

/** A document with nonces of its own. */
export const fill = (template: Template, { script, style }: Nonces): string =>
  template.map((part) => (part === placeholders.script ? script : part === placeholders.style ? style : part)).join('')

/**
 * Rendered pages of visitors without a session, by path and theme.
 * @param version of the content; pages of another version are not found
 */
export function pageCache(version: () => number) {
  const pages = new LRUCache<string, { template: Template; version: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ template }) => template.reduce((sum, part) => sum + part.length * 2, 64),
    ttl: longest,
  })
  return {
    get(key: string): Template | undefined {
      const kept = pages.get(key)
      return kept?.version === version() ? kept.template : undefined
    },
    /** @param since the version when rendering began; if another has come since, the page is not kept */
    set(key: string, template: Template, since: number): void {
      if (since !== 0 && since === version()) pages.set(key, { template, version: since })
    },
  }
}
