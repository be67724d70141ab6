import { type Html, html } from '@kostbar/stand-in-pages/html'
import { texts } from './texts.ts'

/** Page layout; `wide` for tables. */
export function layout(title: string, main: Html, wide = false): string {
  return html`<!doctype html>
<html lang="de-AT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${texts.seller}</title>
<link rel="stylesheet" href="/base.css">
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="/icon.svg">
</head>
<body>
<header class="notice">${texts.notice}</header>
<main${wide ? html` class="wide"` : ''}>${main}</main>
</body>
</html>`.text
}

/** Message page with a link. */
export function messagePage(title: string, sentence: string, way?: { href: string; label: string }): string {
  const link = way && html`<p><a class="button" href="${way.href}">${way.label}</a></p>`
  return layout(title, html`<section class="card message"><h1>${title}</h1><p>${sentence}</p>${link}</section>`)
}

/** 404 page. */
export const notFoundPage = (): string => messagePage(texts.notFoundTitle, texts.notFound)
