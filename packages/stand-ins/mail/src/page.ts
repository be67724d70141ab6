import type { Message } from './message.ts'
import { formatDate, subjectOf, texts } from './texts.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const layout = (title: string, main: string): string => `<!doctype html>
<html lang="de-AT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Kostbar</title>
<link rel="stylesheet" href="/base.css">
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="/icon.svg">
</head>
<body><main>${main}</main></body>
</html>`

const listItem = (kept: Message): string => `<li><a href="/messages/${kept.id}">
<strong>${escapeHtml(subjectOf(kept))}</strong>
<span class="route">${escapeHtml(kept.from || texts.noSender)} → ${escapeHtml(kept.to.join(', '))}</span>
<time datetime="${kept.receivedAt}">${formatDate(kept.receivedAt)}</time>
</a></li>`

const filterForm = (to: string): string => `<form method="get" action="/">
<label for="to">${texts.filter}</label>
<input id="to" name="to" type="email" autocomplete="off" placeholder="mitglied@kostbar.test" value="${escapeHtml(to)}">
<button>${texts.filterSubmit}</button>
${to ? `<a href="/">${texts.all}</a>` : ''}
</form>`

/** Inbox page, newest first; `to` filters by recipient, '' for all. */
export function listPage(messages: Message[], to: string): string {
  const count = to ? texts.countFor(messages.length, to) : texts.count(messages.length)
  const empty = `<p class="empty">${escapeHtml(to ? texts.emptyFor(to) : texts.empty)}</p>`
  const list = messages.length ? `<ol>${messages.map(listItem).join('')}</ol>` : empty
  const mails = `<div id="mails"><p class="count" role="status">${escapeHtml(count)}</p>${list}</div>`
  const head = `<header><h1>${texts.title}</h1><p>${texts.subtitle}</p></header>`
  return layout(texts.title, `${head}${filterForm(to)}${mails}<script type="module" src="/refresh.js"></script>`)
}

const tab = (href: string, label: string, isCurrent: boolean): string =>
  `<a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${label}</a>`

function content(kept: Message, asText: boolean): string {
  if (asText) return `<pre>${escapeHtml(kept.text || texts.noText)}</pre>`
  const title = escapeHtml(texts.frameTitle(subjectOf(kept)))
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
  return `<iframe sandbox="${sandbox}" src="/messages/${kept.id}/html" title="${title}"></iframe>`
}

/** Mail page: HTML or plain text. */
export function messagePage(kept: Message, wantsText: boolean): string {
  const asText = wantsText || !kept.html
  const here = `/messages/${kept.id}`
  const tabs = kept.html
    ? `<nav aria-label="${texts.views}">${tab(here, texts.designed, !asText)}${tab(`${here}?text`, texts.plain, asText)}</nav>`
    : ''
  const head = `<p><a href="/">${texts.back}</a></p><h1>${escapeHtml(subjectOf(kept))}</h1>
<dl><dt>${texts.from}</dt><dd>${escapeHtml(kept.from || texts.noSender)}</dd>
<dt>${texts.to}</dt><dd>${escapeHtml(kept.to.join(', '))}</dd>
<dt>${texts.sent}</dt><dd><time datetime="${kept.date}">${formatDate(kept.date)}</time></dd></dl>`
  return layout(subjectOf(kept), `${head}${tabs}${content(kept, asText)}`)
}

/** 404 page. */
export const notFoundPage = (): string =>
  layout(texts.title, `<p class="empty">${texts.notFound}</p><p><a href="/">${texts.back}</a></p>`)

/** HTML of a mail for the sandboxed frame; links open in a new tab. */
export const framedHtml = (kept: Message): string => `<base target="_blank"><meta charset="utf-8">${kept.html}`
