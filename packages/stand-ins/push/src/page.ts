import { type Html, html } from '@kostbar/stand-in-pages/html'
import type { ReceivedPush } from './devices.ts'

const dateTime = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Vienna',
})

/** Title and body of a notification payload; any other payload becomes the body. */
function contentsOf(payload: string): { title: string; body: string } {
  try {
    const { title, body } = JSON.parse(payload) as { title?: string; body?: string }
    return { title: title ?? '', body: body ?? '' }
  } catch {
    return { title: '', body: payload }
  }
}

function item({ deviceId, payload, receivedAt }: ReceivedPush): Html {
  const { title, body } = contentsOf(payload)
  return html`<li><strong>${title}</strong> <span>${body}</span>
<span class="route">an das Gerät ${deviceId}</span> <time datetime="${receivedAt}">${dateTime.format(Date.parse(receivedAt))}</time></li>`
}

/** Page of the messages that reached devices, newest first. */
export function listPage(received: readonly ReceivedPush[]): string {
  const list = received.length
    ? html`<ol>${received.toReversed().slice(0, 200).map(item)}</ol>`
    : html`<p class="empty">Noch keine Mitteilungen. Sie erscheinen hier, sobald eine an ein Gerät dieses Push-Dienstes geht.</p>`
  return html`<!doctype html>
<html lang="de-AT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="5">
<title>Push-Dienst · Kostbar</title>
<link rel="stylesheet" href="/base.css">
<link rel="stylesheet" href="/list.css">
<link rel="icon" href="/icon.svg">
</head>
<body><main><header><h1>Push-Dienst</h1><p>Mitteilungen, die auf echten Geräten erscheinen würden. Nur auf diesem Rechner.</p></header>${list}</main></body>
</html>`.text
}
