import type { Socket } from 'node:net'
import { errorPage } from './error-page.ts'

interface BrokenRequest {
  readonly status: string
  readonly heading: string
  readonly text: string
}

/** Answers to unparsable requests, by Node.js error code. */
const brokenRequests: Readonly<Record<string, BrokenRequest>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    heading: 'Diese Adresse ist zu lang',
    text: 'Dein Browser hat uns mehr geschickt, als wir annehmen. Kürze die Adresse oder die Suche, oder lösche die Cookies dieser Seite.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    heading: 'Das hat zu lange gedauert',
    text: 'Die Anfrage ist nicht vollständig angekommen. Bitte versuche es noch einmal.',
  },
}

const malformed: BrokenRequest = {
  status: '400 Bad Request',
  heading: 'Diese Anfrage ist ungültig',
  text: 'Wir konnten sie nicht lesen. Bitte versuche es noch einmal.',
}

/** Raw HTTP response to a request that reaches no route: a German page without styles, because it has no CSP nonce. */
export function brokenRequestAnswer(code: string | undefined): string {
  const { status, heading, text } = brokenRequests[code ?? ''] ?? malformed
  const page = errorPage('', { heading, text })
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/html; charset=utf-8',
    "Content-Security-Policy: default-src 'none'",
    'Cache-Control: no-store',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(page)}`,
    '',
    page,
  ].join('\r\n')
}

/** Answers a request that Node.js could not parse and closes its connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // The client has closed the connection: nobody would read an answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.end(brokenRequestAnswer(error.code))
  else socket.destroy()
}
