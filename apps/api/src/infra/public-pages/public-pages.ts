import { lookup as lookupName } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'

/** `REFUSED`: an address that is not public. `UNAVAILABLE`: no answer in time, too large, or not a web page. */
export type PageFailure = 'REFUSED' | 'UNAVAILABLE'

/** A page with its address after redirects, or the reason why it could not be fetched. */
export type FetchedPage = { readonly html: string; readonly url: string } | { readonly failure: PageFailure }

/** Fetches pages of the public internet. */
export interface PublicPages {
  /** Fetches a page whose address a user entered; never throws. @param url http or https */
  fetch(url: string): Promise<FetchedPage>
}

interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

interface PublicPagesOptions {
  /** All addresses of a host name. */
  readonly resolve?: (hostname: string) => Promise<readonly ResolvedAddress[]>
  readonly isAllowedAddress?: (address: string) => boolean
  readonly isAllowedPort?: (port: string) => boolean
  /** Timeout in milliseconds for the page and all its redirects together. */
  readonly timeoutMs?: number
  /** Largest page in bytes, decompressed. */
  readonly maxBytes?: number
}

/** Timeout by default: shorter than the time the web client waits for an answer. */
const defaultTimeoutMs = 10_000
const defaultMaxBytes = 3 * 1024 * 1024
const maxRedirects = 4

class PageError extends Error {
  readonly failure: PageFailure

  constructor(failure: PageFailure) {
    super(failure)
    this.failure = failure
  }
}

const resolveAll = (hostname: string) => lookupName(hostname, { all: true, verbatim: true })

/** Whether a URL has the default port of its scheme; other ports lead to services that are not web pages. */
const isWebPort = (port: string) => port === ''

const redirectStatuses = new Set([301, 302, 303, 307, 308])

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

/**
 * The host without the brackets of IPv6; URLs hold decimal, octal and hexadecimal IPv4 addresses as `127.0.0.1`
 * already.
 */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** The decompressed body of a response. @throws PageError for an unknown encoding */
function bodyOf(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (encoding === 'identity') return response
  if (!(encoding in unpackers)) throw new PageError('UNAVAILABLE')
  const unpacker = unpackers[encoding as keyof typeof unpackers]()
  response.on('error', (error) => unpacker.destroy(error))
  return response.pipe(unpacker)
}

/** @throws PageError beyond `maxBytes` */
async function readBytes(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new PageError('UNAVAILABLE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const isPage = (contentType: string) => /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)

const charsetInTag = /<meta[^>]{0,200}charset=["']?([\w-]{1,40})/i

/** Decodes a page by the charset of its header or first 2 kB; UTF-8 when neither names one. */
function decode(bytes: Buffer, contentType: string): string {
  const named = /charset=["']?([\w-]{1,40})/i.exec(contentType) ?? charsetInTag.exec(bytes.toString('latin1', 0, 2048))
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Target of a redirect; null for a response that is none. @throws PageError for a redirect without a valid address */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (!redirectStatuses.has(statusCode)) return null
  const location = headers.location
  if (!location || !URL.canParse(location, from.href)) throw new PageError('UNAVAILABLE')
  return new URL(location, from)
}

/**
 * Opens the fetcher of public pages, which protects internal services from addresses that users enter (SSRF). The host
 * of every redirect is resolved once, all of its addresses are checked, and the connection goes to an address that was
 * checked, so that the name cannot resolve to another address in between.
 */
export function publicPages(options: PublicPagesOptions = {}): PublicPages {
  const { resolve = resolveAll, isAllowedAddress = isPublicAddress, isAllowedPort = isWebPort } = options
  const { timeoutMs = defaultTimeoutMs, maxBytes = defaultMaxBytes } = options

  /** First address of a URL's host. @throws PageError unless all addresses of the host are allowed */
  const addressOf = async (url: URL): Promise<ResolvedAddress> => {
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
    if (!isWeb || !isAllowedPort(url.port) || url.username !== '' || url.password !== '') throw new PageError('REFUSED')
    const host = hostOf(url)
    const family = isIP(host)
    const addresses = family > 0 ? [{ address: host, family }] : await resolve(host)
    const [first] = addresses
    if (!first) throw new PageError('UNAVAILABLE')
    if (!addresses.every(({ address }) => isAllowedAddress(address))) throw new PageError('REFUSED')
    return first
  }

  const open = async (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    const { address, family } = await addressOf(url)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((answer, fail) => {
      request(
        url,
        {
          signal,
          // No pooled connections: each must go to the address that was checked for it.
          agent: false,
          family,
          lookup: (_hostname, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
          headers: {
            accept: 'text/html,application/xhtml+xml',
            'accept-encoding': 'gzip, deflate, br',
            'accept-language': 'de-AT,de;q=0.9',
            'user-agent': 'Kostbar/1.0 (Rezeptimport)',
          },
        },
        answer,
      )
        .on('error', fail)
        .end()
    })
  }

  const follow = async (from: URL, signal: AbortSignal, redirects = 0): Promise<FetchedPage> => {
    const response = await open(from, signal)
    try {
      const next = redirectOf(response, from)
      if (next) {
        if (redirects >= maxRedirects) throw new PageError('UNAVAILABLE')
        response.destroy()
        return await follow(next, signal, redirects + 1)
      }
      const contentType = response.headers['content-type'] ?? ''
      if (response.statusCode !== 200 || !isPage(contentType)) throw new PageError('UNAVAILABLE')
      return { html: decode(await readBytes(bodyOf(response), maxBytes), contentType), url: from.href }
    } finally {
      response.destroy()
    }
  }

  return {
    fetch: async (url) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const isOver = new Promise<FetchedPage>((end) => {
        signal.addEventListener('abort', () => end({ failure: 'UNAVAILABLE' }), { once: true })
      })
      const page = follow(new URL(url), signal).catch((error: unknown): FetchedPage => {
        // Any other error comes from the network or the foreign server and is not worth a report.
        return { failure: error instanceof PageError ? error.failure : 'UNAVAILABLE' }
      })
      // A DNS lookup cannot be aborted by the signal.
      return Promise.race([page, isOver])
    },
  }
}
