/** Self-contained 500 page, for when rendering fails. */
export const errorPage = (styleNonce: string) => `<!doctype html>
<html lang="de-AT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Es ist etwas schief gelaufen – Kostbar</title>
<style nonce="${styleNonce}">
:root { color-scheme: light dark; background: light-dark(#fbf7f0, #151c19); color: light-dark(#1e2b26, #f4eee3) }
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
a { color: light-dark(#2f5d4a, #93cbaa) }
</style>
</head>
<body>
<h1>Es ist etwas schief gelaufen</h1>
<p>Das liegt an uns. Bitte lade die Seite in ein paar Sekunden neu.</p>
<p><a href="">Neu laden</a></p>
</body>
</html>
`
