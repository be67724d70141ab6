import { type Html, html } from '@kostbar/stand-in-pages/html'
import type { Message } from './message.ts'
import { formatDate, subjectOf, texts } from './texts.ts'

const layout = (title: string, main: Html): string =>
  html`<!doctype html>
<html lang="de-AT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Kostbar</title>
<link rel="stylesheet" href="/base.css">
<link rel="stylesheet" href="/list.css">
<link rel="icon" href="/icon.svg">
</head>
<body><main>${main}</main></body>
</html>`.text

const listItem = (message: Message): Html => html`<li><a href="/messages/${message.id}">
<strong>${subjectOf(message)}</strong>
<span class="route">${message.from || texts.noSender} → ${message.to.join(', ')}</span>
<time datetime="${message.receivedAt}">${formatDate(message.receivedAt)}</time>
</a></li>`

const filterForm = (to: string): Html => html`<form method="get" action="/">
<label for="to">${texts.filter}</label>
<input id="to" name="to" type="email" autocomplete="off" placeholder="mitglied@kostbar.test" value="${to}">
<button>${texts.filterSubmit}</button>
${to && html`<a href="/">${texts.all}</a>`}
</form>`

/** Inbox page, newest first; `to` filters by recipient, '' for all. */
export function listPage(messages: Message[], to: string): string {
  const count = to ? texts.countFor(messages.length, to) : texts.count(messages.length)
  const empty = html`<p class="empty">${to ? texts.emptyFor(to) : texts.empty}</p>`
  const list = messages.length ? html`<ol>${messages.map(listItem)}</ol>` : empty
  const mails = html`<div id="mails"><p class="count" role="status">${count}</p>${list}</div>`
  const head = html`<header><h1>${texts.title}</h1><p>${texts.subtitle}</p></header>`
  return layout(texts.title, html`${head}${filterForm(to)}${mails}<script type="module" src="/refresh.js"></script>`)
}

const tab = (href: string, label: string, isCurrent: boolean): Html =>
  html`<a href="${href}"${isCurrent && html` aria-current="page"`}>${label}</a>`

function content(message: Message, asText: boolean): Html {
  if (asText) return html`<pre>${message.text || texts.noText}</pre>`
  const title = texts.frameTitle(subjectOf(message))
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
  return html`<iframe sandbox="${sandbox}" src="/messages/${message.id}/html" title="${title}"></iframe>`
}

/** Mail page: HTML or plain text. */
export function messagePage(message: Message, wantsText: boolean): string {
  const asText = wantsText || !message.html
  const here = `/messages/${message.id}`
  const tabs = message.html
    ? html`<nav aria-label="${texts.views}">${tab(here, texts.designed, !asText)}${tab(`${here}?text`, texts.plain, asText)}</nav>`
    : undefined
  const head = html`<p><a href="/">${texts.back}</a></p><h1>${subjectOf(message)}</h1>
<dl><dt>${texts.from}</dt><dd>${message.from || texts.noSender}</dd>
<dt>${texts.to}</dt><dd>${message.to.join(', ')}</dd>
<dt>${texts.sent}</dt><dd><time datetime="${message.date}">${formatDate(message.date)}</time></dd></dl>`
  return layout(subjectOf(message), html`${head}${tabs}${content(message, asText)}`)
}

/** 404 page. */
export const notFoundPage = (): string =>
  layout(texts.title, html`<p class="empty">${texts.notFound}</p><p><a href="/">${texts.back}</a></p>`)

/** HTML of a mail for the sandboxed frame; links open in a new tab. */
export const framedHtml = (message: Message): string => `<base target="_blank"><meta charset="utf-8">${message.html}`
