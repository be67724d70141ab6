import { escapeMarkup } from './escape-markup.ts'

interface ErrorText {
  readonly heading: string
  readonly text: string
}

/** Texts of the error page after a failed rendering. */
export const unexpectedError: ErrorText = {
  heading: 'Es ist etwas schief gelaufen',
  text: 'Das liegt an uns. Bitte lade die Seite in ein paar Sekunden neu.',
}

/** Texts of the error page while the server refuses requests because of overload. */
export const overloaded: ErrorText = {
  heading: 'Gerade ist viel los',
  text: 'Wir bekommen im Moment sehr viele Anfragen. Bitte lade die Seite in ein paar Sekunden neu.',
}

/** Self-contained HTML of the error page, for when the app cannot be rendered. */
export const errorPage = (styleNonce: string, { heading, text }: ErrorText = unexpectedError) => `<!doctype html>
<html lang="de-AT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(heading)}</title>
<style nonce="${styleNonce}">
:root { color-scheme: light dark; background: light-dark(#fbf7f0, #151c19); color: light-dark(#1e2b26, #f4eee3) }
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
a { color: light-dark(#2f5d4a, #93cbaa) }
</style>
</head>
<body>
<h1>${escapeMarkup(heading)}</h1>
<p>${escapeMarkup(text)}</p>
<p><a href="">Neu laden</a></p>
</body>
</html>
`
